//! Taking the newest action back, while it has revealed nothing. (K9)

use super::Table;
use super::log::{Line, Said};
use crate::record::Entry;
use crate::{Refusal, Seat, SeatSet, WholeGame, rules};

impl<G: WholeGame> Table<G> {
    /// The holder of these seats takes the newest action back. (K9)
    pub fn take_back(&mut self, holder: SeatSet, seq: usize) -> Result<(), Refusal> {
        self.check_seq(seq)?;
        let newest = self.may_take_back(holder)?;
        let past = self.past.pop().expect("something may be taken back");
        self.state = *past.state;
        self.log.truncate(past.log);
        self.done -= 1;
        self.entries.push(Entry::TakeBack { seat: newest });
        self.log.push(Line { entry: self.entries.len(), said: Said::TookBack(newest) });
        Ok(())
    }

    /// Whose action the holder of these seats would take back now.
    pub fn may_take_back(&self, holder: SeatSet) -> Result<Seat, Refusal> {
        self.check_running()?;
        if let Some(seat) = self.would_take_back(holder) {
            return Ok(seat);
        }
        match self.past.last() {
            Some(past) => Err(Refusal::new(
                &[rules::BACK_01],
                format!("The newest action is {}'s; only they may take it back.", self.names.of(past.seat)),
            )),
            None if self.done == 0 => Err(Refusal::new(&[rules::BACK_01], "Nothing has been done yet.")),
            None => {
                Err(Refusal::new(&[rules::BACK_02], "The newest action revealed something and stays done."))
            }
        }
    }

    /// Whether they may, without a word about why not.
    pub fn can_take_back(&self, holder: SeatSet) -> bool {
        self.turn().outcome().is_none() && self.would_take_back(holder).is_some()
    }

    fn would_take_back(&self, holder: SeatSet) -> Option<Seat> {
        self.past.last().map(|past| past.seat).filter(|seat| holder.has(*seat))
    }
}

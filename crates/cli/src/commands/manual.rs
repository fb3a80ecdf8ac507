//! `undercroft completions` and `undercroft man`: what a shell and `man` want to know of the command line.

use std::io;
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;

/// For which shell.
#[derive(Args)]
pub(crate) struct CompletionsArgs {
    /// The shell, such as bash or zsh
    shell: Shell,
}

impl CompletionsArgs {
    /// Writes the script that completes words of this command line.
    pub(crate) fn run(self, mut command: Command) -> ExitCode {
        let name = command.get_name().to_owned();
        clap_complete::generate(self.shell, &mut command, name, &mut io::stdout());
        ExitCode::SUCCESS
    }
}

/// Writes the page for `man`, with a section for every command.
pub(crate) fn man(command: &Command) -> anyhow::Result<ExitCode> {
    let mut out = io::stdout().lock();
    clap_mangen::Man::new(command.clone()).render(&mut out)?;
    for part in command.get_subcommands() {
        let page = clap_mangen::Man::new(part.clone().bin_name(format!("undercroft {}", part.get_name())));
        page.render_synopsis_section(&mut out)?;
        page.render_description_section(&mut out)?;
        page.render_options_section(&mut out)?;
    }
    Ok(ExitCode::SUCCESS)
}

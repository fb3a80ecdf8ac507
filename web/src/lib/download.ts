/** Hands a match to whoever sits here, as a file. */
import * as api from './api';

export async function download(table: string, game: string): Promise<void> {
  const file = new Blob([JSON.stringify(await api.record(table), null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${game}-${table}.match.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

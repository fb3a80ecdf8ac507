/** Crypt Crusade on the shelf. */
import graveyard from 'icon:graveyard';
import type { Box } from '../shelf';

export default { cover: graveyard, open: async () => (await import('./look')).crusade } satisfies Box;

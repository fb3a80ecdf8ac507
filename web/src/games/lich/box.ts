/** The Lich's Crypt on the shelf. */
import skullStaff from 'icon:skull-staff';
import type { Box } from '../shelf';

export default { cover: skullStaff, open: async () => (await import('./look')).lich } satisfies Box;

/** Crypt: The Pharaoh's Curse on the shelf. */
import pharaohMask from 'icon:pharoah';
import type { Box } from '../shelf';

export default { cover: pharaohMask, open: async () => (await import('./look')).pharaoh } satisfies Box;

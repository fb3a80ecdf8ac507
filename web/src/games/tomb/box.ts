/** Dark Tomb on the shelf. */
import torch from 'icon:torch';
import type { Box } from '../shelf';

export default { cover: torch, open: async () => (await import('./look')).tomb } satisfies Box;

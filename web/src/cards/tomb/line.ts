import type { Glance } from '../face';
import type { Words } from '../picture/compose';

/** One of the four Actions of a character. */
export type Action = Words & { readonly glance?: readonly Glance[] };

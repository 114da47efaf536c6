import type { Ids } from '../ids.ts';

/** Something standing on, or hung over, the sidewalk: its foot, or the point it is measured from, is at x, y. */
export type Prop = (x: number, y: number, ids: Ids) => string;

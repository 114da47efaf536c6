import type { Ids } from '#art/ids.ts';

/** An item on or above the sidewalk: its foot or anchor point is at x, y. */
export type Prop = (x: number, y: number, ids: Ids) => string;

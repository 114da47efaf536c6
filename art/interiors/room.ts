import type { Random } from '../random.ts';

/** What a shop window looks into. Interiors may run past its edges: the window cuts them off. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The campaign's: what is in the window changes with it. */
  random: Random;
}

export type Interior = (room: Room) => string;

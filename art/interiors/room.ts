import type { Random } from '#art/random.ts';

/** The interior behind a shop window. It may extend past its edges, where the window clips it. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Seeded by the campaign, so the goods in the window differ for each. */
  random: Random;
}

export type Interior = (room: Room) => string;

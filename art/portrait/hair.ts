import { circle, each, path, rect } from '#art/pen.ts';

/** Hair or a head covering, around a head at 32, 28: the part behind the head, and the part over it. */
interface Hairdo {
  behind: string;
  over: string;
}

export type Hairstyle = keyof typeof HAIRSTYLES;

export const HAIRSTYLES = {
  crop: (color: string): Hairdo => ({
    behind: '',
    over: path(
      'M18.5 28c-1 -13 7 -17.5 14 -17.5c8 0 14 5 13 17.5c-2 -6 -4 -8 -7 -9c-5 1.5 -10 1.5 -14 .5c-3 1.5 -5 4.5 -6 8.5z',
      color,
    ),
  }),
  fade: (color: string): Hairdo => ({
    behind: '',
    over: path('M20 22c0 -9 6 -12 12 -12s12 3 12 12c-3 -3.5 -7 -4.5 -12 -4.5s-9 1 -12 4.5z', color),
  }),
  afro: (color: string): Hairdo => ({
    behind: circle(32, 22, 18.5, color) + circle(19, 28, 9, color) + circle(45, 28, 9, color),
    over: path('M20 25c2 -7 7 -9 12 -9s10 2 12 9c2 -10 -4 -15 -12 -15s-14 5 -12 15z', color),
  }),
  puff: (color: string): Hairdo => ({
    behind: circle(32, 9.5, 9.5, color),
    over: path('M19.5 27c-1 -12 6 -15 12.5 -15s13.5 3 12.5 15c-2 -7 -7 -9 -12.5 -9s-10.5 2 -12.5 9z', color),
  }),
  bob: (color: string): Hairdo => ({
    behind: path('M16 44c-3 -22 2 -34 16 -34s19 12 16 34c-5 1 -9 0 -10 -3h-12c-1 3 -5 4 -10 3z', color),
    over: path(
      'M19 29c0 -8 3 -11 8 -13c5 4 12 5 17 6c1 3 1 5 .5 8c3 -14 -3 -20 -12.5 -20s-16 7 -13 19z',
      color,
    ),
  }),
  long: (color: string): Hairdo => ({
    behind: path('M15 58c-2 -30 0 -48 17 -48s19 18 17 48z', color),
    over: path(
      'M19 30c0 -8 5 -13 11 -15c3 5 9 8 15 9c0 2 0 4 -.5 6c4 -14 -3 -20 -12.5 -20s-16 6 -13 20z',
      color,
    ),
  }),
  wavy: (color: string): Hairdo => ({
    behind: path(
      'M15 50c-4 -5 0 -8 -1 -13c-1 -5 1 -6 1 -11c1 -11 8 -16 17 -16s16 5 17 16c0 5 2 6 1 11c-1 5 3 8 -1 13c-3 4 -8 3 -9 0h-16c-1 3 -6 4 -9 0z',
      color,
    ),
    over: path('M19 29c1 -8 6 -10 13 -14c5 4 10 5 13 14c3 -13 -4 -19 -13 -19s-16 6 -13 19z', color),
  }),
  bun: (color: string): Hairdo => ({
    behind: circle(43, 12, 7.5, color),
    over: path('M19 28c-2 -13 6 -18 13 -18s15 5 13 18c-1 -6 -5 -9 -9 -11c-6 4 -12 4 -17 11z', color),
  }),
  curls: (color: string): Hairdo => ({
    behind: each(
      [
        [20, 20],
        [26, 14],
        [33, 12],
        [40, 15],
        [45, 21],
        [18, 27],
        [46, 28],
      ] as const,
      ([x, y]) => circle(x, y, 7, color),
    ),
    over: each(
      [
        [23, 18],
        [29, 15.5],
        [36, 16],
        [41, 19],
      ] as const,
      ([x, y]) => circle(x, y, 5, color),
    ),
  }),
  braids: (color: string): Hairdo => ({
    behind:
      rect(15.5, 22, 6, 34, color, 3) +
      rect(42.5, 22, 6, 34, color, 3) +
      rect(19, 20, 4, 32, color, 2) +
      rect(41, 20, 4, 32, color, 2),
    over: path(
      'M18.5 30c-2 -15 6 -20 13.5 -20s15.5 5 13.5 20c-2 -8 -6 -12 -13 -13c-8 1 -12 5 -14 13z',
      color,
    ),
  }),
  bald: (): Hairdo => ({ behind: '', over: '' }),
  beanie: (): Hairdo => ({
    behind: '',
    over:
      path('M18.5 24c0 -11 6 -15 13.5 -15s13.5 4 13.5 15z', '#E8452C') + rect(17.5, 21, 29, 6, '#BF361F', 3),
  }),
  cap: (): Hairdo => ({
    behind: '',
    over:
      path('M19 23c0 -9 6 -13 13 -13s13 4 13 13z', '#22344F') + path('M30 20.5h19q3 2.5 1 5h-20z', '#1A2840'),
  }),
  hijab: (): Hairdo => ({
    behind: path(
      'M32 8c-12 0 -18 9 -17 22c.5 8 -2 14 -6 22h46c-4 -8 -6.5 -14 -6 -22c1 -13 -5 -22 -17 -22z',
      '#2F7F78',
    ),
    over: path(
      'M32 8c-12 0 -18 9 -17 22c1 9 7 18 17 18s16 -9 17 -18c1 -13 -5 -22 -17 -22zm0 9c7 0 11 5 11 13s-5 13 -11 13s-11 -5 -11 -13s4 -13 11 -13z',
      '#2F7F78',
      { 'fill-rule': 'evenodd' },
    ),
  }),
};

import type { Industry } from '#art/industries.ts';
import { circle, path, rect, ring, stroke } from '#art/pen.ts';
import { flower } from '#art/plants.ts';

/** The emblem of an industry within a circle of radius 12 around 0, 0. */
type Emblem = (ink: string, board: string) => string;

export const EMBLEMS: Record<Industry, Emblem> = {
  bakery: (ink, board) =>
    path('M-11 5c-2 -9 4 -13 11 -13s13 4 11 13c-3 1 -5 -1 -6 -3c-3 2 -7 2 -10 0c-1 2 -3 4 -6 3z', ink) +
    stroke('M-4 -6l-2 6M3 -6l2 6', board, 1.6),
  barber: (ink) =>
    stroke('M-8 -9L5 5M8 -9L-5 5', ink, 2.6) + ring(-7, 8, 3.4, ink, 2.4) + ring(7, 8, 3.4, ink, 2.4),
  ramen: (ink) =>
    path('M-12 0h24c0 6 -4 10 -8 10h-8c-4 0 -8 -4 -8 -10z', ink) +
    stroke('M-2 -2L8 -12M3 -2L12 -10', ink, 1.8),
  florist: (ink, board) => flower(0, 0, 10, ink, { center: board }),
  books: (ink) =>
    path('M0 -7c-3 -3 -8 -3 -11 -2v15c3 -1 8 -1 11 2c3 -3 8 -3 11 -2v-15c-3 -1 -8 -1 -11 2z', ink),
  gym: (ink) => rect(-12, -5, 5, 10, ink, 1.5) + rect(7, -5, 5, 10, ink, 1.5) + rect(-8, -1.6, 16, 3.2, ink),
  coffee: (ink) =>
    path('M-9 -5h15v8c0 4 -3 6 -6 6h-3c-3 0 -6 -2 -6 -6z', ink) +
    stroke('M6 -3c5 0 5 7 -1 7', ink, 2.2) +
    stroke('M-5 -8v-3M0 -8v-3', ink, 1.8),
  pizza: (ink, board) =>
    path('M-10 -8q10 -5 20 0l-10 19z', ink) + circle(-2, -3, 2.4, board) + circle(3, 0, 2.2, board),
  taqueria: (ink) => path('M-12 6a12 12 0 0 1 24 0z', ink),
  vintage: (ink) => path('M-6 -9l3 -2h6l3 2l3 18h-18z', ink),
  ceramics: (ink) => path('M-4 -11h8c0 4 6 6 6 12c0 5 -4 9 -6 9h-8c-2 0 -6 -4 -6 -9c0 -6 6 -8 6 -12z', ink),
  salon: (ink) => rect(-5, -1, 10, 11, ink, 2) + rect(-2, -11, 4, 9, ink, 1),
  wine: (ink) =>
    path('M-6 -11h12c0 9 -2 11 -6 11s-6 -2 -6 -11z', ink) + rect(-1, 0, 2, 8, ink) + rect(-5, 8, 10, 2, ink),
  records: (ink, board) => circle(0, 0, 11, ink) + circle(0, 0, 3.4, board),
  bikes: (ink) => ring(0, 0, 10, ink, 2.4) + stroke('M0 -10v20M-10 0h20M-7 -7l14 14M7 -7l-14 14', ink, 1.2),
  deli: (ink) =>
    path(
      'M-11 -3h22v3h-22zM-10 3h20c0 4 -3 6 -5 6h-10c-2 0 -5 -2 -5 -6zM-10 -5c0 -5 5 -6 10 -6s10 1 10 6z',
      ink,
    ),
};

import { PAINT } from '#art/palette.ts';
import { circle, each, ellipse, path, place, rect, shadow, stroke, times } from '#art/pen.ts';
import { ground, planks, plate } from './table.ts';

export function loaf(): string {
  const cloth =
    rect(-30, -44, 60, 88, '#FFF8EA', 3) + times(3, (row) => rect(-30, -30 + row * 26, 60, 2, PAINT.tomato));
  const bread =
    ellipse(0, 3, 26, 37, PAINT.ink, shadow(0.18)) +
    ellipse(0, 0, 26, 36, '#A9612A') +
    ellipse(-2, -3, 22, 31, '#C4803F') +
    each([-18, -6, 6, 18], (y) => stroke(`M-11 ${y}q11 -9 22 0`, '#F6DDAE', 3.4));
  const knife = rect(-2.5, -30, 5, 40, '#DDE3E2', 2) + rect(-3.5, 10, 7, 22, '#3A2A1E', 3);
  return (
    planks('#C98F4E') +
    place(cloth, { x: 40, y: 84, rotate: -12 }) +
    place(bread, { x: 46, y: 78, rotate: 18 }) +
    place(knife, { x: 76, y: 122, rotate: 28 })
  );
}

export function slice(): string {
  const toast =
    path('M-20 -14c-6 -10 6 -18 20 -16c14 -2 26 6 20 16v28c0 4 -2 5 -5 5h-30c-3 0 -5 -1 -5 -5z', '#A9612A') +
    path('M-16 -13c-4 -8 6 -13 16 -12c10 -1 20 4 16 12v24c0 3 -1 4 -4 4h-24c-3 0 -4 -1 -4 -4z', '#FBE8C2') +
    rect(-8, -8, 17, 14, '#FFD766', 3);
  return (
    ground('#2F5560') +
    plate(45, 88, 38) +
    place(toast, { x: 45, y: 90, rotate: -14 }) +
    place(rect(-1.5, -34, 3, 68, '#C9CFCE', 1), { x: 10, y: 60, rotate: -16 })
  );
}

export function croissant(): string {
  const pastry =
    path(
      'M-28 10c-4 -22 14 -32 28 -32s32 10 28 32c-3 5 -9 3 -11 -3c-3 -9 -10 -12 -17 -12s-14 3 -17 12c-2 6 -8 8 -11 3z',
      '#C4803F',
    ) + stroke('M-17 -10l5 12M-6 -19l2 13M7 -19l-2 13M18 -10l-5 12', '#8A5424', 2.2);
  return (
    ground('#F7DACB') +
    plate(45, 82, 36) +
    place(pastry, { x: 45, y: 84, rotate: -20 }) +
    circle(74, 130, 16, '#FFFDF7') +
    circle(74, 130, 11, '#6E4428')
  );
}

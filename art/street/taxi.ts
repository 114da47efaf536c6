import { letter } from '#art/lettering/letter.ts';
import { PAINT } from '#art/palette.ts';
import { circle, ellipse, path, place, rect, shadow, times } from '#art/pen.ts';

const GLASS = '#2A3138';

export function taxi(x: number, y: number, scale = 1): string {
  const car =
    ellipse(92, 2, 96, 5, PAINT.ink, shadow(0.2)) +
    path(
      'M6 -14c-3 -18 2 -26 14 -29l22 -5c10 -16 20 -24 36 -24h30c16 0 26 8 36 22l26 5c12 3 15 12 13 31z',
      PAINT.yellow,
    ) +
    path('M50 -48c7 -11 14 -17 26 -17h12v17z', GLASS) +
    path('M94 -65h14c12 0 20 6 27 17h-41z', GLASS) +
    path('M56 -48l9 -14h8l-9 14z', PAINT.white, { opacity: 0.18 }) +
    rect(6, -22, 177, 8, '#E0A91A', 3) +
    times(11, (index) => rect(48 + index * 9, -40 + (index % 2) * 4, 9, 4, PAINT.ink)) +
    rect(78, -84, 32, 11, PAINT.cream, 3) +
    letter({ text: 'TAXI', x: 94, y: -78.6, size: 9, fill: PAINT.ink }) +
    wheel(42) +
    wheel(146) +
    rect(2, -26, 9, 7, PAINT.tomato, 2) +
    rect(176, -30, 9, 9, PAINT.cream, 3);
  return place(car, { x, y, scale });
}

function wheel(x: number): string {
  return circle(x, -12, 17, PAINT.ink) + circle(x, -12, 8, '#C9C4BC');
}

import { PAINT } from '#art/palette.ts';
import { circle, each, ellipse, path, place, rect, shadow, stroke, times, transform } from '#art/pen.ts';
import { ground, planks } from './table.ts';

export function bowl(): string {
  const noodles = times(5, (index) =>
    stroke(`M${22 + index * 6} 92q12 ${-14 - index * 2} 30 ${-4 + index * 3}`, '#FBE6B4', 3),
  );
  const scallions = [
    [40, 100],
    [46, 60],
    [36, 88],
  ] as const;
  const chopsticks = rect(-1, -48, 2, 96, '#C99559', 1) + rect(4, -48, 2, 96, '#C99559', 1);
  return (
    planks('#4A352B') +
    circle(45, 84, 40, PAINT.ink, shadow(0.4)) +
    circle(45, 82, 39, PAINT.navy) +
    circle(45, 82, 34, '#E9B45C') +
    noodles +
    ellipse(60, 70, 10, 8, '#FFFDF7') +
    circle(60, 70, 4.6, '#F5A623') +
    ellipse(30, 68, 12, 7, '#B4694A') +
    ellipse(33, 74, 11, 6, '#C9826A') +
    rect(50, 92, 16, 20, '#1F3B2E', 1) +
    each(scallions, ([x, y]) => circle(x, y, 2.6, '#5BA05E')) +
    place(chopsticks, { x: 78, y: 100, rotate: 24 })
  );
}

export function latte(): string {
  const fern = times(3, (index) => {
    const half = 12 - index * 3;
    return path(
      `M${44 - half} ${66 + index * 8}q${half} 12 ${half * 2} 0q${-half} 7 ${-half * 2} 0z`,
      '#F6E3C8',
    );
  });
  return (
    ground('#EFD9C0') +
    rect(0, 108, 90, 52, '#E2573C') +
    circle(46, 78, 37, PAINT.ink, shadow(0.13)) +
    circle(44, 74, 37, '#FFFDF7') +
    circle(44, 74, 26, '#F4EEE4') +
    circle(44, 74, 24, '#8A5332') +
    fern +
    path('M38 60q6 -7 12 0q2 6 -6 11q-8 -5 -6 -11z', '#F6E3C8') +
    rect(76, 68, 14, 10, '#FFFDF7', 5)
  );
}

export function taco(): string {
  const tacos = [
    { y: 42, rotate: -8 },
    { y: 84, rotate: 4 },
    { y: 126, rotate: -4 },
  ];
  const shell = (dy: number) => `M-34 ${dy}a34 30 0 0 1 68 0z`;
  const shapes =
    path(shell(10), PAINT.ink, { opacity: 0.16, transform: transform({ x: 2, y: 4 }) }) +
    each([-22, -8, 8, 22], (x, index) =>
      circle(x, -8 - (index % 2) * 4, 9, index % 2 ? '#B4512F' : '#8DB04A'),
    ) +
    circle(0, -14, 5, PAINT.yellow) +
    path(shell(12), '#F3C878') +
    each([-14, 2, 16], (x) => circle(x, 0, 2, '#D99A4A'));
  return (
    ground(PAINT.teal) +
    times(5, (row) => rect(0, row * 34, 90, 12, '#3F938B')) +
    each(tacos, ({ y, rotate }) => place(shapes, { x: 45, y, rotate }))
  );
}

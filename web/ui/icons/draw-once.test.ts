import { expect, it } from 'vitest';
import { drawingsIn, drawOnce, withDrawings } from './draw-once.ts';

const CLOCK = '<path d="M12 6v6l4 2"/>';
const page = (icons: string) => `<body><svg class="hidden" id="drawings"></svg>${icons}</body>`;

it('writes a drawing once into a page, however many icons refer to it', () => {
  const icon = `<svg>${drawOnce('clock', CLOCK)}</svg>`;
  drawOnce('unused', '<path d="M0 0"/>');
  const icons = icon.repeat(24);
  const html = withDrawings(page(icons), drawingsIn(icons));
  expect(html.split(CLOCK)).toHaveLength(2);
  expect(html.split('<use href="#d-clock"/>')).toHaveLength(25);
  expect(html).toContain(`<symbol id="d-clock" viewBox="0 0 24 24">${CLOCK}</symbol></svg><svg>`);
  expect(html).not.toContain('unused');
});

it('leaves a page without icons as it is', () => {
  expect(withDrawings(page('$& and $1'), drawingsIn('$& and $1'))).toBe(page('$& and $1'));
});

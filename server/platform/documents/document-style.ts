/** Letter paper, in points. */
export const PAGE = { width: 612, height: 792 } as const;
export const MARGIN = { side: 56, top: 52, bottom: 72 } as const;
export const WIDTH = PAGE.width - 2 * MARGIN.side;

/** The light theme of the pages. */
export const INK = '#17130f';
export const INK_QUIET = '#736959';
export const LINE = '#d9d0c3';
export const NOTICE_FILL = '#fff3d6';
export const NOTICE_INK = '#6b4a00';
export const STRIPE = '#d23820';

export const FACE = { text: 'inter-400', strong: 'inter-600', display: 'bricolage-800' } as const;

export const SIZE = { title: 30, heading: 14, text: 10, small: 8.5, total: 13 } as const;
export const LEADING = 3.5;

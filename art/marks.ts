/** The logo, as a drawing of 32 by 32. */
export const MARK_VIEW_BOX = '0 0 32 32';

export const MARK_SHAPES = [
  { d: 'M9 0H23A9 9 0 0 1 32 9V23A9 9 0 0 1 23 32H9A9 9 0 0 1 0 23V9A9 9 0 0 1 9 0z', fill: '#D23820' },
  {
    d: 'M7.2 7h17.6l2.2 7.5v1.2a2.75 2.75 0 0 1-5.5 0a2.75 2.75 0 0 1-5.5 0a2.75 2.75 0 0 1-5.5 0a2.75 2.75 0 0 1-5.5 0v-1.2z',
    fill: '#FFF3DC',
  },
  {
    d: 'M11.6 7h4.4v8.7a2.75 2.75 0 0 1-5.5 0v-1.2zM20.4 7h4.4l2.2 7.5v1.2a2.75 2.75 0 0 1-5.5 0v-1.2z',
    fill: '#FFC629',
  },
  { d: 'M8 20.6h6.4v4.9H8zM17.6 20.6H24v4.9h-6.4z', fill: '#FFF3DC' },
] as const;

/** The torn edge of a receipt: a path in a box of 400 by 8, teeth down, to stretch to the receipt's width. */
export const RECEIPT_EDGE_VIEW_BOX = '0 0 400 8';
export const RECEIPT_EDGE_PATH = receiptEdge(400, 40);

function receiptEdge(width: number, teeth: number): string {
  const step = width / teeth;
  const bites = Array.from({ length: teeth }, (_, index) => {
    const right = width - index * step;
    return `L${right - step / 2} 8L${right - step} 1`;
  });
  return `M0 0H${width}V1${bites.join('')}z`;
}

interface AwningStripe {
  d: string;
  /** The awning cloth this stripe belongs to. */
  cloth: 'a' | 'b';
}

interface AwningStrip {
  viewBox: string;
  height: number;
  stripes: AwningStripe[];
  /** The shade under the rail, ink at 14%. */
  shade: { width: number; height: number };
}

/** A scalloped awning seen from the front, for the edge of a page: wide enough for `width`, cut off by its frame. */
export function awningStrip(width: number, { drop = 18, stripe = 40 } = {}): AwningStrip {
  const count = Math.ceil(width / stripe);
  const radius = stripe / 2;
  const depth = radius * 0.72;
  // Stripes overlap slightly so that no seam shows between two antialiased edges.
  const overlap = 0.4;
  const cloth = stripe + overlap;
  return {
    viewBox: `0 0 ${count * stripe} ${drop + depth}`,
    height: drop + depth,
    stripes: Array.from({ length: count }, (_, index) => ({
      d: `M${index * stripe} 0h${cloth}v${drop}a${radius} ${depth} 0 0 1 ${-cloth} 0z`,
      cloth: index % 2 === 0 ? 'a' : 'b',
    })),
    shade: { width, height: Math.max(2, drop * 0.16) },
  };
}

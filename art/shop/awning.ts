import type { Ids } from '#art/ids.ts';
import { mix, PAINT } from '#art/palette.ts';
import { clipped, path, rect, shadow, times } from '#art/pen.ts';

export interface Canvas {
  x: number;
  y: number;
  width: number;
  height: number;
  cloth: readonly [string, string];
}

const FLARE = 7;
/** Cloths overlap slightly so that no seam shows between two antialiased edges. */
const OVERLAP = 0.4;

/** A stretched awning, wider at its front edge, with a valance cut straight or in scallops. */
export function stretchedAwning(
  { x, y, width, height, cloth }: Canvas,
  edge: 'scallop' | 'flat',
  stripe: number,
): string {
  const count = oddAtLeast5(Math.round(width / stripe));
  const railWidth = width - FLARE * 2;
  const drop = stripe * 0.46;
  const front = y + height;
  const stripes = times(count, (index) => {
    const color = cloth[index % 2 === 0 ? 0 : 1];
    const railLeft = x + FLARE + (railWidth * index) / count;
    const railRight = x + FLARE + (railWidth * (index + 1)) / count;
    const left = x + (width * index) / count;
    const right = x + (width * (index + 1)) / count;
    return (
      path(`M${railLeft} ${y}H${railRight + OVERLAP}L${right + OVERLAP} ${front + OVERLAP}H${left}z`, color) +
      path(valance(left, right, front, drop, edge), mix(color, PAINT.ink, 0.1))
    );
  });
  return (
    path(`M${x + 2} ${front}h${width - 4}v${drop + 13}h${-(width - 4)}z`, PAINT.ink, shadow(0.2)) +
    path(`M${x + FLARE} ${y}h${railWidth}L${x + width} ${front}H${x}z`, cloth[0]) +
    stripes +
    rect(x + FLARE - 2, y - 2.5, railWidth + 4, 4, mix(cloth[0], PAINT.ink, 0.35), 2)
  );
}

/** An even number would end the awning on a different cloth than it started with. */
function oddAtLeast5(count: number): number {
  const least = Math.max(5, count);
  return least % 2 === 0 ? least + 1 : least;
}

function valance(left: number, right: number, top: number, drop: number, edge: 'scallop' | 'flat'): string {
  if (edge === 'flat') return `M${left} ${top}H${right + 0.3}v${drop}H${left}z`;
  const radius = (right - left) / 2;
  return `M${left} ${top}H${right + 0.3}v${drop * 0.35}a${radius} ${drop * 0.8} 0 0 1 ${-(radius * 2 + 0.3)} 0z`;
}

/** A shallow barrel whose stripes follow the curve. */
export function barrelAwning({ x, y, width, height, cloth }: Canvas, ids: Ids): string {
  const count = 9;
  const middle = x + width / 2;
  const front = y + height;
  const outline = path(
    `M${x} ${front}c0 ${-height * 1.25} ${width * 0.14} ${-height * 1.32} ${width * 0.26} ${-height * 1.32}h${width * 0.48}c${width * 0.12} 0 ${width * 0.26} ${height * 0.07} ${width * 0.26} ${height * 1.32}z`,
    PAINT.black,
  );
  const stripes = times(count, (index) => {
    const left = x + (width * index) / count;
    const right = x + (width * (index + 1)) / count;
    const ridge = (edge: number) => middle + (edge - middle) * 0.62;
    const top = y - height * 0.5;
    return path(
      `M${ridge(left)} ${top}L${ridge(right)} ${top}L${right + OVERLAP} ${front}H${left}z`,
      cloth[index % 2 === 0 ? 0 : 1],
    );
  });
  return (
    path(`M${x + 4} ${front}h${width - 8}v12h${-(width - 8)}z`, PAINT.ink, shadow(0.18)) +
    clipped(ids(), outline, stripes + rect(x, front - 9, width, 9, PAINT.ink, 0, shadow(0.12)))
  );
}

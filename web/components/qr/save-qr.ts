import type { QrDrawing } from './qr-code.tsx';

/** Sharp on paper at the width of a hand. */
const PRINTED_PX = 1200;
/** Beside what a drawing has: on paper, other things may come close. */
const MORE_EDGE = 2;

/** Saves a QR code as a file to print. */
export async function saveQr(qr: QrDrawing, name: string, kind: 'png' | 'svg'): Promise<void> {
  const file = kind === 'svg' ? new Blob([svgOf(qr)], { type: 'image/svg+xml' }) : await pngOf(qr);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${kind}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function svgOf({ size, path }: QrDrawing): string {
  const side = size + 2 * MORE_EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINTED_PX}" height="${PRINTED_PX}" viewBox="${-MORE_EDGE} ${-MORE_EDGE} ${side} ${side}" shape-rendering="crispEdges"><path d="M${-MORE_EDGE} ${-MORE_EDGE}h${side}v${side}h${-side}z" fill="#fff"/><path d="${path}"/></svg>`;
}

/** Whole pixels for each square, so that no edge blurs. */
async function pngOf({ size, path }: QrDrawing): Promise<Blob> {
  const side = size + 2 * MORE_EDGE;
  const scale = Math.ceil(PRINTED_PX / side);
  const canvas = document.createElement('canvas');
  canvas.width = side * scale;
  canvas.height = side * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser can’t draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.translate(MORE_EDGE, MORE_EDGE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))));
  });
}

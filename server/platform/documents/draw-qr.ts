import { encode } from 'uqr';

export interface QrDrawing {
  /** The side of the square, with its quiet edge. */
  size: number;
  path: string;
}

/** The dark squares of a QR code as one SVG path, so that pages need no library. It can be read with a scratch on it. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { border: 2, ecc: 'M' });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

export interface Frame {
  width: number;
  height: number;
  /** Other than 0, 0 and the frame's own size where the drawing has its own units or is cut closer. */
  viewBox?: string;
}

/** A drawing as a file of its own. Frames of another shape crop it to its middle and its ground. */
export function svgDocument(
  { width, height, viewBox = `0 0 ${width} ${height}` }: Frame,
  shapes: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMax slice">${shapes}</svg>`;
}

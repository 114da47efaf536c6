export interface Frame {
  width: number;
  height: number;
  /** Set if the drawing has its own units or is cropped; by default 0, 0 and the frame's size. */
  viewBox?: string;
}

/** A drawing as its own file. Frames of another shape crop it to its middle and its ground. */
export function svgDocument(
  { width, height, viewBox = `0 0 ${width} ${height}` }: Frame,
  shapes: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMax slice">${shapes}</svg>`;
}

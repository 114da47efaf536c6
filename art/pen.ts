/** Shapes as SVG text. Attributes are written unescaped: user text must go through `escapeXml` first. */
export type Attributes = Readonly<Record<string, string | number>>;

export type Point = readonly [x: number, y: number];

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  attributes?: Attributes,
): string {
  const corner = radius ? ` rx="${short(radius)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${corner}${written(attributes)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, attributes?: Attributes): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${written(attributes)}/>`;
}

export function ring(x: number, y: number, radius: number, color: string, width: number): string {
  return circle(x, y, radius, 'none', { stroke: color, 'stroke-width': width });
}

/** Many equal circles in less text: lines of zero length, whose round caps are the circles. */
export function dots(points: readonly Point[], radius: number, color: string): string {
  const d = each(points, ([x, y]) => `M${short(x)} ${short(y)}h0`);
  return `<path d="${d}" stroke="${color}" stroke-width="${short(radius * 2)}" stroke-linecap="round"/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes?: Attributes,
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}"${written(attributes)}/>`;
}

export function path(d: string, fill: string, attributes?: Attributes): string {
  return `<path d="${shortPath(d)}" fill="${fill}"${written(attributes)}/>`;
}

/** A path with round ends and joints. */
export function stroke(d: string, color: string, width = 2): string {
  return `<path d="${shortPath(d)}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A straight line with square ends. */
export function line(x1: number, y1: number, x2: number, y2: number, color: string, width = 2): string {
  return `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" stroke="${color}" stroke-width="${width}"/>`;
}

interface Placement {
  x?: number;
  y?: number;
  rotate?: number;
  scale?: number;
}

/** Shapes drawn around 0, 0, moved into place. */
export function place(shapes: string, placement: Placement): string {
  return `<g transform="${transform(placement)}">${shapes}</g>`;
}

/** The value of the `transform` attribute for a single shape. */
export function transform({ x = 0, y = 0, rotate, scale }: Placement): string {
  const turn = rotate === undefined ? '' : `rotate(${short(rotate)})`;
  const size = scale === undefined ? '' : `scale(${short(scale)})`;
  return `translate(${short(x)} ${short(y)})${turn}${size}`;
}

/** Shapes clipped to `outline`. */
export function clipped(id: string, outline: string, shapes: string): string {
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${shapes}</g>`;
}

/** Draws once for each item and joins the results. */
export function each<T>(items: Iterable<T>, draw: (item: T, index: number) => string): string {
  return Array.from(items, draw).join('');
}

/** Draws `count` times and joins the results. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Draws at every step from `start` up to, but not including, `end`. */
export function along(
  start: number,
  end: number,
  step: number,
  draw: (position: number, index: number) => string,
): string {
  let shapes = '';
  for (let position = start, index = 0; position < end; position += step, index++) {
    shapes += draw(position, index);
  }
  return shapes;
}

/** The shadow on a surface behind: ink at low opacity. */
export const shadow = (opacity: number): Attributes => ({ opacity });

export const short = (value: number) => Math.round(value * 100) / 100;

const shortPath = (d: string) =>
  d.replace(/-?\d+\.\d{3,}(e-\d+)?/g, (number) => String(short(Number(number))));

function written(attributes: Attributes = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

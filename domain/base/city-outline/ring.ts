/** Longitude and latitude, as maps of the world write them. */
export type Vertex = readonly [longitude: number, latitude: number];
/** A closed line around land, counterclockwise; the last vertex leads back to the first without being repeated. */
export type Ring = readonly Vertex[];
/** A piece of land or several. */
export type Outline = readonly Ring[];

/** Reads a ring from stretches of "longitude latitude longitude latitude …". */
export function ring(...stretches: readonly string[]): Ring {
  return pairsOf(stretches.join(' '));
}

/** A stretch from its end to its start, for the neighbor on the other side of it. */
export function backward(stretch: string): string {
  return pairsOf(stretch)
    .reverse()
    .map((vertex) => vertex.join(' '))
    .join(' ');
}

function pairsOf(text: string): Vertex[] {
  const numbers = text.trim().split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, place) => [
    numbers[place * 2] ?? Number.NaN,
    numbers[place * 2 + 1] ?? Number.NaN,
  ]);
}

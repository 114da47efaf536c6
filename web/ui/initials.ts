/** Ten pairs of a pale and a deep color: deep on pale in the light theme, pale on deep in the dark one. */
export const FACE_COLORS = [
  ['#ffcfce', '#5d2d2e'],
  ['#c6e9c6', '#234725'],
  ['#ddd8ff', '#3d365f'],
  ['#f3dab2', '#503807'],
  ['#b1e9f7', '#004654'],
  ['#f8d0ee', '#532e4c'],
  ['#e0e2b5', '#40400c'],
  ['#c1e2ff', '#1d3f60'],
  ['#ffd3bb', '#5a3118'],
  ['#b3ecdf', '#00493e'],
] as const;

/** The first letters of the first and the last word: "MO" for Maya Okafor, "C" for Cher. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word)).join('');
}

/** The color of a name alone, the same on every page. */
export function faceColor(name: string): number {
  let hash = 7;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return hash % FACE_COLORS.length;
}

/** The colors of the names in one list: a name has one color, and differs from the name before it where it can. */
export function spreadFaces(names: readonly string[]): ReadonlyMap<string, number> {
  const colors = new Map<string, number>();
  for (const [place, name] of names.entries()) {
    const before = colors.get(names[place - 1] ?? '');
    const color = faceColor(name);
    if (!colors.has(name)) colors.set(name, color === before ? (color + 1) % FACE_COLORS.length : color);
  }
  return colors;
}

const LETTERS = new Intl.Segmenter('en');

/** Nothing combines with a letter that another plain one follows, so most names need no segmenter. */
const PLAIN_START = /^[\x21-\x7e](?:[\x21-\x7e]|$)/;

function firstLetter(word: string): string {
  if (PLAIN_START.test(word)) return word.charAt(0).toUpperCase();
  const [first] = LETTERS.segment(word);
  return (first?.segment ?? '').toLocaleUpperCase('en');
}

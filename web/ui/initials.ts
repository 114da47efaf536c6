/** Ten pairs of a paper and an ink, each for the light and the dark theme. */
export const FACE_COLORS = [
  { paper: ['#ffcfce', '#5d2d2e'], ink: ['#682226', '#ffd8d7'] },
  { paper: ['#c6e9c6', '#234725'], ink: ['#104a17', '#d1eed1'] },
  { paper: ['#ddd8ff', '#3d365f'], ink: ['#3e316d', '#e3e0ff'] },
  { paper: ['#f3dab2', '#503807'], ink: ['#583500', '#f6e2c0'] },
  { paper: ['#b1e9f7', '#004654'], ink: ['#00485d', '#c0eefa'] },
  { paper: ['#f8d0ee', '#532e4c'], ink: ['#5b2552', '#fbd9f2'] },
  { paper: ['#e0e2b5', '#40400c'], ink: ['#414000', '#e6e8c2'] },
  { paper: ['#c1e2ff', '#1d3f60'], ink: ['#023f6f', '#cce8ff'] },
  { paper: ['#ffd3bb', '#5a3118'], ink: ['#652900', '#ffdcc8'] },
  { paper: ['#b3ecdf', '#00493e'], ink: ['#004d3f', '#c1f0e6'] },
] as const;

/** The first letters of the first and the last word: "MO" for Maya Okafor, "C" for Cher. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word)).join('');
}

/** The color of a name alone, the same on every page. */
export function faceColor(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
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

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en').segment(word);
  return (first?.segment ?? '').toLocaleUpperCase('en');
}

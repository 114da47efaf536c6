/** The letters of one optical size, 1000 units to the em, with the baseline at 0. */
export interface Cut {
  /** By character: the advance, the outline as a relative path, and the components of a composed letter. */
  glyphs: Record<
    string,
    [advance: number, outline: string] | [advance: number, outline: string, parts: string]
  >;
  /** By distance: the pairs of letters with that kerning, joined into one text. */
  kerning: Record<string, string>;
}

export interface SetText {
  /** One path for the full text, in the units of the cut. */
  d: string;
  width: number;
}

/** Sets a text in a cut; null if the cut lacks one of its characters. */
export function setText(cut: Cut, text: string, letterSpacing = 0): SetText | null {
  const kerning = kerningOf(cut);
  let d = '';
  let pen = 0;
  let previous = '';
  for (const character of text) {
    const glyph = cut.glyphs[character];
    if (!glyph) return null;
    pen += kerning.get(previous + character) ?? 0;
    d += outlineAt(cut, character, pen, 0);
    pen += glyph[0] + letterSpacing;
    previous = character;
  }
  return { d, width: Math.max(0, pen - letterSpacing) };
}

function outlineAt(cut: Cut, name: string, x: number, y: number): string {
  const [, outline, parts] = cut.glyphs[name] ?? [0, ''];
  if (outline) return `M${Math.round(x)} ${y}${outline}`;
  return (parts ?? '')
    .split(' ')
    .map((part) => {
      const [dx = 0, dy = 0] = part.slice(1).split(',').map(Number);
      return part && outlineAt(cut, part.slice(0, 1), x + dx, y + dy);
    })
    .join('');
}

const kerningTables = new WeakMap<Cut, Map<string, number>>();

function kerningOf(cut: Cut): Map<string, number> {
  const known = kerningTables.get(cut);
  if (known) return known;
  const table = new Map<string, number>();
  for (const [distance, pairs] of Object.entries(cut.kerning)) {
    for (let index = 0; index < pairs.length; index += 2) {
      table.set(pairs.slice(index, index + 2), Number(distance));
    }
  }
  kerningTables.set(cut, table);
  return table;
}

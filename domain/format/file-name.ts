const MOST_CHARACTERS = 80;
const MOST_OF_ENDING = 10;

/** Letters that Unicode doesn't decompose into a plain letter and a mark. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
};

/**
 * The name of an upload in its path: lower case, ASCII, `-` for everything except letters, digits and `._-`, no runs
 * of them, no leading dot, at most 80 characters with the extension kept.
 */
export function sanitizeFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/gu, (letter) => FOLDED[letter] ?? '-')
    .replace(/-{2,}/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^-+\./, 'file.')
    .replace(/^[.-]+/, '');
  if (plain === '') return 'file';
  return shorten(plain);
}

function shorten(name: string): string {
  if (name.length <= MOST_CHARACTERS) return name;
  const [ending = ''] = /\.[a-z0-9]+$/.exec(name) ?? [];
  const kept = ending.length <= MOST_OF_ENDING ? ending : '';
  return name.slice(0, MOST_CHARACTERS - kept.length) + kept;
}

const LONGEST = 18;

/** The text on the sign: as many full words of the name as fit in 18 characters, in capitals. */
export function signText(name: string): string {
  const capitals = [...name.normalize('NFC').replace(/\s+/gu, ' ').trim().toUpperCase()];
  if (capitals.length <= LONGEST) return capitals.join('');
  const cut = capitals.slice(0, LONGEST).join('');
  const endsWord = capitals[LONGEST] === ' ' || !cut.includes(' ');
  const words = endsWord ? cut : cut.slice(0, cut.lastIndexOf(' '));
  return words.replace(/[\s&+,\-–—/]+$/u, '');
}

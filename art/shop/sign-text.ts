const LONGEST = 18;

/** What the sign painter puts up: as many whole words of the name as 18 characters hold, in capitals. */
export function signText(name: string): string {
  const capitals = [...name.normalize('NFC').replace(/\s+/gu, ' ').trim().toUpperCase()];
  if (capitals.length <= LONGEST) return capitals.join('');
  const cut = capitals.slice(0, LONGEST).join('');
  const endsWord = capitals[LONGEST] === ' ' || !cut.includes(' ');
  const words = endsWord ? cut : cut.slice(0, cut.lastIndexOf(' '));
  return words.replace(/[\s&+,\-–—/]+$/u, '');
}

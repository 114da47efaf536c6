/** Ends a sentence with a period, unless it already ends with a mark. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]["”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** "1 Reel", "1 Reel and 2 Stories", "1 Reel, 2 Stories and 1 Post" */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

const WITH_ARTICLE = /^(?:(?:east|west) village|.* district|south bronx)$/i;
const SIDE = /^(?:upper|lower) (?:east|west) side$/i;
const ISLAND = /^(?:roosevelt|city|governors|randalls) island$/i;

/** "in Greenpoint", "in the East Village", "on the Upper East Side". Drops a borough in parentheses. */
export function inPlace(neighborhood: string): string {
  const name = neighborhood.replace(/\s*\(.*\)$/, '');
  if (SIDE.test(name)) return `on the ${name}`;
  if (ISLAND.test(name)) return `on ${name}`;
  return WITH_ARTICLE.test(name) ? `in the ${name}` : `in ${name}`;
}

/** As many complete sentences as fit. A first sentence that is too long is cut at a word. */
export function firstSentences(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (end > 0) return cut.slice(0, end + 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : most - 1).replace(/[,;:–-]+$/, '')}…`;
}

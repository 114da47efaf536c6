/** A stretch of a message: words as they are, or an address one may follow. */
export interface TextPart {
  text: string;
  /** Only ever http or https. */
  href: string | null;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi;
/** What ends a sentence is not part of the address before it. */
const CLOSING = /[.,;:!?'’)\]}]+$/;

/** The addresses in what somebody wrote. Nothing else in it means anything, so no markup ever comes of it. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutClosing(match[0]);
    const href = toHref(address);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A bracket that was opened inside the address belongs to it, as in those of encyclopedias. */
function withoutClosing(address: string): string {
  const rest = address.replace(CLOSING, '');
  const next = address.charAt(rest.length);
  const isOpen = next === ')' && rest.includes('(') && !rest.includes(')');
  return isOpen ? `${rest})` : rest;
}

function toHref(address: string): string | null {
  const full = /^www\./i.test(address) ? `https://${address}` : address;
  const url = URL.parse(full);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null;
}

/** A part of a message: plain text or a link. */
export interface TextPart {
  text: string;
  /** Always http or https. */
  href: string | null;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/gi;
/** Punctuation that ends a sentence isn't part of the address before it. */
const CLOSING = /[.,;:!?'’)\]}]+$/;

/** Finds the addresses in a message. All other text stays plain, so a message can't inject markup. */
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

/** A bracket opened inside the address belongs to it, as in Wikipedia links. */
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

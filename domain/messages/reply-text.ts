/** More than this is quoted text, and costs time to read. */
const LONGEST_READ = 100_000;

/** Returns the person’s own words in an email, without the quoted email and the signature. */
export function replyText(text: string): string {
  const lines = text
    .slice(0, LONGEST_READ)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const above = withoutQuotes(cutAt(lines, (place) => isEnd(lines, place) || isAttribution(lines, place)));
  if (above !== '') return above;
  // Some people write below what they quote.
  const own = lines.filter((_, place) => !isAttribution(lines, place));
  return withoutQuotes(cutAt(own, (place) => isEnd(own, place)));
}

function cutAt(lines: readonly string[], isCut: (place: number) => boolean): readonly string[] {
  const end = lines.findIndex((_, place) => isCut(place));
  return end === -1 ? lines : lines.slice(0, end);
}

function withoutQuotes(lines: readonly string[]): string {
  return lines
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const ENDS = [
  /^--$/,
  /^-{2,} ?(original message|forwarded message|reply above this line)/i,
  /^_{10,}$/,
  /^sent from my [\w ]{2,40}$/i,
  /^get outlook for /i,
];

function isEnd(lines: readonly string[], place: number): boolean {
  const line = lines[place] ?? '';
  return ENDS.some((end) => end.test(line)) || isHeader(lines, place);
}

/** "On Thu, Jun 12, 2026 at 2:41 PM Bizmeet <hello@bizmeet.example> wrote:", which some programs break in two lines. */
function isAttribution(lines: readonly string[], place: number): boolean {
  const line = lines[place] ?? '';
  if (line.startsWith('On ') && line.endsWith(' wrote:')) return true;
  if (line.startsWith('On ') && /\d/.test(line))
    return /(^| )wrote:$/.test((lines[place + 1] ?? '').slice(-200));
  return false;
}

function isHeader(lines: readonly string[], place: number): boolean {
  if (!/^\*?From:/.test(lines[place] ?? '')) return false;
  return lines.slice(place + 1, place + 4).some((line) => /^\*?(Sent|Date|To):/.test(line));
}

const BREAKS = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'ul', 'ol', 'table']);
const HIDDEN = new Set(['style', 'script', 'head', 'title', 'blockquote']);
const ENTITIES: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
};

/** The words of an HTML email in one pass, without what it quotes. */
export function textOfHtml(html: string): string {
  const source = html.slice(0, LONGEST_READ);
  const parts: string[] = [];
  let hidden = 0;
  for (let at = 0; at < source.length; ) {
    const start = source.indexOf('<', at);
    if (hidden === 0) parts.push(source.slice(at, start === -1 ? undefined : start).replace(/\s+/g, ' '));
    if (start === -1) break;
    const end = source.indexOf('>', start);
    if (end === -1) break;
    const [, slash, name = ''] = /^(\/?)([a-z][a-z0-9]*)/i.exec(source.slice(start + 1, start + 20)) ?? [];
    const tag = name.toLowerCase();
    if (HIDDEN.has(tag)) hidden = Math.max(0, hidden + (slash ? -1 : 1));
    else if (hidden === 0 && BREAKS.has(tag) && (tag === 'br' || slash)) parts.push('\n');
    at = end + 1;
  }
  return parts
    .join('')
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => decode(name) ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Deeper and longer than anybody writes. Selectors slow down with the square of either. */
const DEEPEST = 400;
const MOST_TAGS = 12_000;
const TAG = /<(\/?)([a-z][a-z0-9]*)(?:[^<>"']|"[^"<]*"|'[^'<]*')*?(\/?)>/gi;
/** Tags that stand alone, and those the next of their kind closes. */
const OPENS_NOTHING =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|td|th|tr|option|thead|tbody)$/i;

/** The page up to where it becomes a trap: as it is, for every page that was written to be read. */
export function flatten(html: string): string {
  let depth = 0;
  let tags = 0;
  for (const { 1: slash, 2: name = '', 3: closesItself, index } of html.matchAll(TAG)) {
    tags += 1;
    if (tags > MOST_TAGS) return html.slice(0, index);
    if (OPENS_NOTHING.test(name) || closesItself === '/') continue;
    depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
    if (depth > DEEPEST) return html.slice(0, index);
  }
  return html;
}

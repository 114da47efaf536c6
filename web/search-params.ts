/**
 * Reads and writes the query string: every value is text, as links and emails write it, and slashes stay unescaped,
 * so that `/login?returnTo=/campaigns` reads the same everywhere.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${encode(name)}=${encode(String(value))}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}

/** One parameter of a query string. These rules run where neither the browser's nor Node's `URL` type is known. */
export function readParam(search: string, name: string): string | null {
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut) === name) return decode(pair.slice(cut + 1));
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

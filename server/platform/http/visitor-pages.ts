const FRESH_MS = 1_000;
const MOST_PAGES = 16;

/** A page as it leaves. Its HTML names the nonce of one answer. */
export interface Page {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  html: string;
}

interface Kept {
  page: Promise<Page>;
  nonce: string;
  begun_at: number;
}

/**
 * Keeps pages on which nothing is personal, so that a crowd of visitors costs one rendering a second. Each answer gets a
 * nonce of its own. The key names everything else that the HTML depends on.
 */
export function keepVisitorPages() {
  const kept = new Map<string, Kept>();

  function begin(key: string, nonce: string, render: () => Promise<Page>): Kept {
    const begun = { page: render(), nonce, begun_at: performance.now() };
    const forget = () => void (kept.get(key) === begun && kept.delete(key));
    begun.page.then(({ status }) => status !== 200 && forget(), forget);
    kept.delete(key);
    kept.set(key, begun);
    const [oldest] = kept.keys();
    if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest);
    return begun;
  }

  return async (key: string, nonce: string, render: () => Promise<Page>): Promise<Page> => {
    const found = kept.get(key);
    const isFresh = found !== undefined && performance.now() - found.begun_at < FRESH_MS;
    const { page, nonce: named } = isFresh ? found : begin(key, nonce, render);
    const { html, ...rest } = await page;
    return { ...rest, html: html.replaceAll(named, nonce) };
  };
}

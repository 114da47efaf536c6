import { byteCache } from './byte-cache.ts';

const FRESH_MS = 1_000;

/** A page as it leaves. Its HTML names the nonce of one answer. */
export interface Page {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  html: Buffer;
}

interface Kept {
  page: Promise<Page>;
  nonce: string;
  fresh_until: number;
}

/**
 * Keeps pages on which nothing is personal, so that a crowd of visitors costs one rendering a second. Each answer gets a
 * nonce of its own. The key names everything else that the HTML depends on.
 */
export function keepVisitorPages(most: number) {
  const kept = byteCache<Kept>(most, () => 1);

  function begin(key: string, nonce: string, render: () => Promise<Page>): Kept {
    const begun = { page: render(), nonce, fresh_until: performance.now() + FRESH_MS };
    const expire = () => {
      begun.fresh_until = 0;
    };
    begun.page.then(({ status }) => {
      if (status !== 200) expire();
    }, expire);
    kept.put(key, begun);
    return begun;
  }

  return async (key: string, nonce: string, render: () => Promise<Page>): Promise<Page> => {
    const found = kept.get(key);
    const isFresh = found !== undefined && performance.now() < found.fresh_until;
    const { page, nonce: named } = isFresh ? found : begin(key, nonce, render);
    const { html, ...rest } = await page;
    return { ...rest, html: withNonce(html, named, nonce) };
  };
}

/** A nonce takes the place of another, because all are of one length. */
function withNonce(html: Buffer, named: string, nonce: string): Buffer {
  if (named === nonce) return html;
  const own = Buffer.from(html);
  for (let at = own.indexOf(named); at !== -1; at = own.indexOf(named, at + nonce.length))
    own.write(nonce, at);
  return own;
}

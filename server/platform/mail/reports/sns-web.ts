/** The two addresses at Amazon SNS that are asked. Tests have answers of their own. */
export interface SnsWeb {
  readCertificate(url: string): Promise<string>;
  confirmSubscription(url: string): Promise<void>;
}

const PATIENCE_MS = 8_000;
const MOST_BYTES = 32 * 1024;
const ASK_AGAIN_AFTER_MS = 10_000;
const MOST_CERTIFICATES = 4;

/** Remembers the certificates and, for a while, failures: strangers can't make us ask more often by asking us. */
export function openSnsWeb(): SnsWeb {
  const known = new Map<string, Promise<string>>();
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    readCertificate: (url) => {
      const remembered = known.get(url);
      if (remembered !== undefined) return remembered;
      if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) {
        return Promise.reject(new Error('A certificate was read a moment ago.'));
      }
      askedAt = performance.now();
      if (known.size >= MOST_CERTIFICATES) known.clear();
      const answer = read(url);
      known.set(url, answer);
      answer.catch(() => setTimeout(() => known.delete(url), ASK_AGAIN_AFTER_MS).unref());
      return answer;
    },
    confirmSubscription: async (url) => void (await read(url)),
  };
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`Amazon SNS answered ${response.status}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new Error('The answer of Amazon SNS is too long');
  }
  return text;
}

import { setTimeout as sleep } from 'node:timers/promises';

/** This doesn't measure speed: even on the slowest machine, only a hang takes this long. */
const PATIENCE_MS = 120_000;

/** Repeats until it succeeds. */
export async function until<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > giveUpAt) throw new Error(`It did not happen in ${PATIENCE_MS / 1000} s`);
  }
}

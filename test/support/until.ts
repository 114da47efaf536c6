import { setTimeout as sleep } from 'node:timers/promises';

/** No measure of speed: on the slowest machine only what never happens takes so long. */
const PATIENCE_MS = 120_000;

/** Looks until there is something to see. */
export async function until<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > giveUpAt) throw new Error(`It did not happen in ${PATIENCE_MS / 1000} s`);
  }
}

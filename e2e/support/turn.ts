import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Longer than any turn takes on a busy machine. */
const PATIENCE = { timeout: 100_000, intervals: [250] };

/**
 * For what holds for the whole program, so that two journeys may not do it at the same time: the other one waits,
 * also in another worker. It lies with the data and goes with it.
 */
export async function inTurn<T>(what: string, act: () => Promise<T>): Promise<T> {
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  const place = join('test-results', `data-${port}`);
  await mkdir(place, { recursive: true });
  const turn = join(place, `turn-${what}`);
  await expect(() => mkdir(turn), `the turn of ${what}`).toPass(PATIENCE);
  try {
    return await act();
  } finally {
    await rm(turn, { recursive: true });
  }
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { shared } from './shared.ts';

/** Longer than any turn takes on a busy machine. */
const PATIENCE = { timeout: 100_000, intervals: [250] };

/**
 * For what holds for the whole program, so that two journeys may not do it at the same time: the other one waits,
 * also in another worker.
 */
export async function inTurn<T>(what: string, act: () => Promise<T>): Promise<T> {
  const turn = join(await shared(), `turn-${what}`);
  await expect(() => mkdir(turn), `the turn of ${what}`).toPass(PATIENCE);
  try {
    return await act();
  } finally {
    await rm(turn, { recursive: true });
  }
}

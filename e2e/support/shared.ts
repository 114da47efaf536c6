import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';

/** A folder that all workers of a run share; it lies with the data of the program and goes with it. */
export async function shared(): Promise<string> {
  const place = join(test.info().project.outputDir, '../data/journeys');
  await mkdir(place, { recursive: true });
  return place;
}

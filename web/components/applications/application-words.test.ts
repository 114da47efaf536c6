import { expect, it } from 'vitest';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { statusName } from './application-words.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const rejected = (reason: string | null) =>
  statusName({ status: 'rejected', reason, turns: [] } as unknown as OwnApplication, NOW);

it('says why a creator wasn’t chosen where the business named a reason, and only that they weren’t otherwise', () => {
  expect(rejected('too_far')).toBe('Too far from the shop');
  expect(rejected('spot_filled')).toBe('Spot filled this time');
  expect(rejected('other')).toBe('Not this time');
});

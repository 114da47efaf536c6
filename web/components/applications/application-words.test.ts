import { expect, it } from 'vitest';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { nextLine, statusName } from './application-words.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const rejected = (reason: string | null) =>
  statusName({ status: 'rejected', reason, turns: [] } as unknown as OwnApplication, NOW);

it('says why a creator wasn’t chosen where the business named a reason, and only that they weren’t otherwise', () => {
  expect(rejected('too_far')).toBe('Too far from the shop');
  expect(rejected('spot_filled')).toBe('Spot filled this time');
  expect(rejected('other')).toBe('Not this time');
});

it.each([
  ['in_progress', 'Accepted', 'Go to work'],
  ['completed', 'Completed', 'View work'],
  ['cancelled', 'Canceled', 'View work'],
] as const)('names an accepted application by its work, which is %s', (work_status, name, line) => {
  const accepted = {
    status: 'accepted',
    collaboration_id: 'work',
    work_status,
    decided_at: null,
    campaign: {},
  };
  expect(statusName(accepted as unknown as OwnApplication, NOW)).toBe(name);
  expect(nextLine(accepted as unknown as OwnApplication, NOW)).toBe(line);
});

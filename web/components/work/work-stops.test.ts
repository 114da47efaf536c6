import { expect, it } from 'vitest';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { stopSentence, workStops } from './work-stops.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const reel = {
  kind: 'instagram_reel',
  status: 'due',
  version: 0,
  due_at: '2026-06-13T03:59:00.000Z',
  approved_at: null,
  verified_at: null,
  submissions: [] as object[],
};
const work = (...deliverables: object[]) =>
  ({
    status: 'in_progress',
    agreed_at: '2026-06-09T16:00:00.000Z',
    completed_at: null,
    payout_cents: 30_000,
    money: { held_cents: 30_000, released_cents: 0 },
    deliverables,
  }) as unknown as Collaboration;

it('never says that a draft was made before one was sent', () => {
  expect(workStops(work(reel), NOW)[1]).toMatchObject({ label: 'Draft', state: 'now' });
  const sent = { ...reel, version: 1, submissions: [{ submitted_at: '2026-06-10T15:00:00.000Z' }] };
  expect(workStops(work(sent), NOW)[1]).toMatchObject({ label: 'Draft sent', state: 'done' });
});

it('says when the payout is released, for one deliverable as for several', () => {
  const rest = (...deliverables: object[]) => stopSentence(work(...deliverables), NOW).rest;
  expect(rest(reel)).toBe('0 of 1 approved, released when it’s confirmed.');
  expect(rest(reel, reel)).toBe('0 of 2 approved, released when both are confirmed.');
  expect(rest(reel, { ...reel, status: 'verified', verified_at: '2026-06-10T15:00:00.000Z' })).toBe(
    '1 of 2 approved, released when the last one is confirmed.',
  );
});

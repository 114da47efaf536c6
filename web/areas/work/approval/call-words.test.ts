import { expect, it } from 'vitest';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { approvalWords, approvedWords, callConsequences } from './call-words.ts';

const video = {
  id: 'video',
  kind: 'ugc_video',
  quantity: 1,
  status: 'submitted',
  version: 1,
  turn: 'business',
  rounds_left: 2,
  rounds_used: 0,
  passes_at: null,
  reminders_at: [],
} as unknown as Deliverable;
const reel = { ...video, id: 'reel', kind: 'instagram_reel' } as Deliverable;
const done = { ...video, id: 'done', status: 'approved', turn: null } as Deliverable;
const work = (...deliverables: Deliverable[]) =>
  ({
    creator: { name: 'Maya Okafor' },
    contract: { timers: { post_within_days: 6, next_version_days: 3 } },
    money: { held_cents: 30_000 },
    deliverables,
  }) as unknown as Collaboration;

it('an approval that releases the money names the amount before and after', () => {
  const last = work(done, video);
  expect(approvalWords(last, video)).toBe('$300.00 is released to Maya right away.');
  expect(approvedWords(last, video)).toBe('Approved. $300.00 was released to Maya.');
  expect(callConsequences(last, video, new Date()).approve).toContain(
    '$300.00 is released to Maya right away.',
  );
});

it('an approval that releases nothing yet says so before and after', () => {
  for (const [all, one] of [
    [work(video, reel), video],
    [work(reel), reel],
  ] as const) {
    expect(approvalWords(all, one)).toMatch(
      /^No money moves yet\. When .+ is confirmed, \$300\.00 is released to Maya\.$/,
    );
    expect(approvedWords(all, one)).toBe('Approved. Maya was notified, and no money moved yet.');
  }
});

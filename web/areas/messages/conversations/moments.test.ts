import { expect, it } from 'vitest';
import type { Conversation } from '#contract/messages/conversations.ts';
import type { Collaboration, WorkEvent } from '#contract/work/collaborations.ts';
import { applicationMoments } from './application-moments.ts';
import { workMoments } from './work-moments.ts';

const NOW = new Date('2026-06-10T14:00:00.000Z');
const event = (kind: string, more: Partial<WorkEvent> = {}): WorkEvent => ({
  id: kind,
  kind,
  side: 'business',
  actor_name: null,
  deliverable_id: null,
  detail: {},
  occurred_at: '2026-06-05T13:00:00.000Z',
  ...more,
});
const work = (side: 'creator' | 'business', events: WorkEvent[]) =>
  ({
    side,
    business: { business_name: 'Crumb & Co.' },
    creator: { name: 'Maya Okafor' },
    payout_cents: 24_500,
    money: { released_cents: 24_500 },
    deliverables: [{ id: 'reel', submissions: [{ version: 1, submitted_at: '2026-06-09T13:02:00.000Z' }] }],
    events,
  }) as unknown as Collaboration;
const STORY = { id: 'story', kind: 'instagram_story', quantity: 2, submissions: [] };
const linesOf = (side: 'creator' | 'business', ...events: WorkEvent[]) =>
  workMoments(work(side, events), NOW).flatMap((one) => (one.kind === 'line' ? one.words : []));

it('calls the reader "You", and the other side by its name', () => {
  expect(linesOf('creator', event('agreed'))).toEqual(['You were accepted.']);
  expect(linesOf('business', event('agreed'))).toEqual(['Maya Okafor was accepted.']);
  const start = event('collaboration_start', { side: 'creator' });
  expect(linesOf('creator', start)).toEqual(['You started work.']);
  expect(linesOf('business', start)).toEqual(['Maya started work.']);
  const approve = event('deliverable_approve', { detail: { version: 2 } });
  expect(linesOf('creator', approve)).toEqual(['Crumb & Co. approved version 2.']);
});

it('shows a version that was sent as a card, and says it in no line as well', () => {
  const moments = workMoments(work('business', [event('deliverable_submit', { side: 'creator' })]), NOW);
  expect(moments.map(({ kind, at }) => [kind, at])).toEqual([['draft', '2026-06-09T13:02:00.000Z']]);
});

it('names what was released at the end', () => {
  const [line] = workMoments(work('creator', [event('collaboration_complete')]), NOW);
  expect(line).toMatchObject({ money: { cents: 24_500, rest: 'was released.' }, mark: 'money' });
});

it('says which of several things it is about', () => {
  const done = event('deliverable_verify', { deliverable_id: 'story' });
  const several = {
    ...work('creator', [done]),
    deliverables: [{ submissions: [] }, STORY],
  } as unknown as Collaboration;
  const [line] = workMoments(several, NOW);
  expect(line).toMatchObject({ words: 'Crumb & Co. confirmed the post, stories.' });
});

it('keeps what happened at one instant in its order', () => {
  const newestFirst = [event('collaboration_complete'), event('collaboration_start', { side: 'creator' })];
  expect(linesOf('creator', ...newestFirst)).toEqual(['You started work.', 'Work completed.']);
});

it('leaves out what nobody has a word for', () => {
  expect(linesOf('creator', event('collaboration_hand_in'))).toEqual([]);
});

it('tells of an application until there is work, which tells the rest itself', () => {
  const talk = (collaboration_id: string | null) =>
    ({
      side: 'creator',
      creator: { name: 'Maya Okafor' },
      business: { business_name: 'Crumb & Co.' },
      collaboration_id,
      application: {
        id: 'one',
        status: 'accepted',
        submitted_at: '2026-06-01T13:00:00.000Z',
        decided_at: '2026-06-02T13:00:00.000Z',
      },
    }) as unknown as Conversation;
  const words = (one: Conversation) => applicationMoments(one).map((line) => line.words);
  expect(words(talk(null))).toEqual(['You applied.', 'You were accepted.']);
  expect(words(talk('work'))).toEqual(['You applied.']);
});

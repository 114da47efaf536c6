import { expect, it } from 'vitest';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { rowTurn } from './row-words.ts';

type RowDeliverable = CollaborationRow['deliverables'][number];

const reel: RowDeliverable = {
  id: 'one',
  kind: 'instagram_reel',
  quantity: 1,
  status: 'due',
  version: 0,
  turn: 'creator',
  due_at: '2026-06-16T03:59:00.000Z',
  passes_at: null,
  is_late: false,
};
const draft: RowDeliverable = {
  ...reel,
  id: 'two',
  kind: 'instagram_story',
  quantity: 2,
  status: 'submitted',
  version: 1,
  turn: 'business',
  due_at: null,
  passes_at: '2026-06-12T20:20:00.000Z',
};
const row = (deliverables: RowDeliverable[], status: CollaborationRow['status'] = 'in_progress') =>
  ({ status, deliverables }) as CollaborationRow;
const words = (one: CollaborationRow, viewer: 'creator' | 'business') => {
  const { side, words } = rowTurn(one, viewer);
  return `${side}: ${words}`;
};

it('names the viewer’s to-do first, or else the other side’s', () => {
  expect(words(row([reel, draft]), 'creator')).toBe('creator: Send the reel');
  expect(words(row([reel, draft]), 'business')).toBe('business: Review the stories');
  expect(words(row([draft]), 'creator')).toBe('business: Review the stories');
  expect(words(row([reel], 'contracted'), 'creator')).toBe('creator: Start work: 1 Instagram Reel');
});

it('says what the turn is', () => {
  const of = (status: RowDeliverable['status'], version = 1) => ({ ...reel, status, version });
  expect(words(row([of('approved')]), 'creator')).toBe('creator: Post the reel and send the link');
  expect(words(row([of('changes_requested')]), 'creator')).toBe('creator: Send version 2 of the reel');
  const posted = { ...draft, kind: 'instagram_reel', quantity: 1, status: 'posted' } as const;
  expect(words(row([posted]), 'business')).toBe('business: Check the posted reel');
  expect(words(row([draft, { ...draft, id: 'three' }]), 'business')).toBe('business: Review 2 drafts');
});

it('names the creator in a list with the work of several', () => {
  const named = (...deliverables: RowDeliverable[]) => rowTurn(row(deliverables), 'business', 'Maya’s').words;
  expect(named(draft)).toBe('Review Maya’s stories');
  expect(named(draft, { ...draft, id: 'three' })).toBe('Review Maya’s 2 drafts');
  expect(named({ ...draft, status: 'posted', quantity: 1 })).toBe('Check Maya’s posted story');
  expect(named({ ...reel, is_late: true })).toBe('Maya’s reel is late');
  expect(named({ ...draft, is_late: true })).toBe('Maya’s stories are late');
});

it('names the next step of a product on its way, and when it is late', () => {
  const shipped = (status: 'to_ship' | 'shipped' | 'damaged', is_overdue = false) =>
    ({
      ...row([reel], 'contracted'),
      shipment: { status, ship_by: '2026-06-12T03:59:00.000Z', counts_at: null, is_overdue },
    }) as CollaborationRow;
  expect(words(shipped('to_ship'), 'creator')).toBe('business: Ships the product to you');
  expect(words(shipped('damaged'), 'business')).toBe('business: Ship a replacement');
  expect(words(shipped('shipped'), 'creator')).toBe('creator: Confirm when the product arrives');
  expect(rowTurn(shipped('to_ship', true), 'business', 'Maya’s')).toMatchObject({
    words: 'Ship the product to Maya',
    isLate: true,
  });
});

it('puts late work before businesses, and nothing before anybody where it is over', () => {
  const late = { ...reel, is_late: true };
  expect(rowTurn(row([late, draft]), 'business')).toMatchObject({
    side: 'business',
    words: '1 Instagram Reel is late',
    isLate: true,
  });
  expect(words(row([reel], 'completed'), 'business')).toBe('null: Done and released');
  expect(words(row([reel], 'disputed'), 'creator')).toBe('null: In dispute. Deadlines are paused');
});

it('names the dispute first, and what a decision gives the creator', () => {
  const dispute = {
    status: 'decided' as const,
    turns: ['creator' as const],
    clock_at: '2026-06-17T18:15:00.000Z',
    disputed_cents: 20_667,
    creator_gets_cents: 15_500,
  };
  const disputed = { ...row([reel], 'disputed'), dispute };
  expect(rowTurn(disputed, 'creator')).toEqual({
    side: 'creator',
    words: 'Accept or appeal: $155.00 of $206.67',
    at: dispute.clock_at,
    isLate: false,
  });
  expect(words(disputed, 'business')).toBe('null: In dispute. Deadlines are paused');
  const asked = { ...disputed, dispute: { ...dispute, status: 'awaiting_response' as const } };
  expect(words(asked, 'creator')).toBe('creator: Answer the dispute');
  const over = { ...disputed, dispute: { ...dispute, creator_gets_cents: null } };
  expect(words(over, 'creator')).toBe('creator: Accept or appeal the decision');
});

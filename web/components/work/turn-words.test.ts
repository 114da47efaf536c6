import { expect, it } from 'vitest';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { nextStepWords } from './turn-words.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const reel = {
  kind: 'instagram_reel',
  quantity: 1,
  status: 'due',
  version: 0,
  turn: 'creator',
  due_at: '2026-06-12T03:59:00.000Z',
  passes_at: null,
  is_late: false,
};
const words = (change: object, more: object = {}) => {
  const row = {
    status: 'in_progress',
    business_name: 'Fern & Radiator',
    deliverables: [{ ...reel, ...change }],
  };
  return nextStepWords({ ...row, ...more } as unknown as CollaborationRow, NOW);
};

it('names the creator’s next step and the time that is left for it', () => {
  expect(words({})).toBe('Send the reel, 35\u00a0hours\u00a0left');
  expect(words({ is_late: true })).toBe('Send the reel, late');
  expect(words({ due_at: null })).toBe('Send the reel');
});

it('names the shop that has the next step', () => {
  const sent = { status: 'submitted', turn: 'business', due_at: null };
  expect(words(sent)).toBe('Fern & Radiator is reviewing your draft');
  expect(words({ ...sent, status: 'posted' })).toBe('Fern & Radiator is checking your post');
});

it('names no step where there is none', () => {
  expect(words({}, { status: 'disputed' })).toBeNull();
  expect(words({}, { status: 'completed' })).toBeNull();
});

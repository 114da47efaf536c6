import { expect, it } from 'vitest';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { wordsOnceSent } from './status-words.ts';

const SENT = { assignee_name: 'Noor', can_apply_again_at: null, is_late: false, vetting_due_at: null };

it('says what happens to the money of a suspended creator, and nothing about money to others', () => {
  const told = CREATOR_STATUSES.filter((status) => wordsOnceSent({ ...SENT, status }).money !== undefined);
  expect(told).toEqual(['suspended']);
  expect(wordsOnceSent({ ...SENT, status: 'suspended' }).money).toMatch(
    /payouts stay on hold, pending earnings stay pending, and your deadlines are paused/,
  );
});

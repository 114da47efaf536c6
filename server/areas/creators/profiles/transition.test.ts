import { describe, expect, it } from 'vitest';
import {
  CREATOR_MOVES,
  CREATOR_STATUSES,
  type CreatorMoveName,
  type CreatorStatus,
  canMoveCreator,
} from '#domain/creators/creator-states.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { locksOf } from '#test/support/count-locks.ts';
import { completeApplication } from '#test/support/creators.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson } from '#test/support/people.ts';
import { testContext } from '#test/support/test-context.ts';
import { activateCreator } from './commands/activate-creator.ts';
import { submitApplication } from './commands/submit-application.ts';
import { lockCreator } from './lock.ts';
import type { CreatorMoveRequest } from './move-request.ts';
import { creatorMoved, moveCreator } from './transition.ts';

/** Wednesday noon in New York, whatever other tests did to their clock. */
const context = { ...(await testContext()), now: () => new Date('2026-06-10T16:00:00Z') };
const admin = await newPerson(context, { role: 'admin', full_name: 'Nia Brooks' });
const MOVES = Object.keys(CREATOR_MOVES) as CreatorMoveName[];
const NOTE = 'Two things keep me from saying yes today.';

async function newCreator(status: CreatorStatus | null, decided_at: string | null = null) {
  const isIn = status === 'approved' || status === 'active' || status === 'suspended';
  const person = await newPerson(context, {
    role: isIn ? 'creator' : 'applicant',
    creator: { status, decided_at },
  });
  const { id } = await context.db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  return { ...person, creator_id: id };
}

function move(creator_id: string, name: CreatorMoveName, more: Partial<CreatorMoveRequest> = {}) {
  const by = CREATOR_MOVES[name].by === 'admin' ? { admin_id: admin.user_id, note: NOTE } : {};
  return inTransaction(context.db, async (tx) =>
    creatorMoved(
      await moveCreator(tx, context, await lockCreator(tx, creator_id), { move: name, ...by, ...more }),
    ),
  );
}

function creatorRow(id: string) {
  return context.db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .selectAll('creators')
    .select('profiles.role')
    .where('creators.id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('a status changes by the moves of the table and by no other', () => {
  const pairs = CREATOR_STATUSES.flatMap((status) => MOVES.map((name) => [name, status] as const));
  it.each(pairs)('%s from %s', async (name, status) => {
    const { creator_id } = await newCreator(status, '2026-01-10T16:00:00.000Z');
    if (canMoveCreator(name, status)) {
      expect(await move(creator_id, name)).toEqual({ creator_id, status: CREATOR_MOVES[name].to });
      expect((await creatorRow(creator_id)).status).toBe(CREATOR_MOVES[name].to);
    } else {
      await expect(move(creator_id, name)).rejects.toMatchObject({ code: 'conflict' });
      expect((await creatorRow(creator_id)).status).toBe(status);
    }
  });

  it('a creator without a status counts as pending and can be sent [STATE-23]', async () => {
    const { creator_id } = await newCreator(null);
    expect(await move(creator_id, 'submit')).toMatchObject({ status: 'pending_review' });
  });
});

it('sending sets pending_review and the clock of the review [STATE-17] [CALL-22]', async () => {
  const { creator_id, email } = await newCreator('draft');
  await move(creator_id, 'submit');
  // Two business days after Wednesday is Friday.
  expect(await creatorRow(creator_id)).toMatchObject({
    status: 'pending_review',
    submitted_at: '2026-06-10T16:00:00Z',
    vetting_due_at: '2026-06-12T22:00:00Z',
    submission_count: 1,
  });
  expect(await subjectsTo(context.db, email)).toEqual(['We got your application']);
});

it('approval makes a creator of an applicant, tells them and stands in the log', async () => {
  const { creator_id, email } = await newCreator('pending_review');
  await move(creator_id, 'approve', { note: null });
  expect(await creatorRow(creator_id)).toMatchObject({
    status: 'approved',
    role: 'creator',
    decided_at: '2026-06-10T16:00:00Z',
  });
  expect(await subjectsTo(context.db, email)).toEqual(['You’re approved on Bizmeet']);
  const entries = await context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', creator_id)
    .execute();
  expect(entries).toMatchObject([
    {
      actor_id: admin.user_id,
      action: 'approve_creator',
      before: { status: 'pending_review', role: 'applicant' },
      after: { status: 'approved', role: 'creator' },
    },
  ]);
});

it('a decision is kept as it was made, with every item', async () => {
  const { creator_id, email } = await newCreator('pending_review');
  const items = [{ step: 'portfolio', subject: 'Forty-dollar bouquet', note: 'Mute it.' }] as const;
  await move(creator_id, 'request_changes', { items, reason: 'links' });
  const [decision] = await context.db
    .selectFrom('vetting_decisions')
    .selectAll()
    .where('creator_id', '=', creator_id)
    .execute();
  expect(decision).toMatchObject({
    admin_id: admin.user_id,
    decision: 'request_changes',
    reason: 'links',
    note: NOTE,
    items,
  });
  expect(await creatorRow(creator_id)).toMatchObject({ status_note: NOTE, assignee_id: admin.user_id });
  expect(await subjectsTo(context.db, email)).toEqual(['Your application needs changes']);
});

it.each<[CreatorMoveName, CreatorStatus]>([
  ['request_changes', 'pending_review'],
  ['reject', 'pending_review'],
  ['suspend', 'active'],
])('%s owes the person a reason', async (name, status) => {
  const { creator_id } = await newCreator(status);
  await expect(move(creator_id, name, { note: '  ' })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'note' }],
  });
  expect((await creatorRow(creator_id)).status).toBe(status);
});

it('a suspension leaves the account and the role as they are', async () => {
  const { creator_id, user_id } = await newCreator('active');
  await move(creator_id, 'suspend');
  const { account_status, role } = await context.db
    .selectFrom('profiles')
    .select(['account_status', 'role'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  expect({ account_status, role }).toEqual({ account_status: 'active', role: 'creator' });
  await move(creator_id, 'reinstate', { note: null });
  expect(await creatorRow(creator_id)).toMatchObject({ status: 'active', status_note: null });
});

it('who was turned down cannot begin again a day too early', async () => {
  const { creator_id } = await newCreator('rejected', '2026-05-12T16:00:00.000Z');
  await expect(move(creator_id, 'reopen')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^You can apply again from .+, New York time\.$/),
  });
});

it('an account that became something else, or left, is not let in', async () => {
  const { creator_id, user_id } = await newCreator('pending_review');
  const become = (change: { role?: 'business'; account_status?: 'deleted' }) =>
    context.db.updateTable('profiles').set(change).where('user_id', '=', user_id).execute();
  await become({ role: 'business' });
  await expect(move(creator_id, 'approve')).rejects.toMatchObject({ code: 'conflict' });
  await become({ account_status: 'deleted' });
  await expect(move(creator_id, 'approve')).rejects.toMatchObject({ code: 'not_found' });
});

it('twenty decisions at once are one decision, one row, one entry and one mail', async () => {
  const { creator_id, email } = await newCreator('pending_review');
  const names = ['approve', 'reject', 'request_changes'] as const;
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => move(creator_id, names[index % 3] ?? 'approve')),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const decisions = await context.db
    .selectFrom('vetting_decisions')
    .select('id')
    .where('creator_id', '=', creator_id)
    .execute();
  const entries = await context.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', creator_id)
    .execute();
  expect([decisions.length, entries.length]).toEqual([1, 1]);
  expect(await subjectsTo(context.db, email)).toHaveLength(1);
});

it('sending and entering lock the profile and the creator once', async () => {
  const agreed = { is_adult: true, labels_paid_posts: true, shows_own_work: true } as const;
  const sender = await newCreator('draft');
  await completeApplication(context, sender.creator_id);
  const send = (counted: typeof context) => submitApplication(counted, sender.user_id, agreed);
  expect(await locksOf(context, send)).toEqual(['profiles', 'creators']);
  const newcomer = await newCreator('approved');
  const enter = (counted: typeof context) => activateCreator(counted, newcomer.user_id);
  expect(await locksOf(context, enter)).toEqual(['profiles', 'creators']);
});

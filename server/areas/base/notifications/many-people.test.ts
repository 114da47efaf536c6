import { expect, it } from 'vitest';
import { adminChangeMail } from '#server/areas/base/audit-log/mails/admin-change-mail.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { countStatements } from '#test/support/count-statements.ts';
import { newEmail } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { testContext } from '#test/support/test-context.ts';
import { notifyPeople } from './notify/notify-people.ts';

const outside = await testContext();
const { db } = outside;
const jobs: { email_event_id: string }[] = [];
/** Counts the jobs instead of sending 500 mails. */
const queue = {
  ...outside.queue,
  ...FORGETS_JOBS,
  enqueueAll: async (_tx: unknown, _entry: unknown, payloads: readonly object[]) =>
    void jobs.push(...(payloads as typeof jobs)),
};
const context = { ...outside, queue };

const CREATORS = 500;
const [everybody, silent, inAppOff] = await newCreators(CREATORS);

it('500 people are notified and mailed in a few statements, each once and as they chose', async () => {
  await prefer(silent, { in_app: true, email: false });
  await prefer(inAppOff, { in_app: false, email: true });
  const statements = await countStatements(context, notifyAll);
  expect(statements).toBeLessThan(10);
  const rows = await db
    .selectFrom('notifications')
    .select(['user_id', 'is_shown', 'title', 'body'])
    .where('notification_key', '=', 'rye')
    .execute();
  expect(rows.map(({ user_id }) => user_id).sort()).toEqual(everybody.map(({ user_id }) => user_id).sort());
  expect(rows.filter(({ is_shown }) => !is_shown).map(({ user_id }) => user_id)).toEqual([inAppOff.user_id]);
  expect(rows[0]).toMatchObject({ title: 'Brief changed: Rye', body: '' });
  const mails = await mailsToAll();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    everybody.flatMap(({ email }) => (email === silent.email ? [] : [email])).sort(),
  );
  expect(jobs.map(({ email_event_id }) => email_event_id).sort()).toEqual(mails.map(({ id }) => id).sort());

  await notifyAll(context);
  expect([(await mailsToAll()).length, jobs.length]).toEqual([CREATORS - 1, CREATORS - 1]);
});

it('a notification for nobody sends no statement that writes', async () => {
  const before = jobs.length;
  await inTransaction(db, (tx) => notifyPeople(tx, context, { ...REQUEST, user_ids: [] }));
  expect(jobs.length).toBe(before);
});

const REQUEST = {
  kind: 'brief_changed',
  notification: { notification_key: 'rye', title: 'Brief changed: Rye', href: '/creator/applications' },
  mail: {
    template: adminChangeMail,
    facts: { kind: 'setting' as const, actor: 'Noor', what: 'Rye', reason: 'To count' },
  },
};

function notifyAll(counted: typeof context): Promise<void> {
  const user_ids = everybody.map(({ user_id }) => user_id);
  return inTransaction(counted.db, (tx) =>
    notifyPeople(tx, counted, { ...REQUEST, user_ids: [...user_ids, ...user_ids] }),
  );
}

async function newCreators(many: number) {
  const people = Array.from({ length: many }, () => ({ user_id: newId(), email: newEmail('reader') }));
  const users = people.map(({ user_id, email }) => ({ id: user_id, email, email_verified: true }));
  await db.insertInto('users').values(users).execute();
  const profiles = people.map(({ user_id }) => ({ user_id, role: 'creator' as const }));
  await db.insertInto('profiles').values(profiles).execute();
  const [first, second] = people;
  if (!first || !second) throw new Error('Nobody is there');
  return [people, first, second] as const;
}

async function prefer({ user_id }: { user_id: string }, choice: { in_app: boolean; email: boolean }) {
  await db
    .insertInto('notification_preferences')
    .values({ user_id, kind: REQUEST.kind, ...choice })
    .execute();
}

function mailsToAll() {
  return db
    .selectFrom('email_events')
    .select(['id', 'recipient'])
    .where(
      'recipient',
      'in',
      everybody.map(({ email }) => email),
    )
    .execute();
}

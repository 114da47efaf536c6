import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockPayout } from '#server/areas/money/payouts/lock.ts';
import { movePayout } from '#server/areas/money/payouts/transition.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { callerOf } from '#test/support/calls.ts';
import { PASSWORD_OF_EVERYONE } from '#test/support/people.ts';
import { newRichPeople } from '#test/support/rich-people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';

const { app, context } = await testApp();
const call = callerOf(app);

/** Columns that may still contain a deleted person's words, and why. No others may. */
const KEPT: Record<string, string> = {
  'public.mailbox_messages': 'the development mailbox is the recipient’s inbox; production has none',
  'public.sandbox_payees': 'plays the payment provider, which keeps its own records; production has none',
};

it('nothing of a creator or an owner is left in any column of any table', async () => {
  const { creator, owner, work } = await newRichPeople(app, context);
  const words = [...creator.words, ...owner.words];
  expect((await placesThatHold(words)).length).toBeGreaterThan(30);
  await finishEverything(work);
  for (const { headers } of [creator, owner]) {
    const answer = await call('POST /api/me/deletion', {
      headers,
      payload: { password: PASSWORD_OF_EVERYONE },
    });
    expect(answer.json()).toEqual({ done: true });
  }
  // The last mail keeps its address until it is sent.
  const places = await until(async () => {
    const found = await placesThatHold(words);
    return found.some((place) => place === 'public.email_events.recipient') ? null : found;
  });
  expect(places.filter((place) => KEPT[tableOf(place)] === undefined)).toEqual([]);
  const { counter_code } = await context.db
    .selectFrom('tap_links')
    .select('counter_code')
    .where('collaboration_id', '=', work.collaboration_id)
    .executeTakeFirstOrThrow();
  // It was the start of the creator's name, which the search for the whole name may miss.
  expect(counter_code).toMatch(/^X[0-9A-F]{11}$/);
  expect(
    (await checkLedger(context.db)).faults.filter(({ subject }) => subject.includes(work.maker.creator_id)),
  ).toEqual([]);
});

it('keeps the numbers of posts, without their screenshots, and reads no more', async () => {
  const { creator, work } = await newRichPeople(app, context);
  await finishEverything(work);
  await call('POST /api/me/deletion', {
    headers: creator.headers,
    payload: { password: PASSWORD_OF_EVERYONE },
  });
  const [deliverable_id = ''] = work.deliverable_ids;
  const { db } = context;
  const readings = await db
    .selectFrom('post_readings')
    .select(['views', 'source', 'screenshot_id'])
    .where('deliverable_id', '=', deliverable_id)
    .execute();
  expect(readings).toEqual([{ views: 12_400, source: 'creator', screenshot_id: null }]);
  const watch = db
    .selectFrom('post_watches')
    .select('next_read_at')
    .where('deliverable_id', '=', deliverable_id);
  expect(await watch.executeTakeFirst()).toEqual({ next_read_at: null });
});

it('keeps the name of somebody else who is called the same', async () => {
  const { creator, work } = await newRichPeople(app, context);
  const [name] = creator.words;
  const stranger = await newRichPeople(app, context);
  await context.db
    .updateTable('notifications')
    .set({ title: `${name} Erasable applied` })
    .where('user_id', '=', stranger.owner.user_id)
    .execute();
  await finishEverything(work);
  await call('POST /api/me/deletion', {
    headers: creator.headers,
    payload: { password: PASSWORD_OF_EVERYONE },
  });
  const told = (userId: string) =>
    context.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', userId)
      .where('title', 'like', '%applied')
      .execute();
  expect((await told(stranger.owner.user_id))[0]?.title).toBe(`${name} Erasable applied`);
  expect((await told(work.payer.owner.user_id))[0]?.title).toBe('Former member applied');
});

/** Ends everything that keeps an account from being deleted. */
async function finishEverything({
  maker,
  payer,
}: {
  maker: { creator_id: string };
  payer: { business_id: string };
}) {
  const { db } = context;
  const at = context.now().toISOString();
  await sql`update disputes set status = 'closed', closed_cause = 'withdrawn', closed_at = ${at}, clock_at = null, decide_by = null
    where collaboration_id in (select id from collaborations where creator_id = ${maker.creator_id})`.execute(
    db,
  );
  await sql`update collaborations set status = 'completed', completed_at = ${at}, clocks_stopped_at = null
    where creator_id = ${maker.creator_id}`.execute(db);
  await sql`update campaigns set status = 'completed' where business_id = ${payer.business_id}`.execute(db);
  await payEverything(maker.creator_id);
}

/** Pays through the ledger, because other tests in this database check it. */
async function payEverything(creatorId: string) {
  const { db } = context;
  const now = context.now();
  const payouts = await db.selectFrom('payouts').select('id').where('creator_id', '=', creatorId).execute();
  for (const { id } of payouts) {
    for (const move of ['send', 'pay'] as const) {
      await inTransaction(db, async (tx) => movePayout(tx, await lockPayout(tx, id), { move }, now));
    }
  }
  await db.updateTable('payouts').set({ next_look_at: null }).where('creator_id', '=', creatorId).execute();
}

/** Every `schema.table.column` that contains one of these words in any row. */
async function placesThatHold(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    context.db,
  );
  const places = new Set<string>();
  for (const { schema, name } of rows) {
    const locked = await sql<{ column: string }>`
      select distinct c.key as column from ${sql.table(`${schema}.${name}`)} as t,
        lateral jsonb_each_text(to_jsonb(t)) as c
      where lower(c.value) like any (${words.map((word) => `%${word.toLowerCase()}%`)}::text[])`.execute(
      context.db,
    );
    for (const { column } of locked.rows) places.add(`${schema}.${name}.${column}`);
  }
  return [...places].sort();
}

function tableOf(place: string): string {
  return place.split('.').slice(0, 2).join('.');
}

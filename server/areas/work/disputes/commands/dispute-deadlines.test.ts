import { expect, it } from 'vitest';
import { afterBusinessDays } from '#domain/work/work-timers.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { disputeHands } from '#test/support/disputes.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work } from '#test/support/work.ts';
import { moveDisputesOn } from '../jobs/dispute-clock.ts';
import { remindDeciders } from '../jobs/remind-deciders.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const hands = disputeHands(app);
const first = await newPerson(context, { role: 'admin' });
const second = await newPerson(context, { role: 'admin' });

/** Sessions end after two weeks, and these clocks run longer. */
const as = (person: Person) => signInAs(context, person);

async function underReview(work: Work): Promise<string> {
  const { id } = await hands.opened(work, { headers: await as(work.payer.owner) });
  const { statusCode } = await hands.say(await as(work.maker), id, 'answer');
  expect(statusCode).toBe(200);
  return id;
}

async function appealed(work: Work, ruling: object): Promise<string> {
  const id = await underReview(work);
  expect((await hands.decide(await as(first), id, ruling)).statusCode).toBe(200);
  expect((await hands.say(await as(work.maker), id, 'appeal')).statusCode).toBe(200);
  return id;
}

const look = async (work: Work, id: string) => hands.look(await as(work.payer.owner), id);

async function clockOf(id: string): Promise<Date> {
  const { clock_at } = await db
    .selectFrom('disputes')
    .select('clock_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return new Date(clock_at ?? '');
}

/** A timestamp on the full second, in the format of the API. */
const written = (at: Date) => at.toISOString().replace('.000Z', 'Z');

/** Moves the clock to the time at which the rule decides, or shortly before it. */
async function passUntil(id: string, { shortBySeconds = 0 } = {}): Promise<void> {
  const left = (await clockOf(id)).getTime() - clock.now().getTime();
  clock.advance({ hours: left / 3_600_000 - shortBySeconds / 3_600 });
}

async function moneyOf({ payer }: Work) {
  expect((await checkLedger(db)).faults).toEqual([]);
  const { held_cents, fees_held_cents, released_cents, refunded_cents } = await readFigures(
    db,
    payer.campaign_id,
  );
  return { held_cents: held_cents + fees_held_cents, released_cents, refunded_cents };
}

async function submit({ collaboration_id, deliverable_ids: [reel = ''] }: Work): Promise<void> {
  expect(collaboration_id).not.toBe('');
  await db
    .insertInto('submissions')
    .values({
      id: crypto.randomUUID(),
      deliverable_id: reel,
      version: 1,
      status: 'in_review',
      submitted_at: clock.now().toISOString(),
    })
    .execute();
}

async function dueNotifications(user_id: string, id: string) {
  const rows = await db
    .selectFrom('notifications')
    .select(['title', 'body', 'notification_key'])
    .where('user_id', '=', user_id)
    .where('kind', '=', 'dispute_due')
    .where('notification_key', 'like', `dispute:${id}:%`)
    .orderBy('id')
    .execute();
  return rows;
}

/** Runs as on a platform with a single admin. */
async function withOneAdmin(act: () => Promise<void>): Promise<void> {
  const others = await db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .where('user_id', '<>', first.user_id)
    .returning('user_id')
    .execute();
  try {
    await act();
  } finally {
    const ids = others.map(({ user_id }) => user_id);
    await db.updateTable('profiles').set({ account_status: 'active' }).where('user_id', 'in', ids).execute();
  }
}

it('tells both sides our deadlines and the rule before a dispute is opened', async () => {
  const work = await newWork(context);
  const start = await hands.ask(
    await as(work.payer.owner),
    `GET /api/collaborations/${work.collaboration_id}/disputes`,
  );
  expect(start.json()).toMatchObject({
    answer_business_days: 5,
    decision_business_days: 5,
    undecided_business_days: 10,
    appeal_days: 3,
    appeal_decision_business_days: 5,
  });
});

it('gives the first decision a deadline and, after it, a limit', async () => {
  const work = await newWork(context);
  const id = await underReview(work);
  const decideBy = afterBusinessDays(clock.now(), 5);
  expect(await look(work, id)).toMatchObject({
    decide_by: written(decideBy),
    clock_at: written(afterBusinessDays(decideBy, 10)),
  });
  await hands.decide(await as(first), id, { outcome: 'refund' });
  expect(await look(work, id)).toMatchObject({ status: 'decided', decide_by: null });
});

it('still lets an admin decide after the deadline, up to the limit', async () => {
  const work = await newWork(context);
  const id = await underReview(work);
  await passUntil(id, { shortBySeconds: 60 });
  expect((await hands.decide(await as(first), id, { outcome: 'release' })).statusCode).toBe(200);
});

it('splits what was sent and refunds the rest when nobody decides by the limit', async () => {
  const work = await newWork(context, { payout_cents: 30_001 });
  await submit(work);
  const id = await underReview(work);
  const { deliverables } = await look(work, id);
  const sent = deliverables.find((one) => one.id === work.deliverable_ids[0])?.share_cents ?? 0;
  await passUntil(id);
  const admin = await as(first);
  expect(await hands.look(admin, id)).toMatchObject({ can_decide: false });
  expect((await hands.decide(admin, id, { outcome: 'release' })).json()).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('deadline to decide has passed'),
  });
  await moveDisputesOn.run(context, {});
  const closed = await look(work, id);
  expect(closed).toMatchObject({ status: 'closed', closed_cause: 'undecided', decide_by: null });
  expect(closed.decisions).toMatchObject([{ outcome: 'split', round: 1, decided_by: null }]);
  expect(closed.decisions[0]?.receipt?.creator_gross_cents).toBe(Math.floor(sent / 2));
  const { released_cents, refunded_cents, held_cents } = await moneyOf(work);
  expect(held_cents).toBe(0);
  expect(released_cents + refunded_cents).toBe(33_001);
  expect(released_cents).toBeGreaterThan(0);
  const told = await db
    .selectFrom('notifications')
    .select(['title', 'user_id'])
    .where('notification_key', '=', `dispute:${id}:undecided:1`)
    .execute();
  const tell = told.map(({ user_id }) => user_id);
  expect(tell).toEqual(expect.arrayContaining([work.maker.user_id, work.payer.owner.user_id, first.user_id]));
});

it('refunds everything by the limit when nothing was ever sent', async () => {
  const work = await newWork(context);
  const id = await underReview(work);
  await passUntil(id);
  await moveDisputesOn.run(context, {});
  expect(await moneyOf(work)).toEqual({ held_cents: 0, released_cents: 0, refunded_cents: 33_000 });
});

it('carries out the first decision when the only admin made it and it is appealed', () =>
  withOneAdmin(async () => {
    const work = await newWork(context);
    const id = await appealed(work, { outcome: 'split', creator_cents: 10_000 });
    const decideBy = written(afterBusinessDays(clock.now(), 5));
    expect(await look(work, id)).toMatchObject({ round: 2, decide_by: decideBy, clock_at: decideBy });
    const again = await hands.decide(await as(first), id, { round: 2, outcome: 'release' });
    expect(again.statusCode).toBe(403);
    await passUntil(id, { shortBySeconds: 3_600 });
    await remindDeciders.run(context, {});
    expect(await dueNotifications(first.user_id, id)).toMatchObject([
      {
        title: expect.stringContaining('only another admin'),
        body: expect.stringContaining('the first decision is carried out'),
      },
    ]);
    await moveDisputesOn.run(context, {});
    expect((await look(work, id)).status).toBe('under_review');
    await passUntil(id);
    await moveDisputesOn.run(context, {});
    expect(await look(work, id)).toMatchObject({ status: 'closed', closed_cause: 'upheld' });
    expect(await moneyOf(work)).toEqual({ held_cents: 0, released_cents: 11_000, refunded_cents: 22_000 });
  }));

it('lets a second admin decide an appeal until its deadline, and not after', async () => {
  const work = await newWork(context);
  const id = await appealed(work, { outcome: 'refund' });
  await passUntil(id);
  const late = await hands.decide(await as(second), id, { round: 2, outcome: 'release' });
  expect(late.json()).toMatchObject({ code: 'conflict' });
  const other = await newWork(context);
  const inTime = await appealed(other, { outcome: 'refund' });
  await passUntil(inTime, { shortBySeconds: 60 });
  const answer = await hands.decide(await as(second), inTime, { round: 2, outcome: 'release' });
  expect(answer.json()).toMatchObject({ status: 'closed', closed_cause: 'final' });
});

it('closes once when the clock meets itself, a decision, a withdrawal and an acceptance', async () => {
  const work = await newWork(context);
  const id = await underReview(work);
  await passUntil(id);
  const [admin, other, shop, maker] = [
    await as(first),
    await as(second),
    await as(work.payer.owner),
    await as(work.maker),
  ];
  await Promise.all([
    ...Array.from({ length: 6 }, () => moveDisputesOn.run(context, {})),
    hands.decide(admin, id, { outcome: 'release' }),
    hands.decide(other, id, { outcome: 'refund' }),
    hands.withdraw(shop, id),
    hands.accept(maker, id),
  ]);
  const { status, closed_cause } = await look(work, id);
  expect(status).toBe('closed');
  expect(['undecided', 'withdrawn']).toContain(closed_cause);
  const { held_cents, released_cents, refunded_cents } = await moneyOf(work);
  expect(held_cents + released_cents + refunded_cents).toBe(33_000);
});

it('reminds every admin before and on the deadline and once a day after it, each time once', async () => {
  const work = await newWork(context);
  const id = await underReview(work);
  const remind = async () => {
    await remindDeciders.run(context, {});
    await remindDeciders.run(context, {});
    return (await dueNotifications(second.user_id, id)).length;
  };
  const decideBy = new Date((await look(work, id)).decide_by ?? '');
  const passTo = (hoursLeft: number) =>
    clock.advance({ hours: (decideBy.getTime() - clock.now().getTime()) / 3_600_000 - hoursLeft });
  passTo(80);
  expect(await remind()).toBe(0);
  passTo(70);
  expect(await remind()).toBe(1);
  passTo(20);
  expect(await remind()).toBe(2);
  passTo(-1);
  expect(await remind()).toBe(3);
  passTo(-25);
  expect(await remind()).toBe(4);
  const [soon, , overdue] = await dueNotifications(second.user_id, id);
  expect(soon?.title).toContain('decide a dispute by');
  expect(overdue).toMatchObject({
    title: expect.stringContaining('overdue'),
    body: expect.stringContaining('split evenly'),
  });
  const mails = await db
    .selectFrom('email_events')
    .innerJoin('users', 'users.email', 'email_events.recipient')
    .select('email_events.subject')
    .where('users.id', '=', second.user_id)
    .where('email_events.template', '=', 'dispute-due')
    .execute();
  expect(mails.length).toBeGreaterThanOrEqual(4);
});

it('shows admins what is theirs to decide on the overview, with the first deadline', async () => {
  const work = await newWork(context);
  await underReview(work);
  const { waiting } = (await hands.ask(await as(first), 'GET /api/admin/overview')).json();
  expect(waiting).toContainEqual({
    kind: 'disputes',
    count: expect.any(Number),
    since: expect.any(String),
  });
});

import { expect, it } from 'vitest';
import { afterBusinessDays } from '#domain/work/work-timers.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { lockCollaboration } from '#server/areas/work/collaborations/lock.ts';
import { moveDeliverable } from '#server/areas/work/collaborations/transition-deliverable.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { disputeHands, newDecider } from '#test/support/disputes.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work } from '#test/support/work.ts';
import { moveDisputesOn } from './jobs/dispute-clock.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, open, opened, say, accept, withdraw, decide, look } = disputeHands(app);
const admin = await newDecider(context);
const otherAdmin = await newDecider(context);

async function booksOf({ payer }: Work) {
  const { faults } = await checkLedger(db);
  expect(faults).toEqual([]);
  const { promised_cents: _promised, ...figures } = await readFigures(db, payer.campaign_id);
  const { paid_in_cents, held_cents, fees_held_cents, released_cents, refunded_cents } = figures;
  expect(held_cents + fees_held_cents + released_cents + refunded_cents).toBe(paid_in_cents);
  return { held_cents, fees_held_cents, released_cents, refunded_cents };
}

const workOf = ({ collaboration_id }: Work) =>
  db
    .selectFrom('collaborations')
    .select(['status', 'clocks_stopped_at'])
    .where('id', '=', collaboration_id)
    .executeTakeFirstOrThrow();

const partsOf = ({ collaboration_id }: Work) =>
  db
    .selectFrom('deliverables')
    .select(['id', 'status', 'due_at', 'share_cents', 'fee_cents'])
    .where('collaboration_id', '=', collaboration_id)
    .orderBy('sort_order')
    .execute();

/** Opened by the business about everything, and answered. */
async function answered(work: Work, more: { deliverable_ids?: string[] } = {}) {
  const { id } = await opened(work, more);
  await say(work.maker.headers, id, 'answer');
  return id;
}

it('freezes what is named, stops every clock, and asks the other side', async () => {
  const work = await newWork(context);
  const [reel] = await partsOf(work);
  const dispute = await opened(work, { deliverable_ids: work.deliverable_ids.slice(0, 1) });
  expect(dispute).toMatchObject({
    status: 'awaiting_response',
    side: 'business',
    disputed_cents: reel?.share_cents,
    fee_cents: reel?.fee_cents,
    clock_at: expect.any(String),
    can_answer: false,
    can_withdraw: true,
  });
  const answerBy = afterBusinessDays(context.now(), 5).getTime();
  expect(Date.parse(dispute.clock_at ?? '')).toBe(answerBy);
  expect(await workOf(work)).toMatchObject({ status: 'disputed', clocks_stopped_at: expect.any(String) });
  expect(await look(work.maker.headers, dispute.id)).toMatchObject({ side: 'creator', can_answer: true });
  const notification = await db
    .selectFrom('notifications')
    .select(['title', 'href'])
    .where('user_id', '=', work.maker.user_id)
    .where('kind', '=', 'dispute_turns')
    .executeTakeFirst();
  expect(notification).toMatchObject({ href: `/creator/work/${work.collaboration_id}/dispute` });
});

it('leaves what is not in dispute to both, and what is to the decision', async () => {
  const work = await newWork(context);
  await opened(work, { deliverable_ids: work.deliverable_ids.slice(0, 1) });
  const submit = (at: number) =>
    inTransaction(db, async (tx) => {
      const locked = await lockCollaboration(tx, work.collaboration_id);
      const one = locked.deliverables[at];
      if (one) await moveDeliverable(tx, context, locked, one, { move: 'submit', mover: 'creator' });
    });
  await expect(submit(0)).rejects.toThrow('in dispute');
  await submit(1);
  expect((await partsOf(work)).map(({ status }) => status)).toEqual(['due', 'submitted']);
});

it('is not there for strangers, and only to be looked at for admins', async () => {
  const work = await newWork(context);
  const { id } = await opened(work);
  const stranger = await newWork(context);
  for (const headers of [stranger.shop, stranger.maker.headers]) {
    for (const verb of ['answer', 'appeal'] as const) {
      expect((await say(headers, id, verb)).statusCode).toBe(404);
    }
    expect((await accept(headers, id)).statusCode).toBe(404);
    expect((await withdraw(headers, id)).statusCode).toBe(404);
    expect((await ask(headers, `GET /api/disputes/${id}`)).statusCode).toBe(404);
    expect((await open(work, { headers })).statusCode).toBe(404);
    expect((await ask(headers, `GET /api/collaborations/${work.collaboration_id}/disputes`)).statusCode).toBe(
      404,
    );
    expect((await decide(headers, id, { outcome: 'release' })).statusCode).toBe(403);
  }
  expect((await look(admin, id)).side).toBe('admin');
  expect((await say(admin, id, 'answer')).statusCode).toBe(403);
});

it('is answered by the other side alone, and in time', async () => {
  const work = await newWork(context);
  const { id } = await opened(work);
  expect((await say(work.shop, id, 'answer')).statusCode).toBe(409);
  context.clock.advance({ days: 8 });
  expect((await say(work.maker.headers, id, 'answer')).statusCode).toBe(409);
  await moveDisputesOn.run(context, {});
  expect(await look(work.maker.headers, id)).toMatchObject({
    status: 'under_review',
    decide_by: expect.any(String),
  });
});

it('goes back to where the work stood when it is withdrawn, with its clocks on by as long as they stood', async () => {
  const work = await newWork(context);
  const [before] = await partsOf(work);
  const { id } = await opened(work);
  context.clock.advance({ days: 2 });
  expect((await withdraw(work.maker.headers, id)).statusCode).toBe(409);
  expect((await withdraw(work.shop, id)).json()).toMatchObject({
    status: 'closed',
    closed_cause: 'withdrawn',
  });
  const [after] = await partsOf(work);
  expect(Date.parse(after?.due_at ?? '') - Date.parse(before?.due_at ?? '')).toBe(2 * 24 * 3_600_000);
  expect(await workOf(work)).toEqual({ status: 'in_progress', clocks_stopped_at: null });
  expect((await open(work)).statusCode).toBe(201);
});

it('moves the money of a split at once when both accept it, fees in proportion', async () => {
  const work = await newWork(context, { payout_cents: 30_001 });
  const id = await answered(work);
  const decision = { outcome: 'split', creator_cents: 10_000 };
  expect((await decide(admin, id, decision)).json()).toMatchObject({ status: 'decided' });
  // Repeats the request, as after a lost response.
  expect((await decide(admin, id, decision)).statusCode).toBe(409);
  expect((await booksOf(work)).released_cents).toBe(0);
  await accept(work.shop, id);
  expect((await accept(work.maker.headers, id)).json()).toMatchObject({
    status: 'closed',
    closed_cause: 'accepted',
  });
  expect(await booksOf(work)).toEqual({
    held_cents: 0,
    fees_held_cents: 0,
    released_cents: 11_000,
    refunded_cents: 20_001 + 2_000,
  });
  expect((await partsOf(work)).map(({ status }) => status)).toEqual(['settled', 'settled']);
  expect((await workOf(work)).status).toBe('completed');
});

it('releases or refunds a part, and leaves the rest held', async () => {
  for (const outcome of ['release', 'refund']) {
    const work = await newWork(context);
    const [reel, photos] = await partsOf(work);
    const id = await answered(work, { deliverable_ids: work.deliverable_ids.slice(0, 1) });
    await decide(admin, id, { outcome });
    context.clock.advance({ days: 3 });
    await moveDisputesOn.run(context, {});
    const moved = (reel?.share_cents ?? 0) + (reel?.fee_cents ?? 0);
    expect(await booksOf(work)).toEqual({
      held_cents: photos?.share_cents,
      fees_held_cents: photos?.fee_cents,
      released_cents: outcome === 'release' ? moved : 0,
      refunded_cents: outcome === 'refund' ? moved : 0,
    });
    expect(await look(work.shop, id)).toMatchObject({ status: 'closed', closed_cause: 'time' });
    expect((await workOf(work)).status).toBe('in_progress');
  }
});

it('gives another try, with a new day', async () => {
  const work = await newWork(context);
  const id = await answered(work);
  expect((await decide(admin, id, { outcome: 'redo' })).statusCode).toBe(400);
  await decide(admin, id, { outcome: 'redo', redo_days: 5 });
  await Promise.all([accept(work.shop, id), accept(work.maker.headers, id)]);
  expect((await look(work.shop, id)).status).toBe('closed');
  const parts = await partsOf(work);
  expect(parts.map(({ status }) => status)).toEqual(['due', 'due']);
  const days = (Date.parse(parts[0]?.due_at ?? '') - context.now().getTime()) / (24 * 3_600_000);
  expect(days).toBeGreaterThanOrEqual(5);
  expect(days).toBeLessThan(6);
  expect((await booksOf(work)).held_cents).toBe(30_000);
});

it('is appealed once, decided by somebody else, and final then', async () => {
  const work = await newWork(context);
  const id = await answered(work);
  await decide(admin, id, { outcome: 'refund' });
  await accept(work.shop, id);
  expect((await say(work.shop, id, 'appeal')).statusCode).toBe(409);
  expect((await say(work.maker.headers, id, 'appeal')).json()).toMatchObject({
    status: 'under_review',
    round: 2,
    business_accepted_at: null,
  });
  expect((await withdraw(work.shop, id)).statusCode).toBe(409);
  expect((await decide(otherAdmin, id, { outcome: 'release' })).json()).toMatchObject({ code: 'stale' });
  const again = { round: 2, outcome: 'release' };
  expect((await decide(admin, id, again)).statusCode).toBe(403);
  expect(await look(admin, id)).toMatchObject({ can_decide: false });
  expect((await decide(otherAdmin, id, again)).json()).toMatchObject({
    status: 'closed',
    closed_cause: 'final',
  });
  expect(await booksOf(work)).toMatchObject({ released_cents: 33_000, refunded_cents: 0, held_cents: 0 });
  expect((await say(work.shop, id, 'appeal')).statusCode).toBe(409);
});

it('takes no appeal once the time is over', async () => {
  const work = await newWork(context);
  const id = await answered(work);
  await decide(admin, id, { outcome: 'refund' });
  context.clock.advance({ days: 3 });
  expect((await say(work.maker.headers, id, 'appeal')).statusCode).toBe(409);
});

it('is one, however many open it at once', async () => {
  const work = await newWork(context);
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) =>
      open(work, { headers: at % 2 === 0 ? work.shop : work.maker.headers }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(31).fill(409)]);
});

it('is decided once, however many decide at once, and pays once, however often the clock comes by', async () => {
  const work = await newWork(context);
  const id = await answered(work);
  const admins = [admin, otherAdmin];
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) =>
      decide(admins[at % 2] ?? admin, id, at % 3 === 0 ? { outcome: 'release' } : { outcome: 'refund' }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  context.clock.advance({ days: 3 });
  await Promise.all(Array.from({ length: 8 }, () => moveDisputesOn.run(context, {})));
  const { released_cents, refunded_cents } = await booksOf(work);
  expect(released_cents + refunded_cents).toBe(33_000);
});

it('meets the clock of an approval only once: one of both wins', async () => {
  const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
  const move = (name: 'submit' | 'approve', mover: 'creator' | 'clock') =>
    inTransaction(db, async (tx) => {
      const locked = await lockCollaboration(tx, work.collaboration_id);
      const [one] = locked.deliverables;
      if (one) await moveDeliverable(tx, context, locked, one, { move: name, mover });
    });
  await move('submit', 'creator');
  const [disputed, approved] = await Promise.allSettled([open(work), move('approve', 'clock')]);
  const isOpened = disputed?.status === 'fulfilled' && disputed.value.statusCode === 201;
  expect(isOpened).toBe(approved?.status === 'rejected');
});

it('shows admins the queue, the longest waiting first, and who has to decide an appeal', async () => {
  const work = await newWork(context);
  const id = await answered(work);
  const list = (show: string, headers = admin, more = '') =>
    ask(headers, `GET /api/admin/disputes?show=${show}&limit=50${more}`);
  const ids = (answer: Awaited<ReturnType<typeof list>>) =>
    answer.json().disputes.map((row: { id: string }) => row.id);
  expect(ids(await list('to_decide'))).toContain(id);
  await decide(admin, id, { outcome: 'refund' });
  expect(ids(await list('waiting'))).toContain(id);
  await say(work.maker.headers, id, 'appeal');
  const row = (await list('to_decide')).json().disputes.find((one: { id: string }) => one.id === id);
  expect(row).toMatchObject({ is_for_another: true, round: 2 });
  const first = await list('all', admin, '').then((answer) => answer.json());
  expect(first.disputes[0].id > first.disputes[1].id).toBe(true);
  const file = (await ask(admin, `GET /api/admin/disputes/${id}`)).json();
  expect(file).toMatchObject({ dispute: { id }, contract: { payout_cents: 30_000 }, versions: [] });
  expect((await list('all', work.shop)).statusCode).toBe(403);
});

it('is on the row and the page of the work, with whose turn it is and what is at stake', async () => {
  const work = await newWork(context);
  const rowOf = async () => {
    const answer = await ask(work.maker.headers, 'GET /api/me/collaborations?segment=open');
    return answer.json().collaborations[0].dispute;
  };
  const { id } = await opened(work);
  expect(await rowOf()).toMatchObject({ status: 'awaiting_response', turns: ['creator'] });
  await say(work.maker.headers, id, 'answer');
  expect(await rowOf()).toMatchObject({ status: 'under_review', turns: [], creator_gets_cents: null });
  await decide(admin, id, { outcome: 'release' });
  const { clock_at, disputed_cents } = await look(work.maker.headers, id);
  const decided = { status: 'decided', clock_at, disputed_cents, creator_gets_cents: disputed_cents };
  expect(await rowOf()).toEqual({ ...decided, turns: ['creator', 'business'] });
  await accept(work.maker.headers, id);
  expect(await rowOf()).toEqual({ ...decided, turns: ['business'] });
  const page = await ask(work.maker.headers, `GET /api/collaborations/${work.collaboration_id}`);
  expect(page.json().dispute).toEqual({ ...decided, turns: ['business'] });
});

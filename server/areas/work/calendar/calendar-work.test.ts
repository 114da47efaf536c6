import { expect, it } from 'vitest';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { daysAfter, hoursAfter } from '#domain/work/work-timers.ts';
import { callerOf } from '#test/support/calls.ts';
import { disputeHands, newDecider } from '#test/support/disputes.ts';
import { askForPayout, connectBank, earn, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work, workHands } from '#test/support/work.ts';
import { calendarUrl } from './queries/calendar-token.ts';

const { app, context } = await testApp();
const { db, config } = context;
const call = callerOf(app);
const hands = workHands(app, context);
const disputes = disputeHands(app);

/** The entries of a calendar, by the prefix of their id. */
async function entriesOf(user_id: string): Promise<Record<string, string>> {
  const url = calendarUrl(config, { user_id, version: 1 });
  const { body } = await call(`GET /${url.slice(config.app_url.length + 1)}`);
  const entries = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return Object.fromEntries(
    entries.map((entry) => [/UID:([a-z-]+?)-[0-9a-f]{8}-/.exec(entry)?.[1] ?? entry, entry]),
  );
}

const bothSides = ({ maker, payer }: Work) =>
  Promise.all([entriesOf(maker.user_id), entriesOf(payer.owner.user_id)]);

async function newReel(): Promise<Work & { reel: string }> {
  const work = await newWork(context, { deliverables: [{ kind: 'instagram_reel', quantity: 1 }] });
  return { ...work, reel: work.deliverable_ids[0] ?? '' };
}

const clocksOf = (id: string) =>
  db
    .selectFrom('deliverables')
    .select(['due_at', 'passes_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const utc = (at: string | null) => (at ?? '').slice(0, 19).replace(/[-:]/g, '');
const day = (at: string | null) => newYorkDate(new Date(at ?? '')).replaceAll('-', '');

it('shows both sides until when work is due, also where it was approved and is to be posted', async () => {
  const work = await newReel();
  const { due_at } = await clocksOf(work.reel);
  for (const entries of await bothSides(work)) {
    expect(entries['work-due']).toContain(`DTSTART;VALUE=DATE:${day(due_at)}`);
    expect(entries['work-due']).toMatch(/SUMMARY:Due (for|from) .*1 Instagram Reel/);
  }
  await hands.submit(work, work.reel);
  await hands.approve(work, work.reel);
  const { due_at: post_by } = await clocksOf(work.reel);
  const [creator, business] = await bothSides(work);
  expect(creator['work-due']).toMatch(/SUMMARY:Post for/);
  expect(business['work-due']).toMatch(/SUMMARY:.* posts: 1 Instagram Reel/);
  expect(business['work-due']).toContain(`DTSTART;VALUE=DATE:${day(post_by)}`);
});

it('shows both sides when a draft counts as approved and a post as checked without an answer', async () => {
  const work = await newReel();
  await hands.submit(work, work.reel);
  const approval = await clocksOf(work.reel);
  for (const entries of await bothSides(work)) {
    expect(entries['work-passes']).toContain(`DTSTART:${utc(approval.passes_at)}Z`);
    expect(entries['work-passes']).toContain('Without an answer it’s approved automatically.');
  }
  await hands.approve(work, work.reel);
  await hands.post(work, work.reel);
  const check = await clocksOf(work.reel);
  for (const entries of await bothSides(work)) {
    expect(entries['work-passes']).toContain(`DTSTART:${utc(check.passes_at)}Z`);
    expect(entries['work-passes']).toContain('Without an answer it counts as confirmed.');
  }
});

it('shows how long a dispute can be answered and its decision appealed against, and no clock it stopped', async () => {
  const work = await newReel();
  const { id, clock_at } = await disputes.opened(work);
  const [asked, opener] = await bothSides(work);
  expect(asked['dispute-answer']).toMatch(/SUMMARY:Deadline to answer/);
  expect(asked['dispute-answer']).toContain(`/creator/work/${work.collaboration_id}/dispute`);
  expect(opener['dispute-answer']).toMatch(/SUMMARY:.*’s deadline to answer/);
  for (const entries of [asked, opener]) {
    expect(entries['dispute-answer']).toContain(`DTSTART:${utc(clock_at)}Z`);
    expect(entries['work-due']).toBeUndefined();
  }
  await disputes.say(work.maker.headers, id, 'answer');
  const admin = await newDecider(context);
  await disputes.decide(admin, id, { outcome: 'refund', creator_cents: null, redo_days: null });
  await disputes.accept(work.maker.headers, id);
  const [accepted, free] = await bothSides(work);
  expect(accepted['dispute-appeal']).toMatch(/SUMMARY:.*’s deadline to appeal/);
  expect(free['dispute-appeal']).toMatch(/SUMMARY:Deadline to appeal/);
});

it('shows both sides when the time for ratings ends, until what they wrote is open', async () => {
  const work = await newReel();
  const completed_at = context.now();
  await db
    .updateTable('collaborations')
    .set({ status: 'completed', completed_at: completed_at.toISOString() })
    .where('id', '=', work.collaboration_id)
    .execute();
  const write = (headers: { cookie: string }) =>
    disputes.ask(headers, `PUT /api/collaborations/${work.collaboration_id}/ratings/own`, {
      stars: 5,
      words: '',
    });
  await write(work.shop);
  const [creator, business] = await bothSides(work);
  const ends = utc(daysAfter(completed_at, 7).toISOString());
  expect(creator.review).toMatch(/SUMMARY:Deadline to review/);
  expect(business.review).toMatch(/SUMMARY:Your review of .* is published/);
  for (const { review } of [creator, business]) expect(review).toContain(`DTSTART:${ends}Z`);
  await write(work.maker.headers);
  for (const { review } of await bothSides(work)) expect(review).toBeUndefined();
});

it('shows a creator when money clears, leaves and reaches the bank, and the next weekly payout', async () => {
  const earner = await newEarner(context);
  await earnAndClear(context, earner, [4_000]);
  await earn(context, earner, 2_500);
  await connectBank(context, earner);
  const payout = await askForPayout(context, earner, 4_000);
  const entries = await entriesOf(earner.person.user_id);
  expect(entries['earning-clears']).toContain('SUMMARY:$25.00 clears');
  expect(entries['payout-leaves']).toContain(`DTSTART:${utc(payout.leaves_at)}Z`);
  expect(entries['payout-leaves']).toContain('Payout No. 1 to Chase\\, ending 6021');
  expect(entries['payout-arrives']).toContain(`DTSTART;VALUE=DATE:${payout.arrives_on.replaceAll('-', '')}`);
  expect(entries['payouts-weekly']).toContain('SUMMARY:Weekly payout');
});

it('keeps the dates of one’s own work from everybody else', async () => {
  const work = await newReel();
  const stranger = await newReel();
  for (const entries of await bothSides(stranger)) {
    expect(JSON.stringify(entries)).not.toContain(work.reel);
  }
});

it('forgets what was due more than thirty days ago', async () => {
  const work = await newReel();
  await db
    .updateTable('deliverables')
    .set({ due_at: hoursAfter(context.now(), -40 * 24).toISOString() })
    .where('id', '=', work.reel)
    .execute();
  for (const entries of await bothSides(work)) expect(entries['work-due']).toBeUndefined();
});

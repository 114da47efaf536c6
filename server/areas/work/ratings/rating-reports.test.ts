import { beforeEach, expect, it } from 'vitest';
import { newMaker } from '#test/support/applications.ts';
import { disputeHands } from '#test/support/disputes.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { newWork, type Work } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask } = disputeHands(app);

let work: Work;
const THANKS = 'Thank you, the light was a gift.';
const NOTE = 'Maya Quimby lives next door to them.';
const VERDICT = 'It named a person who had nothing to do with the work.';

beforeEach(async () => {
  work = await newRatedWork();
});

const answer = (headers: { cookie: string }, words = THANKS, of = work) =>
  ask(headers, `POST /api/collaborations/${of.collaboration_id}/ratings/answer`, { words });
const look = async (headers: { cookie: string }, of = work) =>
  (await ask(headers, `GET /api/collaborations/${of.collaboration_id}/ratings`)).json();
const report = (headers: { cookie: string }, id: string, more: object = {}) =>
  ask(headers, `POST /api/ratings/${id}/reports`, { reason: 'untrue', note: NOTE, ...more });
const decide = (headers: { cookie: string }, id: string, decision: 'keep' | 'hide') =>
  ask(headers, `POST /api/admin/ratings/${id}/decision`, { decision, words: VERDICT });
const asAdmin = async () => signInAs(context, await newPerson(context, { role: 'admin' }));

/** Done work that both sides rated, so that both ratings are published. */
async function newRatedWork(maker?: Work['maker'], stars = 4): Promise<Work> {
  const made = await newWork(context, maker && { maker });
  await db
    .updateTable('collaborations')
    .set({ status: 'completed', completed_at: context.now().toISOString() })
    .where('id', '=', made.collaboration_id)
    .execute();
  for (const headers of [made.shop, made.maker.headers]) {
    await ask(headers, `PUT /api/collaborations/${made.collaboration_id}/ratings/own`, {
      stars,
      words: 'A pleasure.',
    });
  }
  return made;
}

it('the rated side answers once, and everyone who reads the rating sees the answer', async () => {
  expect(await look(work.maker.headers)).toMatchObject({ answer_until: expect.any(String) });
  const stranger = await newRatedWork();
  expect((await answer(stranger.maker.headers)).statusCode).toBe(404);
  expect((await answer(await asAdmin())).statusCode).toBe(403);
  for (const words of ['', 'x'.repeat(601)]) {
    expect((await answer(work.maker.headers, words)).statusCode).toBe(400);
  }
  expect((await answer(work.maker.headers)).json()).toMatchObject({
    of_creator: { answer: { words: THANKS } },
    of_business: { answer: null },
    answer_until: null,
  });
  expect((await answer(work.maker.headers, 'And another thing')).statusCode).toBe(409);
  expect((await look(work.shop)).own.answer.words).toBe(THANKS);
  const page = (await ask(stranger.shop, `GET /api/creators/${work.maker.creator_id}/ratings`)).json();
  expect(page.ratings).toMatchObject([{ answer: { words: THANKS } }]);
  const told = await db
    .selectFrom('notifications')
    .select(['user_id', 'title'])
    .where('notification_key', 'like', 'rating-answered:%')
    .where('user_id', 'in', [work.payer.owner.user_id, work.maker.user_id])
    .execute();
  expect(told).toEqual([{ user_id: work.payer.owner.user_id, title: 'Jules Moreau answered your review' }]);
  const mails = () =>
    db
      .selectFrom('email_events')
      .select('id')
      .where('recipient', '=', work.payer.owner.email)
      .where('subject', '=', 'Jules Moreau answered your review')
      .execute();
  expect((await until(async () => ((await mails()).length > 0 ? mails() : null))).length).toBe(1);
});

it('takes one answer of many at once, none for a rating that is not published, and none after 14 days', async () => {
  const codes = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => (await answer(work.shop, `Answer ${at}`)).statusCode),
  );
  expect(codes.toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const blind = await newWork(context);
  await db
    .updateTable('collaborations')
    .set({ status: 'completed', completed_at: context.now().toISOString() })
    .where('id', '=', blind.collaboration_id)
    .execute();
  await ask(blind.shop, `PUT /api/collaborations/${blind.collaboration_id}/ratings/own`, { stars: 1 });
  expect((await answer(blind.maker.headers, THANKS, blind)).statusCode).toBe(404);
  context.clock.advance({ days: 14 });
  expect((await answer(work.maker.headers)).statusCode).toBe(409);
  expect(await look(work.maker.headers)).toMatchObject({ answer_until: null });
});

it('everyone who can read a rating can report it once, except its author', async () => {
  const { of_creator, of_business } = await look(work.shop);
  expect((await report(work.shop, of_creator.id)).statusCode).toBe(403);
  expect((await report(work.maker.headers, of_business.id)).statusCode).toBe(403);
  const applicant = await signInAs(context, await newPerson(context, { role: 'applicant' }));
  for (const { id } of [of_creator, of_business]) {
    expect((await report(applicant, id)).statusCode).toBe(404);
  }
  expect((await report((await newMaker(context)).headers, of_creator.id)).statusCode).toBe(404);
  expect((await report(work.maker.headers, of_creator.id, { reason: 'boring' })).statusCode).toBe(400);
  expect((await look(work.maker.headers)).can_report).toBe(true);
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => (await report(work.maker.headers, of_creator.id)).statusCode),
  );
  expect(codes.toSorted()).toEqual([200, 409, 409, 409]);
  expect((await look(work.maker.headers)).can_report).toBe(false);
  const reader = await newWork(context);
  expect((await report(reader.shop, of_creator.id)).statusCode).toBe(200);
  const listed = (await ask(reader.shop, `GET /api/creators/${work.maker.creator_id}/ratings`)).json();
  expect(listed.ratings).toMatchObject([{ id: of_creator.id, can_report: false }]);
  const own = (await ask(work.shop, `GET /api/creators/${work.maker.creator_id}/ratings`)).json();
  expect(own.ratings).toMatchObject([{ can_report: false }]);
});

it('waits in the queue of admins, who alone read who reported it and why, and leave an entry', async () => {
  const { of_creator } = await look(work.maker.headers);
  await report(work.maker.headers, of_creator.id);
  const admin = await newPerson(context, { role: 'admin' });
  const headers = await signInAs(context, admin);
  const { open } = (await ask(headers, 'GET /api/admin/reported-ratings')).json();
  const row = open.find(({ rating_id }: { rating_id: string }) => rating_id === of_creator.id);
  expect(row).toMatchObject({
    words: 'A pleasure.',
    author_name: 'Crumb & Co',
    reports: [{ reason: 'untrue', note: NOTE, reporter_name: 'Jules Moreau' }],
  });
  expect((await ask(headers, 'GET /api/admin/queue-counts')).json().approvals).toBeGreaterThan(0);
  expect((await ask(headers, 'GET /api/admin/overview')).json().waiting).toContainEqual(
    expect.objectContaining({ kind: 'ratings' }),
  );
  const views = await db
    .selectFrom('audit_log')
    .select(['action'])
    .where('actor_id', '=', admin.user_id)
    .where('subject_id', '=', of_creator.id)
    .execute();
  expect(views).toEqual([{ action: 'view_rating' }]);
  for (const seen of [work.shop, work.maker.headers]) {
    expect((await ask(seen, 'GET /api/admin/reported-ratings')).statusCode).toBe(403);
    expect(JSON.stringify(await look(seen))).not.toContain(NOTE);
  }
});

it('a hidden rating leaves list and average with the decision, and stays in the audit log', async () => {
  const works = [work, await newRatedWork(work.maker, 4), await newRatedWork(work.maker, 1)];
  const page = `GET /api/creators/${work.maker.creator_id}/ratings`;
  expect((await ask(work.shop, page)).json().figures).toEqual({ count: 3, average: 3 });
  const harsh = works[2] ?? work;
  const { of_creator } = await look(work.maker.headers, harsh);
  await report(work.maker.headers, of_creator.id);
  const admin = await asAdmin();
  expect((await decide(work.shop, of_creator.id, 'hide')).statusCode).toBe(403);
  expect((await decide(admin, of_creator.id, 'hide')).json()).toEqual({ done: true });
  const after = (await ask(work.shop, page)).json();
  expect(after.figures).toEqual({ count: 2, average: null });
  expect(after.ratings.map(({ id }: { id: string }) => id)).not.toContain(of_creator.id);
  expect(await look(work.maker.headers, harsh)).toMatchObject({ of_creator: null, can_report: false });
  expect(await look(harsh.shop, harsh)).toMatchObject({ own: { is_hidden: true }, can_write: false });
  expect((await answer(work.maker.headers, THANKS, harsh)).statusCode).toBe(404);
  const entries = await db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'before'])
    .where('subject_id', '=', of_creator.id)
    .where('action', 'like', '%hide%')
    .execute();
  expect(entries).toEqual([
    { action: 'hide_rating', reason: VERDICT, before: { stars: '1', words: 'A pleasure.' } },
  ]);
  const told = (userId: string) =>
    db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .where('user_id', '=', userId)
      .where('notification_key', 'like', 'rating-decided:%')
      .execute();
  expect(await told(harsh.payer.owner.user_id)).toEqual([
    { title: 'Your review of Jules Moreau is hidden', body: VERDICT },
  ]);
  expect(await told(work.maker.user_id)).toEqual([
    { title: 'Crumb & Co’s review of you is hidden', body: VERDICT },
  ]);
});

it('a rating that is kept stays where it was, with words to its author and to who reported it, without their name', async () => {
  const { of_creator } = await look(work.maker.headers);
  const reader = await newWork(context);
  await report(reader.shop, of_creator.id);
  expect((await decide(await asAdmin(), of_creator.id, 'keep')).json()).toEqual({ done: true });
  expect(await look(work.maker.headers)).toMatchObject({ of_creator: { stars: 4 } });
  const told = await db
    .selectFrom('notifications')
    .select(['user_id', 'title', 'body'])
    .where('notification_key', 'like', 'rating-decided:%')
    .where('user_id', 'in', [reader.payer.owner.user_id, work.payer.owner.user_id, work.maker.user_id])
    .execute();
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining([
      {
        user_id: work.payer.owner.user_id,
        title: 'Your review of Jules Moreau stays published',
        body: VERDICT,
      },
      {
        user_id: reader.payer.owner.user_id,
        title: 'The review you reported stays published',
        body: VERDICT,
      },
    ]),
  );
});

it('is decided once, however many admins decide at once', async () => {
  const { of_creator } = await look(work.maker.headers);
  expect((await decide(await asAdmin(), of_creator.id, 'hide')).statusCode).toBe(409);
  await report(work.maker.headers, of_creator.id);
  const admins = await Promise.all([asAdmin(), asAdmin(), asAdmin(), asAdmin()]);
  const codes = await Promise.all(
    admins.map(
      async (headers, at) => (await decide(headers, of_creator.id, at % 2 ? 'keep' : 'hide')).statusCode,
    ),
  );
  expect(codes.toSorted()).toEqual([200, 409, 409, 409]);
});

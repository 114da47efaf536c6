import { beforeEach, expect, it } from 'vitest';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplication, newMaker } from '#test/support/applications.ts';
import { openQuoteOf } from '#test/support/applications-paid.ts';
import { disputeHands } from '#test/support/disputes.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';
import { openRatings } from './jobs/open-ratings.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask } = disputeHands(app);

let work: Work;
const WORDS = 'Nadia answered within the hour.';

beforeEach(async () => {
  work = await newWork(context);
});

const write = (headers: { cookie: string }, rating: object = {}, of = work) =>
  ask(headers, `PUT /api/collaborations/${of.collaboration_id}/ratings/own`, {
    stars: 5,
    words: WORDS,
    ...rating,
  });
const look = async (headers: { cookie: string }, of = work) =>
  (await ask(headers, `GET /api/collaborations/${of.collaboration_id}/ratings`)).json();

/** Sets the row to completed. */
async function complete(of = work): Promise<void> {
  await db
    .updateTable('collaborations')
    .set({ status: 'completed', completed_at: context.now().toISOString() })
    .where('id', '=', of.collaboration_id)
    .execute();
}

it('comes when the work is done, from the two who did it', async () => {
  expect((await write(work.shop)).statusCode).toBe(409);
  await complete();
  const stranger = await newWork(context);
  for (const headers of [stranger.shop, stranger.maker.headers]) {
    expect((await write(headers)).statusCode).toBe(404);
    expect((await ask(headers, `GET /api/collaborations/${work.collaboration_id}/ratings`)).statusCode).toBe(
      404,
    );
  }
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  expect((await write(admin)).statusCode).toBe(403);
  expect((await write(work.shop, { stars: 6 })).statusCode).toBe(400);
  expect((await write(work.shop, { words: 'x'.repeat(601) })).statusCode).toBe(400);
  expect((await write(work.shop)).json()).toMatchObject({
    own: { stars: 5, shown_at: null },
    can_write: true,
  });
});

it('is asked for when the work is done, of both, until the seventh day, and by mail where that is wanted', async () => {
  const done = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
  const { submit, approve } = workHands(app, context);
  const [one = ''] = done.deliverable_ids;
  const { owner } = done.payer;
  await db
    .insertInto('notification_preferences')
    .values({ user_id: owner.user_id, kind: 'work_rated', in_app: true, email: false })
    .execute();
  await submit(done, one);
  expect(await askedOf(done, owner.user_id)).toEqual([]);
  await approve(done, one);
  const last = newYorkMoment(daysAfter(context.now(), 7).toISOString());
  const body = `You have until ${last} to write one. Reviews stay private until you’ve both written yours or the time is up.`;
  const { collaboration_id } = done;
  expect(await askedOf(done, owner.user_id)).toEqual([
    { title: 'Review Jules Moreau', body, href: `/business/work/${collaboration_id}` },
  ]);
  expect(await askedOf(done, done.maker.user_id)).toEqual([
    { title: 'Review Crumb & Co', body, href: `/creator/work/${collaboration_id}` },
  ]);
  expect(await until(() => mailedTo(done.maker.email))).toBe(1);
  expect(await mailedTo(owner.email)).toBe(0);
  const early = await look(done.maker.headers, done);
  expect(early).toMatchObject({ can_write: true, open_until: daysAfter(context.now(), 7).toISOString() });
});

const askedOf = ({ collaboration_id }: Work, userId: string) =>
  db
    .selectFrom('notifications')
    .select(['title', 'body', 'href'])
    .where('user_id', '=', userId)
    .where('notification_key', '=', `rating-asked:${collaboration_id}`)
    .execute();

async function mailedTo(email: string): Promise<number> {
  const rows = await db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', email)
    .where('template', '=', 'work-rated')
    .execute();
  return rows.length;
}

it('shows nobody what the other side wrote before both did', async () => {
  await complete();
  await write(work.shop, { stars: 2 });
  expect(await look(work.maker.headers)).toMatchObject({ own: null, of_creator: null, can_write: true });
  await write(work.shop, { stars: 3 });
  expect((await write(work.maker.headers, { stars: 4 })).json()).toMatchObject({
    of_creator: { stars: 3 },
    of_business: { stars: 4 },
    can_write: false,
  });
  expect((await write(work.shop)).statusCode).toBe(409);
});

it('opens what there is when the time is over, and takes none after that', async () => {
  await complete();
  await write(work.shop, { stars: 2 });
  context.clock.advance({ days: 7 });
  expect((await write(work.maker.headers)).statusCode).toBe(409);
  await openRatings.run(context, {});
  expect(await look(work.maker.headers)).toMatchObject({ of_creator: { stars: 2 }, of_business: null });
  const notifications = await db
    .selectFrom('notifications')
    .select('user_id')
    .where('kind', '=', 'work_rated')
    .where('user_id', 'in', [work.maker.user_id, work.payer.owner.user_id])
    .execute();
  expect(notifications).toEqual([{ user_id: work.maker.user_id }]);
});

it('is one for each side, and opens once, however many write at once', async () => {
  await complete();
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, at) => write(at % 2 === 0 ? work.shop : work.maker.headers)),
  );
  const codes = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...codes].every((code) => code === 200 || code === 409)).toBe(true);
  const rows = await db
    .selectFrom('ratings')
    .select(['side', 'shown_at'])
    .where('collaboration_id', '=', work.collaboration_id)
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows.every(({ shown_at }) => shown_at !== null)).toBe(true);
  const told = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', work.maker.user_id)
    .where('kind', '=', 'work_rated')
    .execute();
  expect(told).toHaveLength(1);
});

it('adds up on the page of a creator and of a campaign, with an average from three on', async () => {
  const maker = await newMaker(context);
  const payer = await newPaidCampaign(context, { slots: 1 });
  const shown: Work[] = [];
  for (const stars of [5, 4, 4]) {
    const one = await newWork(context, { maker });
    await complete(one);
    await write(one.shop, { stars }, one);
    await write(maker.headers, { stars }, one);
    shown.push(one);
  }
  const of = `GET /api/creators/${maker.creator_id}/ratings`;
  const first = (await ask(work.shop, `${of}?limit=2`)).json();
  expect(first).toMatchObject({ figures: { count: 3, average: 4.3 } });
  expect(first.ratings).toHaveLength(2);
  const rest = (await ask(work.shop, `${of}?limit=2&cursor=${first.next_cursor}`)).json();
  expect(rest).toMatchObject({ ratings: [{ stars: 5, author_name: 'Crumb & Co' }], next_cursor: null });
  expect((await ask(maker.headers, of)).statusCode).toBe(403);
  const [one] = shown;
  await db
    .updateTable('campaigns')
    .set({ status: 'live', published_at: context.now().toISOString() })
    .where('id', '=', one?.payer.campaign_id ?? payer.campaign_id)
    .execute();
  const about = await ask(maker.headers, `GET /api/campaigns/${one?.payer.campaign_id}/ratings`);
  expect(about.json()).toMatchObject({ figures: { count: 1, average: null } });
  const detail = await ask(maker.headers, `GET /api/campaigns/${one?.payer.campaign_id}`);
  expect(detail.json().shop.rating).toEqual({ count: 1, average: null });
});

it('stands where a business decides: among applicants, on one applicant, among creators to invite, and at a quote', async () => {
  const full_name = `Rated ${newId().slice(-8)}`;
  const maker = await newMaker(context, { full_name });
  const unrated = await newMaker(context);
  for (const stars of [5, 4, 4]) {
    const one = await newWork(context, { maker });
    await complete(one);
    await write(one.shop, { stars }, one);
    await write(maker.headers, { stars }, one);
  }
  const hidden = await newWork(context, { maker });
  await complete(hidden);
  await write(hidden.shop, { stars: 1 }, hidden);
  const { campaign_id, business_id, owner } = await newPaidCampaign(context, { slots: 1 });
  const shop = await signInAs(context, owner);
  const ids = [];
  for (const { creator_id } of [maker, unrated]) {
    ids.push(await newApplication(context, { campaign_id, creator_id }));
  }
  await openQuoteOf(context, ids[0] ?? '', 32_000);
  const campaign = `/api/businesses/${business_id}/campaigns/${campaign_id}` as const;
  const rating = { count: 3, average: 4.3 };
  const { applicants } = (await ask(shop, `GET ${campaign}/applicants`)).json();
  const ratings = applicants.map((row: { application_id: string; rating: object }) => [
    row.application_id,
    row.rating,
  ]);
  expect(Object.fromEntries(ratings)).toEqual({
    [ids[0] ?? '']: rating,
    [ids[1] ?? '']: { count: 0, average: null },
  });
  expect((await ask(shop, `GET ${campaign}/applicants/${ids[0]}`)).json().rating).toEqual(rating);
  const search = encodeURIComponent(full_name);
  const { creators } = (await ask(shop, `GET ${campaign}/creators?search=${search}`)).json();
  expect(creators).toMatchObject([{ rating }]);
  const { quotes } = (await ask(shop, `GET /api/businesses/${business_id}/quotes`)).json();
  expect(quotes).toMatchObject([{ creator: { rating } }]);
});

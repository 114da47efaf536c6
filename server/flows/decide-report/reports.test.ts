import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#contract/messages/conversations.ts';
import { newMaker } from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newTalk, type Talk, talkHands } from '#test/support/conversations.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
const talks = talkHands(app);
const admin = await newPerson(context, { role: 'admin' });

type Headers = { cookie: string };
const WORDS = 'It asked to be paid outside Bizmeet.';
const NOTE = 'Third time this week.';
let headers: Headers;
let talk: Talk;
let message: Message;

beforeEach(async () => {
  headers = await signInAs(context, admin);
  talk = await newTalk(context);
  message = (await talks.say(talk.shop, talk.id, 'Pay me in cash and we skip the fee.')).json();
});

const ask = (as: Headers, route: string, payload?: object) =>
  call(route as Route, { headers: as, ...(payload && { payload }) });
const report = (as: Headers, target_type: string, target_id: string, more: object = {}) =>
  ask(as, 'POST /api/reports', { target_type, target_id, reason: 'off_platform', note: NOTE, ...more });
const decide = (target_type: string, target_id: string, action: string, words = WORDS) =>
  ask(headers, `POST /api/admin/reports/${target_type}/${target_id}/decision`, { action, words });
const caseOf = async (target_type: string, target_id: string) =>
  (await ask(headers, `GET /api/admin/reports/${target_type}/${target_id}`)).json();
const queue = async () => (await ask(headers, 'GET /api/admin/reports')).json();
const openIn = async (id: string) =>
  (await queue()).open.filter(({ target_id }: { target_id: string }) => target_id === id);
const ownDecisions = async (as: Headers) => (await ask(as, 'GET /api/me/report-decisions')).json().decisions;
const appeal = (as: Headers, id: string, words = 'It was a joke between the two of us.') =>
  ask(as, `POST /api/me/report-decisions/${id}/appeal`, { words });
const decideAppeal = (id: string, outcome: string) =>
  ask(headers, `POST /api/admin/report-decisions/${id}/appeal-decision`, { outcome, words: WORDS });
const toldTo = (user_id: string) =>
  db
    .selectFrom('notifications')
    .select(['title', 'body', 'href'])
    .where('user_id', '=', user_id)
    .where('notification_key', 'like', 'report-%')
    .orderBy('created_at')
    .execute();

describe('a report', () => {
  it('is in the queue right away, and one of many about the same record', async () => {
    const second = await newMaker(context);
    expect((await report(talk.maker.headers, 'campaign', talk.campaign_id)).statusCode).toBe(201);
    await report(second.headers, 'campaign', talk.campaign_id, { reason: 'scam', note: '' });
    expect(await openIn(talk.campaign_id)).toEqual([
      expect.objectContaining({ name: 'Rye week', report_count: 2, reasons: ['off_platform', 'scam'] }),
    ]);
    const told = await db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', admin.user_id)
      .where('notification_key', 'like', 'report:%')
      .execute();
    expect(told.length).toBeGreaterThanOrEqual(2);
  });

  it('is open once for each reporter, however often it is sent at once, and again after a decision', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => report(talk.maker.headers, 'business', talk.shop.business_id)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await decide('business', talk.shop.business_id, 'nothing')).statusCode).toBe(200);
    expect((await report(talk.maker.headers, 'business', talk.shop.business_id)).statusCode).toBe(201);
  });

  it('is about what the reporter can see and doesn’t own', async () => {
    const stranger = await newMaker(context);
    const { shop, maker } = talk;
    const refusals = [
      [shop.headers, 'campaign', talk.campaign_id, 403],
      [shop.headers, 'business', shop.business_id, 403],
      [shop.headers, 'message', message.id, 403],
      [maker.headers, 'creator', maker.creator_id, 403],
      [stranger.headers, 'message', message.id, 404],
      [stranger.headers, 'creator', maker.creator_id, 404],
      [headers, 'creator', maker.creator_id, 403],
      [maker.headers, 'campaign', crypto.randomUUID(), 404],
      [maker.headers, 'business', crypto.randomUUID(), 404],
    ] as const;
    for (const [as, kind, id, status] of refusals) {
      expect([kind, (await report(as, kind, id)).statusCode]).toEqual([kind, status]);
    }
    expect((await report(shop.headers, 'creator', maker.creator_id)).statusCode).toBe(201);
    expect((await report(maker.headers, 'message', message.id)).statusCode).toBe(201);
  });

  it('needs a reason, has a bounded note and a limit a day', async () => {
    const { maker } = talk;
    expect((await report(maker.headers, 'message', message.id, { reason: 'x' })).statusCode).toBe(400);
    expect((await report(maker.headers, 'message', message.id, { note: 'x'.repeat(601) })).statusCode).toBe(
      400,
    );
    const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
    for (const id of ids) await report(maker.headers, 'business', id);
    expect((await report(maker.headers, 'message', message.id)).statusCode).toBe(429);
  });
});

describe('the case of a report', () => {
  it('shows a message with its neighbors, logs that it was read, and names who reported it to admins alone', async () => {
    const says = Array.from({ length: 7 }, (_, n) => `Word ${n}`);
    for (const body of says) await talks.say(talk.maker, talk.id, body);
    await report(talk.maker.headers, 'message', message.id);
    const shown = await caseOf('message', message.id);
    expect(shown.messages.map(({ body }: Message) => body)).toEqual([message.body, ...says.slice(0, 5)]);
    expect(shown.messages[0]).toMatchObject({ is_reported: true, is_deleted: false });
    expect(shown.reports).toEqual([expect.objectContaining({ reason: 'off_platform', note: NOTE })]);
    expect(shown.person.user_id).toBe(talk.shop.user_id);
    const entry = await db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', admin.user_id)
      .where('subject_id', '=', message.id)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'view_message' });
  });

  it('opens no message that nobody reported', async () => {
    const answer = await ask(headers, `GET /api/admin/reports/message/${message.id}`);
    expect(answer.statusCode).toBe(404);
  });

  it('shows what was decided before about the same person', async () => {
    await report(talk.maker.headers, 'message', message.id);
    await decide('message', message.id, 'warn');
    await report(talk.maker.headers, 'business', talk.shop.business_id);
    expect((await caseOf('business', talk.shop.business_id)).earlier).toEqual([
      expect.objectContaining({ action: 'warn', words: WORDS, target_type: 'message' }),
    ]);
  });
});

describe('a decision', () => {
  it('is in the list of decisions, which counts them by action', async () => {
    const decisions = async (query: string) =>
      (await ask(headers, `GET /api/admin/report-decisions?${query}`)).json();
    const before = (await decisions('limit=1')).counts.action;
    await report(talk.maker.headers, 'message', message.id);
    await decide('message', message.id, 'warn');
    const warned = await decisions('action=warn&limit=1');
    expect(warned.decisions).toEqual([
      expect.objectContaining({ target_id: message.id, action: 'warn', words: WORDS }),
    ]);
    expect(warned.counts.action.warn).toBe(before.warn + 1);
    expect(warned.counts.action.hide).toBe(before.hide);
    expect((await decisions('action=suspend')).decisions).not.toContainEqual(
      expect.objectContaining({ target_id: message.id }),
    );
  });

  it('that finds nothing tells the reporter so, and the other side nothing', async () => {
    await report(talk.maker.headers, 'message', message.id);
    expect((await decide('message', message.id, 'nothing')).statusCode).toBe(200);
    expect(await toldTo(talk.maker.user_id)).toEqual([
      expect.objectContaining({
        title: 'We reviewed your report',
        body: 'Someone reviewed it and didn’t find a violation of our rules. Thank you for telling us.',
      }),
    ]);
    expect(await toldTo(talk.shop.user_id)).toEqual([]);
    expect(await ownDecisions(talk.shop.headers)).toEqual([]);
    expect(await openIn(message.id)).toEqual([]);
  });

  it('hides a message from both sides, everywhere, and says that it was removed', async () => {
    await report(talk.maker.headers, 'message', message.id);
    expect((await decide('message', message.id, 'hide')).statusCode).toBe(200);
    for (const side of [talk.shop, talk.maker]) {
      const [shown] = (await talks.listen(side, talk.id)).messages;
      expect(shown).toMatchObject({ body: '', is_deleted: true, is_removed: true, files: [] });
      expect((await talks.list(side, 'q=cash')).conversations).toEqual([]);
    }
    expect(await talks.unreadOf(talk.maker)).toBe(0);
    const told = await toldTo(talk.shop.user_id);
    expect(told).toEqual([{ title: 'We removed a message you sent', body: WORDS, href: '/decisions' }]);
    expect(JSON.stringify([told, await ownDecisions(talk.shop.headers)])).not.toMatch(
      /Jules|Moreau|Third time/,
    );
    expect(await toldTo(talk.maker.user_id)).toEqual([
      expect.objectContaining({ title: 'We acted on your report' }),
    ]);
    const mails = await until(async () => {
      const rows = await db
        .selectFrom('email_events')
        .select(['recipient', 'subject'])
        .where('recipient', 'in', [talk.shop.email, talk.maker.email])
        .where('template', 'in', ['report-decided', 'report-answered'])
        .execute();
      return rows.length === 2 ? rows : null;
    });
    expect(mails).toEqual(
      expect.arrayContaining([
        { recipient: talk.shop.email, subject: 'We removed a message you sent' },
        { recipient: talk.maker.email, subject: 'We acted on your report' },
      ]),
    );
  });

  it('takes a campaign from the list by pausing it', async () => {
    await report(talk.maker.headers, 'campaign', talk.campaign_id);
    expect((await decide('campaign', talk.campaign_id, 'hide')).statusCode).toBe(200);
    const campaign = () =>
      db
        .selectFrom('campaigns')
        .select(['status', 'is_paused_by_admin'])
        .where('id', '=', talk.campaign_id)
        .executeTakeFirst();
    expect(await campaign()).toEqual({ status: 'paused', is_paused_by_admin: true });
    const [decision] = await ownDecisions(talk.shop.headers);
    expect(decision).toMatchObject({ action: 'hide', about: 'Rye week', appeal_refusal: null });
    await appeal(talk.shop.headers, decision.id);
    expect((await decideAppeal(decision.id, 'lifted')).json()).toEqual({ is_restored: true });
    expect(await campaign()).toEqual({ status: 'live', is_paused_by_admin: false });
  });

  it('suspends the account with a mail that leads to the appeal, and lifting it reinstates the account', async () => {
    await report(talk.shop.headers, 'creator', talk.maker.creator_id);
    expect((await decide('creator', talk.maker.creator_id, 'suspend')).statusCode).toBe(200);
    const statusOf = async () =>
      (
        await db
          .selectFrom('profiles')
          .select('account_status')
          .where('user_id', '=', talk.maker.user_id)
          .executeTakeFirstOrThrow()
      ).account_status;
    expect(await statusOf()).toBe('suspended');
    const theirs = await signInAs(context, talk.maker);
    const [decision] = await ownDecisions(theirs);
    expect(decision).toMatchObject({ action: 'suspend', words: WORDS });
    expect((await appeal(theirs, decision.id)).statusCode).toBe(200);
    expect((await decideAppeal(decision.id, 'lifted')).json()).toEqual({ is_restored: true });
    expect(await statusOf()).not.toBe('suspended');
  });

  it('warns without changing anything else', async () => {
    await report(talk.maker.headers, 'business', talk.shop.business_id);
    expect((await decide('business', talk.shop.business_id, 'warn')).statusCode).toBe(200);
    expect(await toldTo(talk.shop.user_id)).toEqual([
      { title: 'A warning about your account', body: WORDS, href: '/decisions' },
    ]);
  });

  it('is made once, also by two admins at once', async () => {
    await report(talk.maker.headers, 'message', message.id);
    const answers = await Promise.all([
      decide('message', message.id, 'warn'),
      decide('message', message.id, 'hide'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('that can’t be carried out leaves the reports open', async () => {
    await report(talk.maker.headers, 'message', message.id);
    await talks.remove(talk.shop, message.id);
    expect((await decide('message', message.id, 'hide')).statusCode).toBe(409);
    await report(talk.shop.headers, 'creator', talk.maker.creator_id);
    expect((await decide('creator', talk.maker.creator_id, 'hide')).statusCode).toBe(409);
    expect([await openIn(message.id), await openIn(talk.maker.creator_id)]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
  });
});

describe('an appeal', () => {
  const hidden = async () => {
    await report(talk.maker.headers, 'message', message.id);
    await decide('message', message.id, 'hide');
    const [decision] = await ownDecisions(talk.shop.headers);
    return decision.id as string;
  };

  it('is made once by the person it is about, and comes into the same queue', async () => {
    const id = await hidden();
    expect((await appeal(talk.maker.headers, id)).statusCode).toBe(404);
    expect((await appeal(talk.shop.headers, id, 'no')).statusCode).toBe(400);
    const answers = await Promise.all([appeal(talk.shop.headers, id), appeal(talk.shop.headers, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { appeals } = await queue();
    expect(appeals).toContainEqual(
      expect.objectContaining({ id, appeal_words: 'It was a joke between the two of us.' }),
    );
  });

  it('is refused after 14 days', async () => {
    const id = await hidden();
    clock.advance({ days: 14 });
    const later = await signInAs(context, talk.shop);
    const answer = await appeal(later, id);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'The 14 days to appeal are over.']);
  });

  it('that is lifted brings the message back', async () => {
    const id = await hidden();
    await appeal(talk.shop.headers, id);
    expect((await decideAppeal(id, 'lifted')).json()).toEqual({ is_restored: true });
    const [shown] = (await talks.listen(talk.maker, talk.id)).messages;
    expect(shown).toMatchObject({ body: message.body, is_deleted: false, is_removed: false });
    expect(await toldTo(talk.shop.user_id)).toContainEqual({
      title: 'We lifted the decision you appealed',
      body: WORDS,
      href: '/decisions',
    });
    expect((await decideAppeal(id, 'upheld')).statusCode).toBe(409);
  });

  it('that is upheld changes nothing but says so', async () => {
    const id = await hidden();
    await appeal(talk.shop.headers, id);
    expect((await decideAppeal(id, 'upheld')).json()).toEqual({ is_restored: false });
    const [shown] = (await talks.listen(talk.maker, talk.id)).messages;
    expect(shown).toMatchObject({ body: '', is_removed: true });
    const [decision] = await ownDecisions(talk.shop.headers);
    expect(decision).toMatchObject({ appeal_outcome: 'upheld', appeal_answer: WORDS });
  });

  it('doesn’t bring back a message its sender deleted meanwhile', async () => {
    const id = await hidden();
    await talks.remove(talk.shop, message.id);
    await appeal(talk.shop.headers, id);
    expect((await decideAppeal(id, 'lifted')).json()).toEqual({ is_restored: false });
  });
});

it('open reports and appeals count once each in the sidebar and on the overview', async () => {
  const counts = async () => (await ask(headers, 'GET /api/admin/queue-counts')).json().reports;
  const before = await counts();
  const second = await newMaker(context);
  await report(talk.maker.headers, 'campaign', talk.campaign_id);
  await report(second.headers, 'campaign', talk.campaign_id);
  expect(await counts()).toBeGreaterThanOrEqual(Math.min(before + 1, 100));
  const { waiting } = (await ask(headers, 'GET /api/admin/overview')).json();
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'reports' }));
});

import { expect, it } from 'vitest';
import { publishBrief } from '#server/areas/campaigns/briefs/commands/publish-brief.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { settleDecision } from '#server/flows/accept-applicant/settle-decision.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { expireApplications } from './commands/expire-applications.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const shop = await newShop(context);
const owner = await signInAs(context, shop);

/** A live campaign whose first brief is published, with one application to it. */
async function newApplied(more: object = {}) {
  const campaign_id = await newOpenCampaign(context, {
    business_id: shop.business_id,
    brief_version: 0,
    fulfilment: 'remote',
    rights_months: 3,
    ...more,
  });
  await context.db
    .insertInto('campaign_deliverables')
    .values({ campaign_id, kind: 'instagram_reel', quantity: 1, sort_order: 0 })
    .execute();
  await publish(campaign_id, {});
  const maker = await newMaker(context);
  const applied = await apply(campaign_id, maker.headers, 1);
  return { campaign_id, maker, application_id: applied.json().application_id as string };
}

function apply(campaignId: string, headers: { cookie: string }, brief_version: number, more: object = {}) {
  const payload = { pitch: 'I know when the good ten seconds are.', brief_version, ...more };
  return call(`POST /api/campaigns/${campaignId}/applications`, { headers, payload });
}

function publish(campaignId: string, change: { rights_months?: number; title?: string }) {
  return inTransaction(context.db, async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    await tx
      .updateTable('campaigns')
      .set({ ...change, version: campaign.version })
      .where('id', '=', campaignId)
      .execute();
    return publishBrief(tx, context, campaign);
  });
}

type Applied = Awaited<ReturnType<typeof newApplied>>;

function decide({ campaign_id, application_id }: Applied, decision: object = { decision: 'accept' }) {
  const campaign = `/api/businesses/${shop.business_id}/campaigns/${campaign_id}` as const;
  return call(`POST ${campaign}/applicants/${application_id}/decision`, {
    headers: owner,
    payload: decision,
  });
}

function agree({ application_id, maker }: Applied, brief_version: number, headers = maker.headers) {
  const payload = { brief_version };
  return call(`POST /api/applications/${application_id}/consent`, { headers, payload });
}

async function contractOf({ application_id }: Applied) {
  const { decided_at } = await context.db
    .selectFrom('applications')
    .select('decided_at')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  context.clock.advance({ hours: 1 });
  await settleDecision.run(context, { application_id, decided_at: decided_at ?? '' });
  const work = await context.db
    .selectFrom('collaborations')
    .select('contract')
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow();
  return work.contract as {
    brief_version: number;
    brief_agreed_at: string;
    brief: { rights_months: number };
  };
}

const WAITING =
  'The brief changed since Jules Moreau applied. You can accept them once they say they’re still in.';

it('changed terms turn accepting off until the creator agrees, and the contract names what they agreed to', async () => {
  const applied = await newApplied();
  await publish(applied.campaign_id, { rights_months: 12 });
  expect((await decide(applied)).json()).toMatchObject({ status: 409, detail: WAITING });
  const { application } = (
    await call(`GET /api/campaigns/${applied.campaign_id}`, { headers: applied.maker.headers })
  ).json();
  expect(application).toMatchObject({
    needs_consent: true,
    brief_changes: ['Usage period: changed from “3 months” to “12 months”'],
  });
  context.clock.advance({ hours: 1 });
  const agreedAt = context.now().getTime();
  expect((await agree(applied, 2)).json()).toMatchObject({ status: 'submitted' });
  expect((await decide(applied)).json()).toMatchObject({ status: 'accepted' });
  const contract = await contractOf(applied);
  expect(contract).toMatchObject({ brief_version: 2, brief: { rights_months: 12 } });
  expect(Date.parse(contract.brief_agreed_at)).toBe(agreedAt);
});

it('someone who never said they’re still in reads that when the application expires, and others read that nobody decided', async () => {
  const silent = await newApplied();
  await publish(silent.campaign_id, { rights_months: 12 });
  const agreed = await newApplied();
  await inTransaction(context.db, async (tx) => {
    for (const { campaign_id } of [silent, agreed]) {
      await expireApplications(tx, context, await lockCampaign(tx, campaign_id));
    }
  });
  const titleFor = async ({ maker }: typeof silent) => {
    const { title } = await context.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', maker.user_id)
      .where('kind', '=', 'application_decided')
      .executeTakeFirstOrThrow();
    return title;
  };
  expect(await titleFor(silent)).toBe('Your application expired: you didn’t say whether you’re still in');
  expect(await titleFor(agreed)).toBe('No decision in time');
  expect(await subjectsTo(context.db, silent.maker.email)).toContain(
    'Your application to Crumb & Co expired',
  );
  const lapsed = async ({ maker }: typeof silent) =>
    (await call('GET /api/own-applications', { headers: maker.headers })).json().applications[0]
      .lapsed_unanswered;
  expect([await lapsed(silent), await lapsed(agreed)]).toEqual([true, false]);
  const { application } = (
    await call(`GET /api/campaigns/${silent.campaign_id}`, { headers: silent.maker.headers })
  ).json();
  expect(application).toMatchObject({ needs_consent: false, lapsed_unanswered: true });
});

it('the creator is asked by mail and on their list, and the shop hears their answer', async () => {
  const applied = await newApplied();
  const { headers, email } = applied.maker;
  await publish(applied.campaign_id, { rights_months: 12 });
  expect(await subjectsTo(context.db, email)).toContain('Are you still in? Rye week');
  const needs = await call('GET /api/own-applications?segment=needs_you', { headers });
  expect(needs.json()).toMatchObject({
    applications: [{ id: applied.application_id, needs_consent: true }],
    counts: { needs_you: 1, waiting: 0 },
  });
  await agree(applied, 2);
  const waiting = await call('GET /api/own-applications?segment=waiting', { headers });
  expect(waiting.json()).toMatchObject({
    applications: [{ needs_consent: false }],
    counts: { needs_you: 0, waiting: 1 },
  });
  const heard = await context.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', shop.user_id)
    .where('notification_key', '=', `application:${applied.application_id}:consent:2`)
    .execute();
  expect(heard).toEqual([{ title: 'Jules Moreau is still in' }]);
});

it('many are decided at once, and the one who was asked again is named', async () => {
  const asked = await newApplied();
  await publish(asked.campaign_id, { rights_months: 12 });
  const { headers } = await newMaker(context);
  const late = (await apply(asked.campaign_id, headers, 2)).json().application_id;
  const url = `/api/businesses/${shop.business_id}/campaigns/${asked.campaign_id}` as const;
  const list = await call(`GET ${url}/applicants`, { headers: owner });
  const awaiting = list
    .json()
    .applicants.map((row: { application_id: string; awaits_consent: boolean }) => [
      row.application_id,
      row.awaits_consent,
    ]);
  expect(Object.fromEntries(awaiting)).toEqual({ [asked.application_id]: true, [late]: false });
  const payload = { application_ids: [asked.application_id, late], decision: 'accept' };
  const { results } = (await call(`POST ${url}/applicant-decisions`, { headers: owner, payload })).json();
  expect(results).toMatchObject([
    { status: null, problem: WAITING },
    { status: 'accepted', problem: null },
  ]);
});

it('a new title asks nobody, and the contract keeps the version the creator read', async () => {
  const applied = await newApplied();
  await publish(applied.campaign_id, { title: 'Rye month' });
  expect((await decide(applied)).json()).toMatchObject({ status: 'accepted' });
  expect(await contractOf(applied)).toMatchObject({ brief_version: 1 });
});

it('taking an acceptance back after the terms changed leaves the question open', async () => {
  const applied = await newApplied();
  await decide(applied);
  await publish(applied.campaign_id, { rights_months: 12 });
  const url = `/api/businesses/${shop.business_id}/campaigns/${applied.campaign_id}` as const;
  const payload = { application_ids: [applied.application_id] };
  await call(`POST ${url}/decision-undos`, { headers: owner, payload });
  expect((await decide(applied)).statusCode).toBe(409);
});

it('agreeing requires the newest terms, and agreeing twice counts once', async () => {
  const applied = await newApplied();
  await publish(applied.campaign_id, { rights_months: 6 });
  await publish(applied.campaign_id, { rights_months: 12 });
  expect((await agree(applied, 2)).json()).toMatchObject({
    status: 409,
    detail: 'The brief changed again. Read the latest version first.',
  });
  expect((await agree(applied, 4)).statusCode).toBe(409);
  expect((await agree(applied, 3)).statusCode).toBe(200);
  expect((await agree(applied, 3)).statusCode).toBe(200);
  const events = await context.db
    .selectFrom('campaign_events')
    .select('detail')
    .where('application_id', '=', applied.application_id)
    .where('kind', '=', 'application_consent')
    .execute();
  expect(events).toHaveLength(1);
});

it('a stranger finds nothing to agree to, and a decided application takes no consent', async () => {
  const applied = await newApplied();
  await publish(applied.campaign_id, { rights_months: 12 });
  const stranger = await newMaker(context);
  expect((await agree(applied, 2, stranger.headers)).statusCode).toBe(404);
  await decide(applied, { decision: 'reject', reason: 'dates' });
  expect((await agree(applied, 2)).statusCode).toBe(409);
});

it('applying agrees to the brief that was read, so terms that changed meanwhile are read first', async () => {
  const { campaign_id } = await newApplied();
  const { headers } = await newMaker(context);
  await publish(campaign_id, { title: 'Rye month' });
  await publish(campaign_id, { rights_months: 12 });
  expect((await apply(campaign_id, headers, 2)).json()).toMatchObject({
    status: 409,
    detail: 'The brief changed while you were writing. Read it again before you apply.',
  });
  expect((await apply(campaign_id, headers, 4)).statusCode).toBe(409);
  expect((await apply(campaign_id, headers, 3)).statusCode).toBe(200);
});

it('a price is agreed on only once the creator agreed to the changed brief, no matter who accepts', async () => {
  const { campaign_id } = await newApplied({ accepts_quotes: true });
  const maker = await newMaker(context);
  const quote = { amount_cents: 30_000, reason: 'One camera' };
  const { application_id } = (await apply(campaign_id, maker.headers, 1, { quote })).json();
  await publish(campaign_id, { rights_months: 12 });
  const { id } = await context.db
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow();
  const byShop = `/api/businesses/${shop.business_id}/quotes/${id}` as const;
  expect((await call(`GET ${byShop}`, { headers: owner })).json()).toMatchObject({ awaits_consent: true });
  const refused = await call(`POST ${byShop}/acceptance`, { headers: owner });
  expect(refused.json()).toMatchObject({ status: 409, detail: WAITING });
  const counter = { amount_cents: 32_000, reason: 'In the middle' };
  await call(`POST ${byShop}/counter`, { headers: owner, payload: counter });
  const offer = await context.db
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', application_id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const accept = () => call(`POST /api/quotes/${offer.id}/acceptance`, { headers: maker.headers });
  expect((await accept()).json()).toMatchObject({
    status: 409,
    detail: 'The brief changed since you applied. Read the changes and say you’re still in first.',
  });
  await agree({ campaign_id, application_id, maker }, 2);
  expect((await accept()).json()).toMatchObject({ status: 'accepted' });
});

it('fifty pairs of accepting and publishing at once make no contract without consent', async () => {
  const all: Applied[] = [];
  for (let index = 0; index < 50; index += 1) all.push(await newApplied());
  await Promise.all(
    all.flatMap((applied, index) => [
      decide(applied),
      publish(applied.campaign_id, { rights_months: 12 }),
      ...(index % 2 === 0 ? [agree(applied, 2)] : []),
    ]),
  );
  let accepted = 0;
  for (const [index, applied] of all.entries()) {
    const row = await context.db
      .selectFrom('applications')
      .select(['status', 'agreed_version'])
      .where('id', '=', applied.application_id)
      .executeTakeFirstOrThrow();
    if (index % 2 === 1) expect(row.agreed_version).toBe(1);
    if (row.status !== 'accepted') continue;
    accepted += 1;
    const { brief_version, brief } = await contractOf(applied);
    expect(brief_version).toBe(row.agreed_version);
    expect(brief.rights_months).toBe(brief_version === 1 ? 3 : 12);
  }
  expect(accepted).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import { settleDecision } from '#server/flows/accept-applicant/settle-decision.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { PASSWORD_OF_EVERYONE } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { expireApplications } from './commands/expire-applications.ts';
import { undoDecision } from './commands/undo-decision.ts';
import { moveApplication } from './transition.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const shop = await newShop(context);
const PITCH = { pitch: 'I trained as a baker before I picked up a camera.', brief_version: 1 };

async function open(more: object = {}) {
  return newOpenCampaign(context, { business_id: shop.business_id, ...more });
}

function apply(campaignId: string, headers: { cookie: string }, payload: object = PITCH) {
  return call(`POST /api/campaigns/${campaignId}/applications`, { headers, payload });
}

function statusOf(id: string) {
  return context.db
    .selectFrom('applications')
    .select(['status', 'payout_cents', 'decided_at', 'brief_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function campaignOf(id: string) {
  return context.db
    .selectFrom('campaigns')
    .select(['status', 'taken_slots'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function titlesOf(userId: string) {
  return context.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ title }) => title));
}

function accept(application_id: string) {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockApplication(tx, { application_id });
    const accepted = { move: 'accept', payout_cents: 35_000, actor_id: shop.user_id } as const;
    return moveApplication(tx, context, locked, accepted);
  });
}

/** Settles a decision, as the job does after ten seconds. */
async function settle(application_id: string): Promise<void> {
  const { decided_at } = await statusOf(application_id);
  context.clock.advance({ hours: 11 / 3600 });
  await settleDecision.run(context, { application_id, decided_at: decided_at ?? '' });
}

it('records an application, tells the business, and answers a second sending the same [PROD-05]', async () => {
  const campaign = await open();
  const jules = await newMaker(context);
  const first = await apply(campaign, jules.headers);
  expect(first.json()).toMatchObject({ status: 'submitted' });
  const [again, twice] = await Promise.all([
    apply(campaign, jules.headers),
    apply(campaign, jules.headers, { pitch: 'Another one.', brief_version: 1 }),
  ]);
  for (const answer of [again, twice]) expect(answer.json()).toEqual(first.json());
  const { count } = await context.db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaign)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
  expect(await subjectsTo(context.db, shop.email)).toContain('Jules Moreau applied to your campaign');
});

it('of ten applications of one creator sent at once, one is made', async () => {
  const campaign = await open();
  const jules = await newMaker(context);
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(campaign, jules.headers)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.json().application_id)).size).toBe(1);
});

it.each([
  ['paused', { status: 'paused' }, 'paused'],
  ['closed', { status: 'closed' }, 'closed to new applications'],
  ['cancelled', { status: 'cancelled' }, 'closed to new applications'],
  ['past its deadline', { application_deadline: '2026-06-01' }, 'deadline'],
  ['full', { slots: 1, funded_slots: 1, taken_slots: 1 }, 'All spots'],
])('says why a campaign that is %s takes no application', async (_, more, words) => {
  const jules = await newMaker(context);
  const answer = await apply(await open(more), jules.headers);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().detail).toContain(words);
});

it('a draft and a campaign nobody has are not there to apply for', async () => {
  const jules = await newMaker(context);
  for (const id of [await open({ status: 'draft', slug: null }), newId()]) {
    expect((await apply(id, jules.headers)).json()).toMatchObject({ status: 404, code: 'not_found' });
  }
});

it('C17: a wish for followers stops nobody from applying or being invited', async () => {
  const campaign = await open({ min_followers: 10_000, prefers_followers: true });
  const small = await newMaker(context, { followers: 9_999 });
  expect((await apply(campaign, small.headers)).statusCode).toBe(200);
});

it('too few followers cannot apply and read how many are asked for', async () => {
  const campaign = await open({ min_followers: 10_000 });
  const small = await newMaker(context, { followers: 9_999 });
  const answer = await apply(campaign, small.headers);
  expect(answer.json()).toMatchObject({
    code: 'conflict',
    detail: 'This campaign requires 10,000 followers on one account, and you have 9,999.',
  });
  expect((await apply(campaign, (await newMaker(context, { followers: 10_000 })).headers)).statusCode).toBe(
    200,
  );
});

it('every question is answered, in order, and nothing that was not asked', async () => {
  const campaign = await open({ questions: ['Which light?', 'Which day?'] });
  const jules = await newMaker(context);
  for (const answers of [[], ['North'], ['North', 'Monday', 'More'], ['North', ' ']]) {
    const answer = await apply(campaign, jules.headers, { ...PITCH, answers });
    expect(answer.json().fields[0].path).toMatch(/^answers/);
  }
  const sent = await apply(campaign, jules.headers, { ...PITCH, answers: ['North', 'Monday'] });
  expect(sent.statusCode).toBe(200);
});

it('sends pieces of one’s own portfolio along, and nobody else’s', async () => {
  const [jules, other] = [await newMaker(context), await newMaker(context)];
  const link = { url: 'https://www.tiktok.com/@a/video/1', platform: 'tiktok' } as const;
  const [own, foreign] = [newId(), newId()];
  await context.db
    .insertInto('portfolio_links')
    .values([
      { id: own, creator_id: jules.creator_id, ...link },
      { id: foreign, creator_id: other.creator_id, ...link },
    ])
    .execute();
  const campaign = await open();
  const pieces = [{ kind: 'link', id: foreign }];
  expect((await apply(campaign, jules.headers, { ...PITCH, pieces })).json()).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'pieces', message: 'Choose pieces from your own portfolio' }],
  });
  const sent = await apply(campaign, jules.headers, { ...PITCH, pieces: [{ kind: 'link', id: own }] });
  const kept = await context.db
    .selectFrom('application_pieces')
    .select('portfolio_link_id')
    .where('application_id', '=', sent.json().application_id)
    .execute();
  expect(kept).toEqual([{ portfolio_link_id: own }]);
});

it('who withdraws may apply again, and withdrawing twice is once', async () => {
  const campaign = await open();
  const jules = await newMaker(context);
  const { application_id } = (await apply(campaign, jules.headers)).json();
  const withdraw = () =>
    call(`POST /api/applications/${application_id}/withdrawal`, { headers: jules.headers });
  expect((await withdraw()).json()).toEqual({ application_id, status: 'withdrawn' });
  expect((await withdraw()).json()).toEqual({ application_id, status: 'withdrawn' });
  expect((await apply(campaign, jules.headers)).json()).toEqual({ application_id, status: 'submitted' });
  expect(await titlesOf(shop.user_id)).toContain('Jules Moreau withdrew');
});

it('a stranger finds no application to withdraw and no invitation to decline', async () => {
  const campaign_id = await open();
  const [jules, stranger] = [await newMaker(context), await newMaker(context)];
  const id = await newApplication(context, { campaign_id, creator_id: jules.creator_id, status: 'invited' });
  for (const action of ['withdrawal', 'decline']) {
    const answer = await call(`POST /api/applications/${id}/${action}`, { headers: stranger.headers });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  }
  const declined = await call(`POST /api/applications/${id}/decline`, { headers: jules.headers });
  expect(declined.json()).toEqual({ application_id: id, status: 'declined' });
});

it('of 50 acceptances at once exactly the funded number succeed, and the rest are told [VAL-17]', async () => {
  const campaign_id = await open({ slots: 5, funded_slots: 3 });
  const applications = [];
  for (let index = 0; index < 50; index += 1) {
    const { creator_id } = await newMaker(context);
    applications.push(await newApplication(context, { campaign_id, creator_id }));
  }
  const outcomes = await Promise.allSettled(applications.map(accept));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.message).toContain('3 of 5 spots are funded');
  }
  const { accepted } = await context.db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('accepted'))
    .where('campaign_id', '=', campaign_id)
    .where('status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  expect(Number(accepted)).toBe(3);
  expect((await campaignOf(campaign_id)).taken_slots).toBe(3);
});

it('one applicant accepted by ten at once takes one spot', async () => {
  const campaign_id = await open({ slots: 5 });
  const { creator_id } = await newMaker(context);
  const id = await newApplication(context, { campaign_id, creator_id });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => accept(id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await campaignOf(campaign_id)).taken_slots).toBe(1);
});

it('accepting, withdrawing, applying and closing at once leave the spots and the rows in agreement', async () => {
  const campaign_id = await open({ slots: 4 });
  const makers = await Promise.all(Array.from({ length: 8 }, () => newMaker(context)));
  const late = await Promise.all(Array.from({ length: 4 }, () => newMaker(context)));
  const applied: string[] = [];
  for (const { creator_id } of makers)
    applied.push(await newApplication(context, { campaign_id, creator_id }));
  await Promise.allSettled([
    ...applied.map(accept),
    ...makers.map((maker, index) =>
      call(`POST /api/applications/${applied[index]}/withdrawal`, { headers: maker.headers }),
    ),
    ...late.map((maker) => apply(campaign_id, maker.headers)),
    context.db.updateTable('campaigns').set({ status: 'closed' }).where('id', '=', campaign_id).execute(),
  ]);
  const rows = await context.db
    .selectFrom('applications')
    .select('status')
    .where('campaign_id', '=', campaign_id)
    .execute();
  const accepted = rows.filter(({ status }) => status === 'accepted').length;
  expect((await campaignOf(campaign_id)).taken_slots).toBe(accepted);
  expect(accepted).toBeLessThanOrEqual(4);
});

it('a decision is told after ten seconds and not before; with the last spot the campaign closes', async () => {
  const campaign_id = await open({ slots: 1 });
  const jules = await newMaker(context);
  const id = await newApplication(context, { campaign_id, creator_id: jules.creator_id });
  await accept(id);
  const { decided_at } = await statusOf(id);
  await settleDecision.run(context, { application_id: id, decided_at: decided_at ?? '' });
  expect(await titlesOf(jules.user_id)).toEqual([]);
  expect((await campaignOf(campaign_id)).status).toBe('live');
  await settle(id);
  await settle(id);
  expect(await titlesOf(jules.user_id)).toEqual(['You’re in']);
  expect(await subjectsTo(context.db, jules.email)).toEqual(['You’re in: Crumb & Co picked you']);
  expect((await campaignOf(campaign_id)).status).toBe('closed');
});

it('what is taken back within ten seconds is told to nobody, gives the spot back and keeps the shortlist', async () => {
  const campaign_id = await open({ slots: 1 });
  const jules = await newMaker(context);
  const id = await newApplication(context, {
    campaign_id,
    creator_id: jules.creator_id,
    status: 'shortlisted',
  });
  await accept(id);
  const { decided_at } = await statusOf(id);
  const undo = () =>
    inTransaction(context.db, (tx) =>
      undoDecision(tx, context, { application_id: id, actor_id: shop.user_id }),
    );
  expect(await undo()).toMatchObject({ id, status: 'shortlisted' });
  expect((await campaignOf(campaign_id)).taken_slots).toBe(0);
  context.clock.advance({ hours: 1 });
  await settleDecision.run(context, { application_id: id, decided_at: decided_at ?? '' });
  expect(await titlesOf(jules.user_id)).toEqual([]);
  await expect(undo()).rejects.toThrow('There’s no decision to undo.');
});

it('after ten seconds a decision stands', async () => {
  const campaign_id = await open();
  const jules = await newMaker(context);
  const id = await newApplication(context, { campaign_id, creator_id: jules.creator_id });
  await inTransaction(context.db, async (tx) => {
    const locked = await lockApplication(tx, { application_id: id });
    await moveApplication(tx, context, locked, { move: 'reject', reason: 'too_far', note: 'Come by.' });
  });
  await settle(id);
  const undo = inTransaction(context.db, (tx) =>
    undoDecision(tx, context, { application_id: id, actor_id: shop.user_id }),
  );
  await expect(undo).rejects.toThrow('more than 10 seconds');
  expect(await titlesOf(jules.user_id)).toEqual(['They’re looking for someone closer to the shop. Rye week']);
});

it('what nobody decided on ends kindly; an invitation nobody answered ends quietly', async () => {
  const campaign_id = await open();
  const [jules, asked] = [await newMaker(context), await newMaker(context)];
  await newApplication(context, { campaign_id, creator_id: jules.creator_id });
  await newApplication(context, { campaign_id, creator_id: asked.creator_id, status: 'invited' });
  const ended = await inTransaction(context.db, async (tx) =>
    expireApplications(tx, context, await lockCampaign(tx, campaign_id)),
  );
  expect(ended).toBe(2);
  expect(await titlesOf(jules.user_id)).toEqual(['No decision in time']);
  expect(await titlesOf(asked.user_id)).toEqual([]);
  expect((await apply(campaign_id, jules.headers)).json().detail).toContain('has ended');
});

it('deleting an account leaves nothing to decide on and nothing the person wrote', async () => {
  const [first, second] = [await open(), await open()];
  const jules = await newMaker(context);
  const { creator_id } = jules;
  const sent = await newApplication(context, { campaign_id: first, creator_id });
  const asked = await newApplication(context, { campaign_id: second, creator_id, status: 'invited' });
  const password = PASSWORD_OF_EVERYONE;
  const gone = await call('POST /api/me/deletion', { headers: jules.headers, payload: { password } });
  expect(gone.statusCode).toBe(200);
  expect([(await statusOf(sent)).status, (await statusOf(asked)).status]).toEqual(['withdrawn', 'declined']);
  const { pitch } = await context.db
    .selectFrom('applications')
    .select('pitch')
    .where('id', '=', sent)
    .executeTakeFirstOrThrow();
  expect(pitch).toBe('');
});

it('script in what is written stays text', async () => {
  const jules = await newMaker(context);
  const pitch = '<script>alert(1)</script>';
  const { application_id } = (
    await apply(await open(), jules.headers, { ...PITCH, pitch, availability: pitch })
  ).json();
  const kept = await context.db
    .selectFrom('applications')
    .select(['pitch', 'availability'])
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ pitch, availability: pitch });
});

it.each([
  [{ ...PITCH, pitch: '' }, 'pitch'],
  [{ ...PITCH, pitch: 'x'.repeat(1001) }, 'pitch'],
  [{ ...PITCH, brief_version: 0 }, 'brief_version'],
  [{ ...PITCH, availability: 'x'.repeat(201) }, 'availability'],
  [{ ...PITCH, pieces: [{ kind: 'file', id: 'no-id' }] }, 'pieces'],
  [{ ...PITCH, pieces: Array.from({ length: 13 }, () => ({ kind: 'file', id: newId() })) }, 'pieces'],
  [{ ...PITCH, quote: { amount_cents: 499 } }, 'quote'],
  [{ ...PITCH, quote: { amount_cents: 500_001 } }, 'quote'],
  [{ ...PITCH, quote: { amount_cents: 400.5 } }, 'quote'],
])('refuses %j with the field it is about', async (payload, path) => {
  const jules = await newMaker(context);
  const answer = await apply(await open(), jules.headers, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[0].path).toContain(path);
});

import type { Updateable } from 'kysely';
import { expect, it } from 'vitest';
import type { Campaigns } from '#server/platform/db/tables.gen.ts';
import { newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const shop = await newShop(context);
const WORDS = { pitch: 'I trained as a baker before I picked up a camera.', brief_version: 1 };
const WITH_QUOTE = { ...WORDS, quote: { amount_cents: 42_500, reason: 'A second camera.' } };

function openCampaign() {
  return newOpenCampaign(context, { business_id: shop.business_id, accepts_quotes: true });
}

function apply(campaignId: string, headers: { cookie: string }, payload: object) {
  return call(`POST /api/campaigns/${campaignId}/applications`, { headers, payload });
}

function quotesOf(applicationId: string) {
  return db
    .selectFrom('quotes')
    .select(['amount_cents', 'status', 'made_by_user_id'])
    .where('application_id', '=', applicationId)
    .execute();
}

it('an application sent with a quote opens it in the name of its creator, and a second sending opens no other', async () => {
  const campaign = await openCampaign();
  const jules = await newMaker(context);
  const first = await apply(campaign, jules.headers, WITH_QUOTE);
  const { application_id } = first.json();
  const opened = { amount_cents: 42_500, status: 'open', made_by_user_id: jules.user_id };
  expect(await quotesOf(application_id)).toEqual([opened]);
  await db
    .updateTable('quotes')
    .set({ status: 'declined' })
    .where('application_id', '=', application_id)
    .execute();
  const again = await apply(campaign, jules.headers, WITH_QUOTE);
  expect(again.json()).toEqual(first.json());
  expect(await quotesOf(application_id)).toEqual([{ ...opened, status: 'declined' }]);
});

it.each<[string, Updateable<Campaigns>]>([
  ['open', {}],
  ['past its deadline', { application_deadline: '2026-06-01' }],
  ['paused', { status: 'paused' }],
  ['full', { slots: 1, funded_slots: 1, taken_slots: 1 }],
])('an application sent again with a quote opens none where the campaign is %s', async (_, later) => {
  const campaign = await openCampaign();
  const jules = await newMaker(context);
  const first = await apply(campaign, jules.headers, WORDS);
  await db
    .updateTable('campaigns')
    .set({ slots: 3, ...later })
    .where('id', '=', campaign)
    .execute();
  const again = await apply(campaign, jules.headers, WITH_QUOTE);
  expect(again.json()).toEqual(first.json());
  expect(await quotesOf(first.json().application_id)).toEqual([]);
});

it('a business hears once of an application with a quote: one email and one notification', async () => {
  const own = await newShop(context);
  const campaign = await newOpenCampaign(context, { business_id: own.business_id, accepts_quotes: true });
  const jules = await newMaker(context);
  expect((await apply(campaign, jules.headers, WITH_QUOTE)).statusCode).toBeLessThan(300);
  const [mail] = await waitForMail(db, own.email);
  expect(mail?.subject).toBe('Jules Moreau asked for $425.00');
  expect(mail?.text).toContain('They applied to “Rye week”, posted at $350.00.');
  expect(await subjectsTo(db, own.email)).toHaveLength(1);
  const bell = db.selectFrom('notifications').select(['title', 'body']).where('user_id', '=', own.user_id);
  expect(await bell.execute()).toEqual([
    { title: 'Jules Moreau asked for $425.00', body: 'Applied to Rye week' },
  ]);
});

import { expect, it } from 'vitest';
import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { FREELANCE_ACT_DAYS } from '#domain/work/freelance-act.ts';
import { saveMailingAddress } from '#server/areas/accounts/mailing-addresses/commands/save-mailing-address.ts';
import { type Maker, newApplication, newMaker } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import type { Payer } from '#test/support/fundings.ts';
import { signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);

const HOME: MailingAddress = {
  recipient_name: 'Jules Moreau',
  street: '214 Bedford Ave',
  unit: null,
  city: 'Brooklyn',
  state: 'NY',
  zip: '11211',
};
const LAW = 'New York law requires both sides’ addresses once contracts between them reach $800 in 120 days.';
const YOURS = `Add your mailing address first. ${LAW}`;

const moveIn = ({ user_id }: { user_id: string }) => saveMailingAddress(context, user_id, HOME);

function apply(maker: Maker, { campaign_id }: Payer, quoted_cents?: number, brief_version = 1) {
  return call(`POST /api/campaigns/${campaign_id}/applications` as 'POST /', {
    headers: maker.headers,
    payload: {
      ...{ pitch: 'I film bread.', availability: '', answers: [], pieces: [], brief_version },
      has_promised: true,
      ...(quoted_cents && { quote: { amount_cents: quoted_cents, reason: '' } }),
    },
  });
}

async function acceptsQuotes({ campaign_id }: Payer): Promise<void> {
  await db.updateTable('campaigns').set({ accepts_quotes: true }).where('id', '=', campaign_id).execute();
}

const placeOf = ({ business_id, campaign_id }: Payer, application_id: string) =>
  `/api/businesses/${business_id}/campaigns/${campaign_id}/applicants/${application_id}`;

async function seenByShop(payer: Payer, application_id: string) {
  const headers = await signInAs(context, payer.owner);
  return (await call(`GET ${placeOf(payer, application_id)}` as 'GET /', { headers })).json();
}

async function accept(payer: Payer, application_id: string) {
  return call(`POST ${placeOf(payer, application_id)}/decision` as 'POST /', {
    headers: await signInAs(context, payer.owner),
    payload: { decision: 'accept' },
  });
}

it('applying for $800 needs an address, and applying for less does not', async () => {
  const maker = await newMaker(context);
  const less = await newPaidCampaign(context, { payout_cents: 79_999 });
  expect((await apply(maker, less)).statusCode).toBeLessThan(300);
  const enough = await newPaidCampaign(context, { payout_cents: 80_000 });
  const refused = await apply(maker, enough);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, YOURS]);
  await moveIn(maker);
  expect((await apply(maker, enough)).statusCode).toBeLessThan(300);
});

it.each([
  { days: FREELANCE_ACT_DAYS - 1, status: 409 },
  { days: FREELANCE_ACT_DAYS + 1, status: 200 },
])(
  'a job for 20 dollars $days days ago, then a campaign for 790: the answer to applying is $status',
  async ({ days, status }) => {
    const payer = await newPaidCampaign(context, { payout_cents: 79_000, slots: 2 });
    const maker = await newMaker(context);
    const other = await newPaidCampaign(context, { payout_cents: 2_000 });
    const earlier = await newWork(context, { payer: other, maker });
    const agreed_at = new Date(context.now().getTime() - days * 86_400_000).toISOString();
    await db
      .updateTable('collaborations')
      .set({ agreed_at, business_id: payer.business_id })
      .where('id', '=', earlier.collaboration_id)
      .execute();
    const { earlier_contracts_cents } = (
      await call(`GET /api/campaigns/${payer.campaign_id}` as 'GET /', { headers: maker.headers })
    ).json();
    expect(earlier_contracts_cents).toBe(status === 409 ? 2_000 : 0);
    const sent = await apply(maker, payer);
    expect(sent.statusCode === 409 ? 409 : 200).toBe(status);
  },
);

it('a quote of $800 needs an address, whatever the campaign pays', async () => {
  const payer = await newPaidCampaign(context, { payout_cents: 30_000 });
  await acceptsQuotes(payer);
  const maker = await newMaker(context);
  expect((await apply(maker, payer, 80_000)).json().detail).toBe(YOURS);
  expect((await apply(maker, payer, 79_900)).statusCode).toBeLessThan(300);
});

it('a business can accept only with both addresses, and reads which one is missing', async () => {
  const payer = await newPaidCampaign(context, { payout_cents: 90_000 });
  const maker = await newMaker(context);
  const { campaign_id } = payer;
  const application_id = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
  expect((await seenByShop(payer, application_id)).missing_addresses).toEqual(['creator', 'business']);
  const first = await accept(payer, application_id);
  expect([first.statusCode, first.json().detail]).toEqual([
    409,
    `Your business needs an address first: add a location, or the owner’s mailing address in Settings. ${LAW}`,
  ]);
  await moveIn(payer.owner);
  expect((await seenByShop(payer, application_id)).missing_addresses).toEqual(['creator']);
  expect((await accept(payer, application_id)).json().detail).toBe(
    `Jules Moreau needs to add a mailing address first. ${LAW}`,
  );
  await moveIn(maker);
  expect((await seenByShop(payer, application_id)).missing_addresses).toEqual([]);
  expect((await accept(payer, application_id)).json().status).toBe('accepted');
});

it('a creator can accept an offer only with both addresses', async () => {
  const payer = await newPaidCampaign(context, { payout_cents: 90_000 });
  await acceptsQuotes(payer);
  const maker = await newMaker(context);
  await moveIn(maker);
  const { application_id } = (await apply(maker, payer, 95_000)).json();
  const { quote } = await seenByShop(payer, application_id);
  const countered = await call(
    `POST /api/businesses/${payer.business_id}/quotes/${quote.id}/counter` as 'POST /',
    { headers: await signInAs(context, payer.owner), payload: { amount_cents: 85_000, reason: '' } },
  );
  expect(countered.json().detail).toMatch(/^Your business needs an address first/);
  await moveIn(payer.owner);
  const { quote_id } = (
    await call(`POST /api/businesses/${payer.business_id}/quotes/${quote.id}/counter` as 'POST /', {
      headers: await signInAs(context, payer.owner),
      payload: { amount_cents: 85_000, reason: '' },
    })
  ).json();
  await db.deleteFrom('mailing_addresses').where('user_id', '=', maker.user_id).execute();
  const agree = () => call(`POST /api/quotes/${quote_id}/acceptance` as 'POST /', { headers: maker.headers });
  expect((await agree()).json().detail).toBe(YOURS);
  await moveIn(maker);
  expect((await agree()).json().status).toBe('accepted');
});

it('both sides see the same receipt before the yes, at the price under negotiation', async () => {
  const payer = await newPaidCampaign(context, { payout_cents: 30_000 });
  await acceptsQuotes(payer);
  const maker = await newMaker(context);
  const { application_id } = (await apply(maker, payer, 33_000)).json();
  const seenByMaker = async () =>
    (await call(`GET /api/campaigns/${payer.campaign_id}` as 'GET /', { headers: maker.headers })).json();
  const { deal, creator_payout_cents } = await seenByMaker();
  expect([deal.payout_cents, creator_payout_cents]).toEqual([33_000, 30_000]);
  expect((await seenByShop(payer, application_id)).deal).toEqual(deal);
  await db
    .updateTable('quotes')
    .set({ status: 'declined' })
    .where('application_id', '=', application_id)
    .execute();
  const posted = (await seenByMaker()).deal;
  expect(posted.payout_cents).toBe(30_000);
  expect((await seenByShop(payer, application_id)).deal).toEqual(posted);
  expect((await accept(payer, application_id)).json().status).toBe('accepted');
  expect((await seenByShop(payer, application_id)).deal).toBeNull();
});

it('the receipt keeps the brief a creator agreed to, and shows the new one where they are asked again', async () => {
  const payer = await newPaidCampaign(context, { payout_cents: 30_000, fulfilment: 'remote' });
  const maker = await newMaker(context);
  const revise = async (change: object) => {
    const place = `/api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}`;
    const headers = await signInAs(context, payer.owner);
    const { version } = (await call(`GET ${place}/draft` as 'GET /', { headers })).json();
    const answer = await call(`POST ${place}/revisions` as 'POST /', {
      headers,
      payload: { ...change, version },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  };
  await revise({ rights_channels: ['instagram'] });
  const { application_id } = (await apply(maker, payer, undefined, 2)).json();
  const { deal } = await seenByShop(payer, application_id);
  await revise({ description: 'BREAD!' });
  expect((await seenByShop(payer, application_id)).deal.digest).toBe(deal.digest);
  await revise({ content_due_days: 5 });
  const { deal: asked, awaits_consent } = await seenByShop(payer, application_id);
  expect([awaits_consent, asked.digest === deal.digest]).toEqual([true, false]);
  const page = await call(`GET /api/campaigns/${payer.campaign_id}` as 'GET /', { headers: maker.headers });
  expect(page.json().deal.digest).toBe(asked.digest);
});

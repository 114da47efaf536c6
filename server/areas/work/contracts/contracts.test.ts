import { expect, it } from 'vitest';
import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { saveMailingAddress } from '#server/areas/accounts/mailing-addresses/commands/save-mailing-address.ts';
import { agreeOnWork } from '#server/areas/work/collaborations/commands/agree-on-work.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newMaker } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newUnpaidCampaign, type Payer, payIn } from '#test/support/fundings.ts';
import { signInAs } from '#test/support/people.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work } from '#test/support/work.ts';
import { eraseOldParties } from './jobs/erase-old-parties.ts';

const { app, context } = await testApp();
const call = callerOf(app);

const BEDFORD: MailingAddress = {
  recipient_name: 'Jules Moreau',
  street: '214 Bedford Ave',
  unit: 'Apt 4B',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11211',
};
const KENT: MailingAddress = { ...BEDFORD, recipient_name: 'Crumb & Co', street: '90 Kent Ave', unit: null };
const NOTICE = 'Notice of rights for the creator';

async function pdfOf({ collaboration_id }: Work, headers: { cookie: string }, file: string): Promise<string> {
  const answer = await call(`GET /api/collaborations/${collaboration_id}/${file}` as 'GET /', { headers });
  return readPdf(answer.rawPayload).join(' ').replaceAll(/\s+/g, ' ');
}

const asCreator = (work: Work) => pdfOf(work, work.maker.headers, 'contract');

it('the creator and the owner get the same receipt, with the same number and digest', async () => {
  const work = await newWork(context, { payout_cents: 30_000 });
  const route = `GET /api/collaborations/${work.collaboration_id}` as 'GET /';
  const of = async (headers: { cookie: string }) => (await call(route, { headers })).json().deal;
  const deal = await of(work.maker.headers);
  expect(await of(work.shop)).toEqual(deal);
  expect(deal.digest).toMatch(/^[0-9a-f]{64}$/);
  const receipts = [
    await pdfOf(work, work.maker.headers, 'receipt'),
    await pdfOf(work, work.shop, 'receipt'),
  ];
  expect(receipts[0]).toBe(receipts[1]);
  for (const words of [deal.number, 'Business pays $330.00', 'Creator receives $300.00']) {
    expect(receipts[0]).toContain(words);
  }
  expect(receipts[0]?.replaceAll(' ', '')).toContain(deal.digest);
});

it('has the digest that was shown before paying and applying, until terms change', async () => {
  const payer = await newPaidCampaign(context, { payout_cents: 30_000, slots: 2 });
  const work = await newWork(context, { payer });
  const offered = await call(`GET /api/campaigns/${payer.campaign_id}` as 'GET /', {
    headers: work.maker.headers,
  });
  const funding = await call(
    `GET /api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}/funding` as 'GET /',
    { headers: work.shop },
  );
  const agreed = await call(`GET /api/collaborations/${work.collaboration_id}` as 'GET /', {
    headers: work.shop,
  });
  expect(offered.json().deal).toEqual(funding.json().deal);
  expect(offered.json().deal.digest).toBe(agreed.json().deal.digest);
  const other = await newWork(context, { payer, agreed_cents: 25_000 });
  const lower = await call(`GET /api/collaborations/${other.collaboration_id}` as 'GET /', {
    headers: work.shop,
  });
  expect(lower.json().deal.digest).not.toBe(agreed.json().deal.digest);
});

it('names both mailing addresses, the payment, and who agreed from where and when', async () => {
  const payer = await newPaidCampaign(context, { payout_cents: 20_000 });
  const maker = await newMaker(context, { full_name: 'Jules Moreau' });
  await saveMailingAddress(context, maker.user_id, BEDFORD);
  await saveMailingAddress(context, payer.owner.user_id, KENT);
  const applied = await call(`POST /api/campaigns/${payer.campaign_id}/applications` as 'POST /', {
    headers: maker.headers,
    payload: {
      ...{ pitch: 'I film bread.', availability: '', answers: [], pieces: [], brief_version: 1 },
      has_promised: true,
    },
  });
  const { application_id } = applied.json();
  const { business_id, campaign_id } = payer;
  await call(
    `POST /api/businesses/${business_id}/campaigns/${campaign_id}/applicants/${application_id}/decision` as 'POST /',
    { headers: await signInAs(context, payer.owner), payload: { decision: 'accept' } },
  );
  const collaboration_id = await inTransaction(context.db, (tx) => agreeOnWork(tx, context, application_id));
  const work = { collaboration_id, maker } as Work;
  const words = await asCreator(work);
  for (const one of [
    '214 Bedford Ave, Apt 4B, Brooklyn, NY 11211',
    '90 Kent Ave, Brooklyn, NY 11211',
    'Rate: $200.00 in US dollars',
    'it clears by',
    'List of services',
    'This is the only contract between',
  ]) {
    expect(words).toContain(one);
  }
  expect(words.match(/New York time, IP \d+\.\d+\.\d+\.\d+/g)).toHaveLength(2);
  expect(words).not.toContain(NOTICE);
  const { sealed_parties } = await context.db
    .selectFrom('contract_parties')
    .select('sealed_parties')
    .where('collaboration_id', '=', collaboration_id)
    .executeTakeFirstOrThrow();
  expect(sealed_parties).not.toMatch(/Bedford|Kent/);
});

it.each([
  { days: 119, hasNotice: true },
  { days: 121, hasNotice: false },
])(
  'a $790 contract with a $20 job $days days before has the notice of rights: $hasNotice',
  async ({ days, hasNotice }) => {
    const payer = await newPaidCampaign(context, { payout_cents: 2_000 });
    const earlier = await newWork(context, { payer });
    const agreed_at = new Date(context.now().getTime() - days * 86_400_000).toISOString();
    await context.db
      .updateTable('collaborations')
      .set({ agreed_at })
      .where('id', '=', earlier.collaboration_id)
      .execute();
    const next = await nextCampaign(payer, 79_000);
    const words = await asCreator(await newWork(context, { payer: next, maker: earlier.maker }));
    expect(words.includes(NOTICE)).toBe(hasNotice);
    expect(words.includes('they total $810.00')).toBe(hasNotice);
    expect(words.includes('New York State Attorney General')).toBe(hasNotice);
  },
);

it('leaves a contract of the first form as it was', async () => {
  const work = await newWork(context, { payout_cents: 90_000 });
  expect(await asCreator(work)).toContain(NOTICE);
  const { contract } = await context.db
    .selectFrom('collaborations')
    .select('contract')
    .where('id', '=', work.collaboration_id)
    .executeTakeFirstOrThrow();
  const { form, clears_by, earlier_contracts, has_rights_notice, ...first } = contract as Record<
    string,
    unknown
  >;
  expect([form, typeof clears_by, earlier_contracts, has_rights_notice]).toEqual([
    2,
    'string',
    { count: 0, total_cents: 0 },
    true,
  ]);
  await context.db
    .updateTable('collaborations')
    .set({ contract: JSON.stringify(first) })
    .where('id', '=', work.collaboration_id)
    .execute();
  const words = await asCreator(work);
  expect(words).not.toMatch(/mailing address|Signed electronically|Notice of rights/);
});

it('erases addresses and signatures six years after the work ended, and not before', async () => {
  const works = [await newWork(context), await newWork(context), await newWork(context)];
  const [old, recent, open] = works.map(({ collaboration_id }) => collaboration_id);
  const end = (id = '', years: number) =>
    context.db
      .updateTable('collaborations')
      .set({
        status: 'cancelled',
        cancelled_at: new Date(context.now().getTime() - years * 366 * 86_400_000).toISOString(),
      })
      .where('id', '=', id)
      .execute();
  await end(old, 6.1);
  await end(recent, 5.9);
  await eraseOldParties.run(context, {});
  const kept = await context.db
    .selectFrom('contract_parties')
    .select('collaboration_id')
    .where('collaboration_id', 'in', [old ?? '', recent ?? '', open ?? ''])
    .execute();
  expect(kept.map(({ collaboration_id }) => collaboration_id).sort()).toEqual([recent, open].sort());
});

/** Another paid campaign of the same shop. */
async function nextCampaign(payer: Payer, payout_cents: number): Promise<Payer> {
  const { business_id } = payer;
  const campaign_id = await newUnpaidCampaign(context, { business_id, payout_cents, slots: 1 });
  await context.db
    .insertInto('campaign_deliverables')
    .values({ campaign_id, kind: 'ugc_video', quantity: 1, note: '', sort_order: 0 })
    .execute();
  const next = { ...payer, campaign_id, payout_cents, slots: 1 };
  await payIn(context, next);
  return next;
}

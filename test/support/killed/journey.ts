import { expect } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { setUpAccount } from '#test/support/stripe-fake/accounts.ts';
import { settlePayout } from '#test/support/stripe-fake/payouts.ts';
import { payAt } from '#test/support/stripe-fake/sessions.ts';
import type { StripeFake } from '#test/support/stripe-fake/start-stripe-fake.ts';
import type { Hands } from './hands.ts';
import type { Scene } from './set-scene.ts';

const SAID = 'The light was wrong in every shot, and the sign cannot be read.';
const PRICE_CENTS = 27_501;
const FEE_CENTS = businessFeeCents(PRICE_CENTS, DEFAULT_SETTINGS.business_fee_percent);
const SPLIT_CENTS = 10_001;

interface Stage {
  hands: Hands;
  fake: StripeFake;
  scene: Scene;
}

/**
 * Three spots are paid in and given. One creator delivers, is asked for changes, delivers again and is paid out; one never
 * does, and the spot goes back; about the third there is a dispute that is split.
 */
export async function liveThrough(stage: Stage): Promise<void> {
  await payIn(stage);
  const [done = '', missing = '', disputed = ''] = await takeIn(stage);
  await connectBank(stage);
  await deliver(stage, 0, done, { isChanged: true });
  await deliver(stage, 2, disputed, { isChanged: false });
  await split(stage, disputed);
  await giveUp(stage, missing);
  await payOut(stage);
}

async function payIn({ hands, fake, scene: { shop, payer } }: Stage): Promise<void> {
  const { business_id, campaign_id } = payer;
  await hands.send(shop, `POST /api/businesses/${business_id}/campaigns/${campaign_id}/fundings`, {
    slots: 3,
    total_cents: 3 * (PRICE_CENTS + FEE_CENTS),
    has_agreed: true,
  });
  expect(fake.state.sessions.size).toBe(1);
  const [session] = fake.state.sessions.values();
  payAt(fake.state, session?.id ?? '');
  await hands.until('the campaign is live', ({ campaign }) => campaign.status === 'live');
}

/** The work of each maker, in their order. */
async function takeIn({ hands, scene: { shop, payer, makers } }: Stage): Promise<string[]> {
  const { business_id, campaign_id } = payer;
  for (const { headers } of makers) {
    const applied = await hands.send(headers, `POST /api/campaigns/${campaign_id}/applications`, {
      pitch: 'I know when the good ten seconds are.',
      brief_version: 1,
    });
    const { application_id } = applied as { application_id: string };
    const place = `/api/businesses/${business_id}/campaigns/${campaign_id}/applicants/${application_id}`;
    await hands.send(shop, `POST ${place}/decision`, { decision: 'accept' });
  }
  const { works } = await hands.until('three are at work', (state) => state.works.length === 3);
  return makers.map(({ user_id }) => works.find((work) => work.user_id === user_id)?.id ?? '');
}

async function connectBank({ hands, fake, scene: { makers } }: Stage): Promise<void> {
  const earners = [makers[0], makers[2]].flatMap((maker) => maker ?? []);
  for (const { headers } of earners) {
    await hands.send(headers, 'POST /api/me/payee', { return_to: 'earnings' });
  }
  expect(fake.state.accounts.size).toBe(2);
  for (const { id } of fake.state.accounts.values()) setUpAccount(fake.state, id, 'ready');
  await hands.until('both banks are known', ({ payees }) => payees.every(({ status }) => status === 'ready'));
  // Here they ask for their money themselves.
  for (const { headers } of earners) await hands.send(headers, 'PATCH /api/me/payee', { is_weekly: false });
}

interface Piece {
  id: string;
}

async function deliver(
  { hands, scene }: Stage,
  who: number,
  work: string,
  { isChanged }: { isChanged: boolean },
): Promise<void> {
  const { shop } = scene;
  const maker = scene.makers[who]?.headers ?? { cookie: '' };
  const [film, second, third] = scene.files[who] ?? [];
  const { deliverables } = (await hands.send(maker, `GET /api/collaborations/${work}`)) as {
    deliverables: Piece[];
  };
  const [reel, video] = deliverables.map(({ id }) => `/api/deliverables/${id}`);
  const submit = async (piece: string | undefined, file: string | undefined, version: number) => {
    await hands.send(maker, `PUT ${piece}/files`, { media_file_ids: [file] });
    await hands.send(maker, `POST ${piece}/submissions`, { version });
  };
  await hands.send(maker, `POST /api/collaborations/${work}/start`);
  await submit(reel, film, 1);
  await submit(video, second, 1);
  if (!isChanged) return;
  const changes = [{ brief_line: 1, words: 'Hold it one second longer.' }];
  await hands.send(shop, `POST ${reel}/changes`, { version: 1, changes });
  await submit(reel, third, 2);
  await hands.send(shop, `POST ${reel}/approval`, { version: 2 });
  await hands.send(shop, `POST ${video}/approval`, { version: 1 });
  await hands.send(maker, `POST ${reel}/post`, { url: 'https://www.instagram.com/reel/C8x/' });
  await hands.send(shop, `POST ${reel}/verification`);
  await hands.until('the first is done', ({ works }) => works.some((one) => one.status === 'completed'));
}

/** The same dispute is never opened twice, so that the second try finds the first. */
async function split({ hands, scene: { shop, admin, makers } }: Stage, work: string): Promise<void> {
  const { deliverables } = (await hands.send(shop, `GET /api/collaborations/${work}`)) as {
    deliverables: Piece[];
  };
  await hands.send(shop, `POST /api/collaborations/${work}/disputes`, {
    deliverable_ids: deliverables.map(({ id }) => id),
    reason: 'other',
    words: SAID,
    wants: 'refund',
  });
  const { disputes } = await hands.state();
  expect(disputes).toHaveLength(1);
  const dispute = disputes[0]?.id ?? '';
  const maker = makers[2]?.headers ?? { cookie: '' };
  await hands.send(maker, `POST /api/disputes/${dispute}/answer`, { words: SAID });
  await hands.send(admin, `POST /api/admin/disputes/${dispute}/decision`, {
    round: 1,
    outcome: 'split',
    creator_cents: SPLIT_CENTS,
    words: SAID,
  });
  await hands.send(maker, `POST /api/disputes/${dispute}/acceptance`);
  await hands.send(shop, `POST /api/disputes/${dispute}/acceptance`);
  await hands.until('the dispute is over', (state) => state.disputes[0]?.status === 'closed');
}

async function giveUp({ hands, scene: { shop } }: Stage, work: string): Promise<void> {
  await hands.pass(24 * 20);
  await hands.send(shop, `POST /api/collaborations/${work}/cancellation`, { reason: 'late', note: '' });
  await hands.until(
    'everything owed to the shop went back',
    ({ refunds }) => refunds.length === 2 && refunds.every(({ status }) => status === 'paid'),
  );
}

async function payOut({ hands, fake, scene: { makers } }: Stage): Promise<void> {
  await hands.until(
    'both can send what they earned',
    ({ earnings }) => earnings.length === 2 && earnings.every(({ status }) => status === 'available'),
    24,
  );
  const wishes = [
    { who: makers[0], amount_cents: PRICE_CENTS },
    { who: makers[2], amount_cents: SPLIT_CENTS },
  ];
  for (const { who, amount_cents } of wishes) {
    await hands.send(who?.headers ?? { cookie: '' }, 'POST /api/me/payouts', { amount_cents });
  }
  await hands.until('both payouts are with the bank', () => fake.state.payouts.size === 2, 6);
  for (const { id } of fake.state.payouts.values()) settlePayout(fake.state, id, 'paid');
  await hands.until(
    'both payouts are there',
    ({ payouts }) => payouts.length === 2 && payouts.every(({ status }) => status === 'paid'),
    6,
  );
}

/** Every cent, in our ledger and at the provider, no matter how often the program was killed. */
export async function expectEveryCent({ hands, fake }: Stage): Promise<void> {
  const state = await hands.state();
  expect(state.faults).toEqual([]);
  const paid_in = 3 * (PRICE_CENTS + FEE_CENTS);
  expect(state.fundings).toEqual([expect.objectContaining({ status: 'paid', total_cents: paid_in })]);
  const sent = PRICE_CENTS + SPLIT_CENTS;
  expect(sumOf(state.payouts.map(({ amount_cents }) => amount_cents))).toBe(sent);
  const refunded = sumOf(state.refunds.map(({ total_cents }) => total_cents));
  const kept = sumOf(
    state.accounts.flatMap(({ account, balance_cents }) =>
      account.startsWith('platform:') ? balance_cents : [],
    ),
  );
  expect(sent + refunded + kept).toBe(paid_in);
  const provider = fake.state;
  expect(sumOf([...provider.refunds.values()].map(({ amount }) => amount))).toBe(refunded);
  expect(sumOf([...provider.transfers.values()].map(({ amount }) => amount))).toBe(sent);
  expect(sumOf([...provider.payouts.values()].map(({ amount }) => amount))).toBe(sent);
  expect([...provider.accounts.values()].map(({ balance }) => balance)).toEqual([0, 0]);
  expect(provider.balance).toBe(kept);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

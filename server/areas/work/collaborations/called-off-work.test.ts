import { describe, expect, it } from 'vitest';
import { openCheckout } from '#server/areas/money/fundings/commands/open-checkout.ts';
import { startQuoteFunding } from '#server/areas/money/fundings/commands/start-quote-funding.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { findDeletionRefusal } from '#server/flows/delete-account/find-deletion-refusal.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { newApplication, newMaker } from '#test/support/applications.ts';
import { openQuoteOf } from '#test/support/applications-paid.ts';
import { pay } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';
import { agreeOnWork } from './commands/agree-on-work.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const { ask, look, putFiles, submit, approve, post, verify, cancel } = workHands(app, context);

const first = ({ deliverable_ids: [one = ''] }: Work) => one;
const oneVideo = { deliverables: [{ kind: 'ugc_video', quantity: 1 }] } as const;
const detailOf = (answer: { json(): { detail: string } }) => answer.json().detail;
const campaignOf = ({ payer }: Work) =>
  db
    .selectFrom('campaigns')
    .select(['status', 'taken_slots', 'funded_slots'])
    .where('id', '=', payer.campaign_id)
    .executeTakeFirstOrThrow();
const makeLate = async (work: Work) => {
  const [one] = (await look(work)).deliverables;
  clock.advance({ hours: (Date.parse(one?.late_at ?? '') - context.now().getTime()) / 3_600_000 });
};

describe('a post', () => {
  it('is on the platform it is for, and its link can be sent back twice', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'tiktok_video', quantity: 1 }] });
    const one = first(work);
    const giveBack = () =>
      ask(work.shop, `POST /api/deliverables/${one}/post-return`, { words: 'It leads nowhere.' });
    expect(detailOf(await post(work, one, 'https://vm.tiktok.com/Z/'))).toBe(
      'Nothing has been submitted yet.',
    );
    await submit(work, one);
    await approve(work, one);
    for (const url of [
      'http://tiktok.com/@a/video/1',
      'https://tiktok.com.example/1',
      'https://instagram.com/p/1',
    ]) {
      expect((await post(work, one, url)).statusCode).toBe(400);
    }
    for (const url of ['https://vm.tiktok.com/Z1/', 'tiktok.com/@maya/video/2']) {
      expect((await post(work, one, url)).json().deliverables[0].status).toBe('posted');
      const returned = (await giveBack()).json().deliverables[0];
      expect(returned).toMatchObject({
        status: 'approved',
        post_return_words: 'It leads nowhere.',
        post_url: null,
      });
    }
    await post(work, one, 'https://www.tiktok.com/@maya/video/3');
    expect(detailOf(await giveBack())).toContain('rejected the link 2 times');
    expect((await verify(work, one)).json().status).toBe('completed');
    expect((await verify(work, one)).statusCode).toBe(200);
  });

  it('counts for one deliverable, in whichever form its link is sent, and also at the same time', async () => {
    const work = await newWork(context, {
      deliverables: [
        { kind: 'instagram_reel', quantity: 1 },
        { kind: 'instagram_post', quantity: 1 },
      ],
    });
    const [reel = '', picture = ''] = work.deliverable_ids;
    for (const id of work.deliverable_ids) {
      await submit(work, id, 1, 1);
      await approve(work, id);
    }
    const sent = await Promise.all([
      post(work, reel, 'https://www.instagram.com/reel/C8xYz/'),
      post(work, picture, 'https://instagram.com/maya/p/C8xYz/?igsh=1'),
    ]);
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const refused = sent.find(({ statusCode }) => statusCode === 400)?.json();
    expect(refused.fields).toEqual([
      {
        path: 'url',
        message: expect.stringMatching(/^You already sent this link for the Instagram (Reel|Post)\. Send/),
      },
    ]);
    const [late = ''] = (await look(work)).deliverables.filter((one) => !one.post_url).map(({ id }) => id);
    expect((await post(work, late, 'https://www.instagram.com/p/C8xYa/')).statusCode).toBe(200);
  });
});

describe('work is called off', () => {
  it('by its creator before anything was sent, and the whole spot goes back with our fee', async () => {
    const work = await newWork(context, { payout_cents: 27_550 });
    const answer = await cancel(work, work.maker.headers, 'cannot_do', 'I broke my wrist.');
    expect(answer.json()).toMatchObject({
      status: 'cancelled',
      cancel_note: 'I broke my wrist.',
      money: { held_cents: 0, released_cents: 0, refunded_cents: 27_550 },
      deliverables: [{ status: 'cancelled' }, { status: 'cancelled' }],
    });
    expect((await cancel(work, work.maker.headers, 'cannot_do')).statusCode).toBe(200);
    expect(await readFigures(db, work.payer.campaign_id)).toMatchObject({
      held_cents: 0,
      fees_held_cents: 0,
      refunded_cents: 30_305,
      promised_cents: 0,
    });
    expect(await campaignOf(work)).toMatchObject({ taken_slots: 0, funded_slots: 0 });
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('by the business only when it is late past the grace, and by nobody once something was sent', async () => {
    const work = await newWork(context, oneVideo);
    expect(detailOf(await cancel(work, work.shop, 'late'))).toBe(
      'You can cancel once the work is more than 24 hours late.',
    );
    expect((await cancel(work, work.shop, 'cannot_do')).statusCode).toBe(400);
    await makeLate(work);
    const sent = await newWork(context, oneVideo);
    await submit(sent, first(sent));
    for (const [headers, reason] of [
      [sent.shop, 'late'],
      [sent.maker.headers, 'cannot_do'],
    ] as const) {
      expect(detailOf(await cancel(sent, headers, reason))).toContain('open a dispute');
    }
    expect((await cancel(work, work.shop, 'late')).json().status).toBe('cancelled');
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('by an admin with a reason, which stands in the log', async () => {
    const work = await newWork(context);
    const admin = await newPerson(context, { role: 'admin' });
    const headers = await signInAs(context, admin);
    expect((await cancel(work, headers, 'by_admin', 'no')).statusCode).toBe(400);
    expect((await cancel(work, headers, 'by_admin', 'The shop closed down.')).statusCode).toBe(200);
    const entry = await db
      .selectFrom('audit_log')
      .select('reason')
      .where('subject_id', '=', work.collaboration_id)
      .where('action', '=', 'cancel_work')
      .executeTakeFirst();
    expect(entry?.reason).toBe('The shop closed down.');
  });

  it('or sent: of both at the same moment one happens, and the money follows it', async () => {
    const work = await newWork(context, oneVideo);
    await putFiles(work, first(work));
    const send = () =>
      ask(work.maker.headers, `POST /api/deliverables/${first(work)}/submissions`, { version: 1 });
    await Promise.all([send(), cancel(work, work.maker.headers, 'cannot_do'), send()]);
    const { status, money } = await look(work);
    expect([status, money.held_cents, money.refunded_cents]).toBeOneOf([
      ['cancelled', 0, 30_000],
      ['in_review', 30_000, 0],
    ]);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('gives back what was agreed where that is less than was posted', async () => {
    const work = await newWork(context, { ...oneVideo, agreed_cents: 28_000 });
    expect((await look(work)).payout_cents).toBe(28_000);
    await cancel(work, work.maker.headers, 'cannot_do');
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('gives every cent of both payments back where more was agreed than was posted', async () => {
    const payer = await newPaidCampaign(context, { ...oneVideo, payout_cents: 35_000 });
    const { campaign_id } = payer;
    const maker = await newMaker(context);
    const application_id = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
    const quote_id = await openQuoteOf(context, application_id, 40_005);
    const wish = { application_id, quote_id, amount_cents: 40_005, actor_id: payer.owner.user_id };
    const { funding_id } = await inTransaction(db, (tx) => startQuoteFunding(tx, context, wish));
    await openCheckout(context, funding_id);
    await pay(context, funding_id);
    const collaboration_id = await inTransaction(db, (tx) => agreeOnWork(tx, context, application_id));
    const agreed = await ask(maker.headers, `GET /api/collaborations/${collaboration_id}`);
    expect(agreed.json().payout_cents).toBe(40_005);
    // 35,000 with a fee of 3,500, and a difference of 5,005 with the rest of the fee, which is 4,001 in total.
    const paid_in_cents = 38_500 + 5_506;
    const before = await readFigures(db, campaign_id);
    expect(before).toMatchObject({ paid_in_cents, held_cents: 40_005, fees_held_cents: 4_001 });
    const route = `POST /api/collaborations/${collaboration_id}/cancellation`;
    expect((await ask(maker.headers, route, { reason: 'cannot_do', note: '' })).statusCode).toBe(200);
    expect(await readFigures(db, campaign_id)).toMatchObject({
      held_cents: 0,
      fees_held_cents: 0,
      released_cents: 0,
      refunded_cents: paid_in_cents,
      promised_cents: 0,
    });
    const fundings = await db
      .selectFrom('fundings')
      .select(['purpose', 'total_cents', 'refunded_cents'])
      .where('campaign_id', '=', campaign_id)
      .orderBy('id')
      .execute();
    expect(fundings).toEqual([
      { purpose: 'first', total_cents: 38_500, refunded_cents: 38_500 },
      { purpose: 'quote', total_cents: 5_506, refunded_cents: 5_506 },
    ]);
    await until(async () => {
      const refunds = await db
        .selectFrom('refunds')
        .select(['status', 'total_cents'])
        .where('campaign_id', '=', campaign_id)
        .execute();
      const paid = refunds.filter(({ status }) => status === 'paid');
      return paid.reduce((sum, { total_cents }) => sum + total_cents, 0) === paid_in_cents;
    });
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('and until it is over neither side can delete their account', async () => {
    const work = await newWork(context, oneVideo);
    const words = '1 piece of work is unfinished, and money is held for it. Finish or cancel it first.';
    expect(await findDeletionRefusal(db, work.maker.user_id)).toBe(words);
    await db
      .updateTable('campaigns')
      .set({ status: 'cancelled' })
      .where('id', '=', work.payer.campaign_id)
      .execute();
    expect(await findDeletionRefusal(db, work.payer.owner.user_id)).toBe(words);
    await cancel(work, work.maker.headers, 'cannot_do');
    expect(await findDeletionRefusal(db, work.maker.user_id)).toBeNull();
  });
});

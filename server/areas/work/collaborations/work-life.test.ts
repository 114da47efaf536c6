import { describe, expect, it } from 'vitest';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, look, submit, approve, change, post, verify } = workHands(app, context);

const statusOf = async ({ collaboration_id }: Work) => {
  const { status } = await db
    .selectFrom('collaborations')
    .select('status')
    .where('id', '=', collaboration_id)
    .executeTakeFirstOrThrow();
  return status;
};
const earningsOf = ({ collaboration_id }: Work) =>
  db.selectFrom('earnings').selectAll().where('collaboration_id', '=', collaboration_id).execute();
const campaignOf = ({ payer }: Work) =>
  db
    .selectFrom('campaigns')
    .select(['status', 'selection_closed_at'])
    .where('id', '=', payer.campaign_id)
    .executeTakeFirstOrThrow();
const close = ({ payer }: Pick<Work, 'payer'>) =>
  db.updateTable('campaigns').set({ status: 'closed' }).where('id', '=', payer.campaign_id).execute();
const first = ({ deliverable_ids: [one = ''] }: Work) => one;
const second = ({ deliverable_ids: [, two = ''] }: Work) => two;

describe('the life of a piece of work', () => {
  it('goes from the agreement to the release, and each turn is there to be read', async () => {
    const work = await newWork(context);
    await close(work);
    const reel = first(work);
    const photos = second(work);
    const begun = await ask(work.maker.headers, `POST /api/collaborations/${work.collaboration_id}/start`);
    expect(begun.json()).toMatchObject({ status: 'in_progress', side: 'creator' });
    expect((await submit(work, reel)).json()).toMatchObject({
      status: 'in_review',
      deliverables: [{ status: 'submitted', version: 1, turn: 'business' }, { status: 'due' }],
    });
    expect((await change(work, reel, 1, 2)).json()).toMatchObject({
      status: 'in_progress',
      deliverables: [
        {
          status: 'changes_requested',
          rounds_left: 1,
          submissions: [
            {
              status: 'changes_requested',
              decided_by: 'Maya Okafor',
              change_requests: [
                { brief_line: 2, brief_text: '1 Instagram Reel: The sign, readable for a second' },
              ],
            },
          ],
        },
        {},
      ],
    });
    await submit(work, reel, 2);
    expect((await approve(work, reel, 2)).json()).toMatchObject({
      status: 'in_progress',
      deliverables: [{ status: 'approved', turn: 'creator', version: 2 }, {}],
    });
    await submit(work, photos);
    await approve(work, photos);
    expect((await post(work, reel)).json()).toMatchObject({
      status: 'in_review',
      deliverables: [
        { status: 'posted', post_url: 'https://www.instagram.com/reel/C8x/' },
        { status: 'approved' },
      ],
      money: { held_cents: 30_000, released_cents: 0, clears_at: null },
    });
    expect(await earningsOf(work)).toHaveLength(0);
    expect((await verify(work, reel)).json()).toMatchObject({
      status: 'completed',
      money: { held_cents: 0, released_cents: 30_000, refunded_cents: 0, clears_at: expect.any(String) },
    });
    expect(await earningsOf(work)).toMatchObject([
      { gross_cents: 30_000, net_cents: 30_000, status: 'pending', cause: 'work' },
    ]);
    expect(await readFigures(db, work.payer.campaign_id)).toEqual({
      paid_in_cents: 33_000,
      held_cents: 0,
      fees_held_cents: 0,
      released_cents: 33_000,
      refunded_cents: 0,
      promised_cents: 0,
    });
    expect(await campaignOf(work)).toMatchObject({
      status: 'completed',
      selection_closed_at: expect.any(String),
    });
    const { events } = await look(work);
    expect(events.map(({ kind }) => kind).reverse()).toEqual([
      'agreed',
      'collaboration_start',
      'deliverable_submit',
      'collaboration_hand_in',
      'deliverable_request_changes',
      'collaboration_hand_back',
      'deliverable_submit',
      'collaboration_hand_in',
      'deliverable_approve',
      'collaboration_hand_back',
      'deliverable_submit',
      'collaboration_hand_in',
      'deliverable_approve',
      'collaboration_hand_back',
      'deliverable_post',
      'collaboration_hand_in',
      'deliverable_verify',
      'collaboration_complete',
    ]);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('answers the same to the same press, and releases once', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
    const one = first(work);
    await submit(work, one);
    expect((await submit(work, one, 1)).statusCode).toBe(200);
    const answers = [await approve(work, one), await approve(work, one)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json().status)).toEqual(['completed', 'completed']);
    expect(await earningsOf(work)).toHaveLength(1);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('of 32 who approve at once and one who requested changes, one decision stands and money moves once', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 1 }] });
    const one = first(work);
    await submit(work, one);
    await Promise.all([...Array.from({ length: 32 }, () => approve(work, one)), change(work, one)]);
    const { status } = await look(work);
    const earnings = await earningsOf(work);
    expect([status, earnings.length]).toBeOneOf([
      ['completed', 1],
      ['in_progress', 0],
    ] as const);
    expect((await checkLedger(db)).faults).toEqual([]);
  });

  it('keeps a campaign open while another creator is at work', async () => {
    const payer = await newPaidCampaign(context, {
      deliverables: [{ kind: 'ugc_video', quantity: 1 }],
      slots: 2,
    });
    const one = await newWork(context, { payer });
    const other = await newWork(context, { payer });
    await close(one);
    await submit(one, first(one));
    await approve(one, first(one));
    expect(await campaignOf(one)).toMatchObject({ status: 'closed' });
    expect(await readFigures(db, payer.campaign_id)).toMatchObject({
      released_cents: 33_000,
      promised_cents: 33_000,
    });
    await submit(other, first(other));
    await approve(other, first(other));
    expect(await statusOf(other)).toBe('completed');
    expect(await campaignOf(other)).toMatchObject({ status: 'completed' });
    expect((await checkLedger(db)).faults).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { openCheckout } from '#server/areas/money/fundings/commands/open-checkout.ts';
import { startQuoteFunding } from '#server/areas/money/fundings/commands/start-quote-funding.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { findDeletionRefusal } from '#server/flows/delete-account/find-deletion-refusal.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { newApplication, newMaker, newShop } from '#test/support/applications.ts';
import { openQuoteOf } from '#test/support/applications-paid.ts';
import { pay } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { newPaidCampaign, newWork, newWorkFile, type Work, workHands } from '#test/support/work.ts';
import { agreeOnWork } from './commands/agree-on-work.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const { ask, look, putFiles, submit, approve, change, post, verify, cancel } = workHands(app, context);

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

describe('work is there', () => {
  it('for its creator, the people of its business and admins; to everybody else it is not', async () => {
    const work = await newWork(context);
    const route = `GET /api/collaborations/${work.collaboration_id}`;
    const admin = await newPerson(context, { role: 'admin' });
    const manager = await newPerson(context, { role: 'business' });
    await db
      .insertInto('business_members')
      .values({
        id: manager.user_id,
        business_id: work.payer.business_id,
        user_id: manager.user_id,
        role: 'manager',
        status: 'active',
      })
      .execute();
    const strangers = [(await newShop(context)).headers, (await newMaker(context)).headers];
    expect((await ask(work.maker.headers, route)).json().side).toBe('creator');
    expect((await ask(work.shop, route)).json().side).toBe('business');
    expect((await ask(await signInAs(context, manager), route)).json().side).toBe('business');
    expect((await ask(await signInAs(context, admin), route)).json().side).toBe('admin');
    const paper = await ask(work.shop, `${route}/contract`);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const stranger of strangers) {
      expect((await ask(stranger, route)).statusCode).toBe(404);
      expect((await ask(stranger, `${route}/contract`)).statusCode).toBe(404);
      expect((await cancel(work, stranger, 'late')).statusCode).toBe(404);
    }
    const [shop = { cookie: '' }, maker = { cookie: '' }] = strangers;
    for (const action of ['approval', 'changes', 'verification', 'post-return', 'extension']) {
      const body = { version: 1, words: 'x', due_on: '2027-01-01', changes: [{ brief_line: 1, words: 'x' }] };
      expect((await ask(shop, `POST /api/deliverables/${first(work)}/${action}`, body)).statusCode).toBe(404);
    }
    const draft = { version: 1, url: 'https://tiktok.com/x' };
    for (const action of ['submissions', 'post']) {
      expect((await ask(maker, `POST /api/deliverables/${first(work)}/${action}`, draft)).statusCode).toBe(
        404,
      );
    }
  });

  it('with drafts for its creator alone, and with what was sent for both', async () => {
    const work = await newWork(context, oneVideo);
    await putFiles(work, first(work));
    const seen = async () =>
      (await ask(work.shop, `GET /api/collaborations/${work.collaboration_id}`)).json();
    expect((await look(work)).deliverables[0]?.draft_files).toMatchObject([
      { status: 'ready', is_video: true, url: expect.any(String), poster_url: expect.any(String) },
    ]);
    expect((await seen()).deliverables[0].draft_files).toEqual([]);
    await ask(work.maker.headers, `POST /api/deliverables/${first(work)}/submissions`, { version: 1 });
    expect((await seen()).deliverables[0].submissions[0].files).toHaveLength(1);
    expect((await look(work)).deliverables[0]?.draft_files).toEqual([]);
  });

  it('in the lists of both sides, and first what waits for the business', async () => {
    const work = await newWork(context, oneVideo);
    const { business_id, campaign_id } = work.payer;
    const own = async (query = '') =>
      (await ask(work.maker.headers, `GET /api/me/collaborations${query}`)).json().collaborations;
    const ofCampaign = `GET /api/businesses/${business_id}/campaigns/${campaign_id}/collaborations`;
    const waiting = async () =>
      (await ask(work.shop, `GET /api/businesses/${business_id}/collaborations?waiting=true`)).json();
    expect(await own()).toMatchObject([{ id: work.collaboration_id, business_name: 'Crumb & Co' }]);
    expect((await ask(work.shop, ofCampaign)).json().collaborations).toHaveLength(1);
    expect((await waiting()).collaborations).toEqual([]);
    await submit(work, first(work));
    expect((await waiting()).collaborations).toMatchObject([
      { id: work.collaboration_id, deliverables: [{ turn: 'business', version: 1 }] },
    ]);
    await approve(work, first(work));
    expect(await own()).toEqual([]);
    expect(await own('?segment=done')).toHaveLength(1);
  });
});

describe('a version', () => {
  it('is made of files its creator uploaded for work, which are whole and stand nowhere else', async () => {
    const work = await newWork(context, {
      deliverables: [
        { kind: 'ugc_video', quantity: 2 },
        { kind: 'instagram_reel', quantity: 1 },
      ],
    });
    const put = async (...media_file_ids: string[]) =>
      ask(work.maker.headers, `PUT /api/deliverables/${first(work)}/files`, { media_file_ids });
    const send = (version = 1) =>
      ask(work.maker.headers, `POST /api/deliverables/${first(work)}/submissions`, { version });
    const own = await newWorkFile(context, work.maker);
    expect((await put(own, own)).statusCode).toBe(400);
    expect((await put(await newWorkFile(context, await newMaker(context)))).statusCode).toBe(404);
    expect((await put(await newWorkFile(context, work.maker, { role: 'portfolio' }))).statusCode).toBe(404);
    expect((await put(await newWorkFile(context, work.maker, { status: 'failed' }))).statusCode).toBe(409);
    expect((await put(own)).statusCode).toBe(200);
    expect(detailOf(await send())).toBe('2 UGC Videos: add a file for each piece first.');
    await put(own, await newWorkFile(context, work.maker, { status: 'processing' }));
    expect(detailOf(await send())).toBe('A file is still being processed. Try again in a moment.');
    const last = await newWorkFile(context, work.maker);
    const answer = await put(last, own);
    expect(
      answer
        .json()
        .deliverables[0].draft_files.map(({ media_file_id }: { media_file_id: string }) => media_file_id),
    ).toEqual([last, own]);
    expect((await send(2)).json().code).toBe('stale');
    expect((await send()).statusCode).toBe(200);
    expect(detailOf(await put(own))).toBe('A version is in review.');
    const [, other = ''] = work.deliverable_ids;
    const there = { media_file_ids: [own] };
    const elsewhere = await ask(work.maker.headers, `PUT /api/deliverables/${other}/files`, there);
    expect(detailOf(elsewhere)).toContain('already used somewhere else');
  });

  it('is made of the files its kind asks for: a still is no reel and a video no photo', async () => {
    const photos = { kind: 'ugc_photo', quantity: 1 } as const;
    const work = await newWork(context, {
      deliverables: [
        { kind: 'instagram_reel', quantity: 1 },
        photos,
        { kind: 'instagram_story', quantity: 2 },
      ],
    });
    const [reel = '', photo = '', story = ''] = work.deliverable_ids;
    const put = (id: string, ...media_file_ids: string[]) =>
      ask(work.maker.headers, `PUT /api/deliverables/${id}/files`, { media_file_ids });
    const still = () => newWorkFile(context, work.maker, { content_type: 'image/jpeg' });
    const film = () => newWorkFile(context, work.maker);
    expect(detailOf(await put(reel, await still()))).toBe('“reel.mp4” is a picture. Add a video instead.');
    expect(detailOf(await put(photo, await film()))).toBe('“reel.mp4” is a video. Add a photo instead.');
    expect((await put(reel, await film())).statusCode).toBe(200);
    expect((await put(photo, await still())).statusCode).toBe(200);
    expect((await put(story, await still(), await film())).statusCode).toBe(200);
    // The kind is known for certain once a file has been read, so it is looked at again.
    await db
      .updateTable('media_files')
      .set({ content_type: 'image/png' })
      .where('entity_id', '=', work.maker.creator_id)
      .execute();
    const sent = await ask(work.maker.headers, `POST /api/deliverables/${reel}/submissions`, { version: 1 });
    expect([sent.statusCode, detailOf(sent)]).toEqual([409, '“reel.mp4” is a picture. Add a video instead.']);
  });

  it('begins with the files of the one before, each of which can be taken out or put in again', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 3 }] });
    const one = first(work);
    const put = (media_file_ids: string[]) =>
      ask(work.maker.headers, `PUT /api/deliverables/${one}/files`, { media_file_ids });
    const send = (version: number, more = {}) =>
      ask(work.maker.headers, `POST /api/deliverables/${one}/submissions`, { version, ...more });
    const idsOf = (files: { media_file_id: string }[] = []) => files.map((file) => file.media_file_id);
    const draft = async () => idsOf((await look(work)).deliverables[0]?.draft_files);
    await submit(work, one, 1, 3);
    const sent = idsOf((await look(work)).deliverables[0]?.submissions[0]?.files);
    expect(await draft()).toEqual([]);
    await change(work, one);
    expect(await draft()).toEqual(sent);
    expect(detailOf(await send(2))).toContain('the same as version 1');
    const [a = '', b = '', c = ''] = sent;
    await put([a, c]);
    expect(await draft()).toEqual([a, c]);
    expect(detailOf(await send(2))).toBe('3 UGC Videos: add a file for each piece first.');
    const fresh = await newWorkFile(context, work.maker);
    expect((await put([a, b, fresh])).statusCode).toBe(200);
    expect((await send(2)).statusCode).toBe(200);
    const [second, before] = (await look(work)).deliverables[0]?.submissions ?? [];
    expect([idsOf(second?.files), idsOf(before?.files)]).toEqual([[a, b, fresh], sent]);
    await change(work, one, 2);
    expect(await draft()).toEqual([a, b, fresh]);
    const refused = await ask(work.maker.headers, `DELETE /api/media/${a}`);
    expect(refused.statusCode).toBe(409);
    expect(await draft()).toEqual([a, b, fresh]);
    await put([b, a, fresh]);
    expect((await send(3)).statusCode).toBe(200);
  });

  it('can be the same files with other words to post them with', async () => {
    const work = await newWork(context, oneVideo);
    const one = first(work);
    await submit(work, one);
    await change(work, one);
    const caption = 'Bread at six in the morning. Paid partnership with Crumb & Co.';
    const answer = await ask(work.maker.headers, `POST /api/deliverables/${one}/submissions`, {
      version: 2,
      caption,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('keeps its files: what was sent cannot be deleted, what was not can', async () => {
    const work = await newWork(context, oneVideo);
    const draft = await newWorkFile(context, work.maker);
    await ask(work.maker.headers, `PUT /api/deliverables/${first(work)}/files`, { media_file_ids: [draft] });
    expect((await ask(work.maker.headers, `DELETE /api/media/${draft}`)).statusCode).toBeLessThan(300);
    expect((await look(work)).deliverables[0]?.draft_files).toEqual([]);
    await submit(work, first(work));
    const { media_file_id } = (await look(work)).deliverables[0]?.submissions[0]?.files[0] ?? {};
    const refused = await ask(work.maker.headers, `DELETE /api/media/${media_file_id}`);
    expect([refused.statusCode, detailOf(refused)]).toEqual([
      409,
      'You submitted this file to a business, so it can’t be deleted.',
    ]);
  });

  it('is decided by someone who has seen it, and changes rest on lines of the brief, two rounds at most', async () => {
    const work = await newWork(context);
    const one = first(work);
    expect((await approve(work, one)).json().code).toBe('stale');
    await submit(work, one);
    expect((await approve(work, one, 2)).json().code).toBe('stale');
    expect((await change(work, one, 1, 9)).statusCode).toBe(400);
    expect((await look(work)).deliverables[0]?.status).toBe('submitted');
    await change(work, one);
    expect((await change(work, one)).statusCode).toBe(200);
    expect((await look(work)).deliverables[0]?.rounds_used).toBe(1);
    await submit(work, one, 2);
    await change(work, one, 2);
    await submit(work, one, 3);
    expect(detailOf(await change(work, one, 3))).toBe(
      'You’ve used all rounds of changes. Approve it or open a dispute.',
    );
    expect((await approve(work, one, 3)).statusCode).toBe(200);
    expect((await approve(work, first(work), 3)).statusCode).toBe(200);
    expect(detailOf(await change(work, one, 3))).toBe('It’s approved.');
    expect(
      (await ask(work.maker.headers, `POST /api/deliverables/${one}/approval`, { version: 3 })).statusCode,
    ).toBe(403);
  });
});

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
      .select(['action', 'reason'])
      .where('subject_id', '=', work.collaboration_id)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'cancel_work', reason: 'The shop closed down.' });
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

import { describe, expect, it } from 'vitest';
import { newMaker, newShop } from '#test/support/applications.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, newWorkFile, type Work, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, look, putFiles, submit, approve, change, cancel } = workHands(app, context);

const first = ({ deliverable_ids: [one = ''] }: Work) => one;
const oneVideo = { deliverables: [{ kind: 'ugc_video', quantity: 1 }] } as const;
const detailOf = (answer: { json(): { detail: string } }) => answer.json().detail;

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
      {
        id: work.collaboration_id,
        deliverables: [{ turn: 'business', version: 1 }],
        // The poster of the video, so that the row shows the draft itself.
        draft_still_url: expect.stringContaining('poster'),
      },
    ]);
    expect((await ask(work.shop, ofCampaign)).json().collaborations[0].draft_still_url).toBeNull();
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

import { describe, expect, it } from 'vitest';
import type { DisputeFile, DisputeStatement } from '#contract/work/disputes.ts';
import { hideMedia } from '#server/areas/base/media/commands/hide-media.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newMaker, newShop } from '#test/support/applications.ts';
import { disputeHands, newAttachment, newDecider } from '#test/support/disputes.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const { ask, open, opened, say, look } = disputeHands(app);
const { submit } = workHands(app, context);
const admin = await newDecider(context);

const ofShop = ({ payer }: Work, more = {}) =>
  newAttachment(
    context,
    { entity_type: 'business', entity_id: payer.business_id, uploaded_by: payer.owner.user_id },
    more,
  );
const ofMaker = ({ maker }: Work, more = {}) =>
  newAttachment(
    context,
    { entity_type: 'creator', entity_id: maker.creator_id, uploaded_by: maker.user_id },
    more,
  );
const shownIn = (statement: DisputeStatement | undefined) =>
  statement?.files.map(({ media_file_id, url }) => [media_file_id, url !== null]);
const signedFor = async (headers: { cookie: string }, bucket_name: string, file_path: string) =>
  (await ask(headers, 'POST /api/media/signed-urls', { bucket_name, file_paths: [file_path] })).json().files;

describe('files beside the words of a dispute', () => {
  it('are seen by both sides and by admins, and told of in the timeline', async () => {
    const work = await newWork(context);
    const [bill, film] = [await ofShop(work), await ofMaker(work, { content_type: 'video/mp4' })];
    const paper = await ofMaker(work, { content_type: 'application/pdf' });
    const { id } = await opened(work, { media_file_ids: [bill.id] });
    const answer = await say(work.maker.headers, id, 'answer', [film.id, paper.id]);
    expect(answer.statusCode).toBe(200);
    const file: DisputeFile = (await ask(admin, `GET /api/admin/disputes/${id}`)).json();
    const seen = [await look(work.shop, id), await look(work.maker.headers, id), file.dispute];
    for (const { statements } of seen) {
      expect(statements.map(shownIn)).toEqual([
        [[bill.id, true]],
        [
          [film.id, true],
          [paper.id, true],
        ],
      ]);
    }
    const told = (await look(work.shop, id)).events.filter(({ kind }) => kind.startsWith('dispute_'));
    expect(told.map(({ detail }) => detail.file_count)).toEqual([2, 1]);
  });

  it('are not there for strangers, whichever way they ask', async () => {
    const work = await newWork(context);
    const [bill, film] = [await ofShop(work), await ofMaker(work)];
    const { id } = await opened(work, { media_file_ids: [bill.id] });
    await say(work.maker.headers, id, 'answer', [film.id]);
    const strangers = [(await newMaker(context)).headers, (await newShop(context)).headers];
    for (const headers of strangers) {
      expect((await ask(headers, `GET /api/disputes/${id}`)).statusCode).toBe(404);
      expect((await ask(headers, `GET /api/admin/disputes/${id}`)).statusCode).toBe(403);
      expect(await signedFor(headers, 'business_media', bill.file_path)).toEqual([]);
      expect(await signedFor(headers, 'creator_media', film.file_path)).toEqual([]);
      const where = `bucket_name=business_media&file_path=${encodeURIComponent(bill.file_path)}`;
      expect((await ask(headers, `GET /api/media/by-path?${where}`)).statusCode).toBe(404);
      expect((await say(headers, id, 'appeal', [])).statusCode).toBe(404);
    }
    // The other side sees them in the dispute, but not in the files of the side that attached them.
    expect(await signedFor(work.maker.headers, 'business_media', bill.file_path)).toEqual([]);
    expect(await signedFor(work.shop, 'business_media', bill.file_path)).toHaveLength(1);
  });

  it.each<[string, (work: Work) => Promise<string[]>]>([
    ['six of them', (work) => Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await ofShop(work)).id))],
    ['one twice', async (work) => Array<string>(2).fill((await ofShop(work)).id)],
    ['the other side’s', async (work) => [(await ofMaker(work)).id]],
    ['a stranger’s', async () => [(await ofShop(await newWork(context))).id]],
    ['one that is for something else', async (work) => [(await ofShop(work, { role: 'gallery' })).id]],
    ['one still looked into', async (work) => [(await ofShop(work, { status: 'processing' })).id]],
    ['one that could not be read', async (work) => [(await ofShop(work, { status: 'failed' })).id]],
    ['one nobody uploaded', async () => [crypto.randomUUID()]],
  ])('are refused, and nothing is opened: %s', async (_what, filesFor) => {
    const work = await newWork(context);
    const answer = await open(work, { media_file_ids: await filesFor(work) });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    const start = (await ask(work.shop, `GET /api/collaborations/${work.collaboration_id}/disputes`)).json();
    expect(start).toMatchObject({ disputes: [], own_entity_id: work.payer.business_id });
  });

  it('stand in one statement for good: not in another, not deleted, not gone with an account', async () => {
    const work = await newWork(context);
    const bill = await ofShop(work);
    const { id } = await opened(work, { media_file_ids: [bill.id] });
    const other = await newWork(context, { payer: undefined, maker: work.maker });
    const reused = await newAttachment(context, {
      entity_type: 'creator',
      entity_id: work.maker.creator_id,
      uploaded_by: work.maker.user_id,
    });
    await say(work.maker.headers, id, 'answer', [reused.id]);
    const again = await open(other, { headers: work.maker.headers, media_file_ids: [reused.id] });
    expect(again.json().detail).toContain('already used somewhere else');
    const refused = await ask(work.shop, `DELETE /api/media/${bill.id}`);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'This file is part of a dispute, so it can’t be deleted.',
    ]);
    const at = context.now().toISOString();
    const whose = { entity_type: 'creator', entity_id: work.maker.creator_id } as const;
    await inTransaction(context.db, (tx) => hideMedia(tx, whose, at));
    expect((await look(work.shop, id)).statements.map(shownIn)).toEqual([
      [[bill.id, true]],
      [[reused.id, true]],
    ]);
  });

  it('are shown to admins next to what was sent', async () => {
    const work = await newWork(context, { deliverables: [{ kind: 'ugc_video', quantity: 2 }] });
    await submit(work, work.deliverable_ids[0] ?? '');
    const { id } = await opened(work);
    const file: DisputeFile = (await ask(admin, `GET /api/admin/disputes/${id}`)).json();
    expect(file.versions.map(({ files }) => files.map(({ url }) => url !== null))).toEqual([[true, true]]);
  });
});

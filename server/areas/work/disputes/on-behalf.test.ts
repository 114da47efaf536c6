import { describe, expect, it } from 'vitest';
import { disputeHands, newAttachment, newDecider } from '#test/support/disputes.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, opened, say, withdraw, look } = disputeHands(app);
const admin = await newDecider(context);
const WORDS = 'She wrote to us: the shop was closed on both days.';

const openFor = ({ collaboration_id, deliverable_ids }: Work, side: string, more: object = {}, who = admin) =>
  ask(who, `POST /api/admin/collaborations/${collaboration_id}/disputes`, {
    ...{ deliverable_ids, reason: 'other', words: WORDS, wants: 'release', side },
    ...more,
  });

const told = (user_id: string) =>
  db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'dispute_turns')
    .execute();

describe('a dispute that an admin opens for one side', () => {
  it('freezes the money, asks the other side, and tells both who opened it and for whom', async () => {
    const work = await newWork(context);
    const { maker, payer } = work;
    const answer = await openFor(work, 'creator');
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(answer.json()).toMatchObject({
      ...{ status: 'awaiting_response', opened_side: 'creator', is_on_behalf: true, side: 'admin' },
      statements: [{ kind: 'opening', side: 'creator', words: WORDS, author_name: 'Bizmeet' }],
    });
    expect(await told(maker.user_id)).toEqual([
      { title: expect.stringMatching(/^Bizmeet .* on your behalf$/) },
    ]);
    expect(await told(payer.owner.user_id)).toEqual([
      { title: expect.stringMatching(/^Bizmeet opened a dispute .* on behalf of /) },
    ]);
    expect(await look(work.shop, id)).toMatchObject({ can_answer: true, can_withdraw: false });
    expect(await look(maker.headers, id)).toMatchObject({ can_answer: false, can_withdraw: true });
    const events = (await look(work.shop, id)).events.map(({ kind }) => kind);
    expect(events).toContain('dispute_ask_for');
  });

  it('is that side’s own from then on: it withdraws it, and the other side answers', async () => {
    const [first, second] = [await newWork(context), await newWork(context)];
    const { id } = (await openFor(first, 'business')).json();
    expect((await withdraw(first.maker.headers, id)).statusCode).toBe(409);
    expect((await withdraw(first.shop, id)).statusCode).toBe(200);
    const other = (await openFor(second, 'business')).json();
    expect((await say(second.maker.headers, other.id, 'answer')).json()).toMatchObject({
      status: 'under_review',
    });
  });

  it('shows the evidence the admin uploaded for that side', async () => {
    const work = await newWork(context);
    const uploader = await newPerson(context, { role: 'admin' });
    const headers = await signInAs(context, uploader);
    const mail = await newAttachment(context, {
      entity_type: 'creator',
      entity_id: work.maker.creator_id,
      uploaded_by: uploader.user_id,
    });
    const where = `bucket_name=creator_media&file_path=${encodeURIComponent(mail.file_path)}`;
    expect((await ask(headers, `GET /api/media/by-path?${where}`)).statusCode).toBe(200);
    expect((await ask(admin, `GET /api/media/by-path?${where}`)).statusCode).toBe(404);
    expect((await ask(headers, `DELETE /api/media/${mail.id}`)).statusCode).toBe(404);
    const { statements } = (await openFor(work, 'creator', { media_file_ids: [mail.id] }, headers)).json();
    expect(statements[0].files).toMatchObject([{ media_file_id: mail.id, url: expect.any(String) }]);
  });

  it('is in the audit log with the words, and refused where a dispute is open or the reason is the other side’s', async () => {
    const work = await newWork(context);
    const { id } = (await openFor(work, 'creator')).json();
    const entry = await db
      .selectFrom('audit_log')
      .select(['subject_type', 'reason', 'after'])
      .where('action', '=', 'open_dispute_for')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ subject_type: 'dispute', reason: WORDS, after: { side: 'creator' } });
    expect((await openFor(work, 'business')).statusCode).toBe(409);
    const fresh = await newWork(context);
    expect((await openFor(fresh, 'creator', { reason: 'not_delivered' })).statusCode).toBe(400);
    expect((await openFor(fresh, 'nobody')).statusCode).toBe(400);
    const start = (
      await ask(fresh.shop, `GET /api/collaborations/${fresh.collaboration_id}/disputes`)
    ).json();
    expect(start).toMatchObject({ disputes: [], side_entity_ids: null });
  });

  it('isn’t opened by people who aren’t admins, or by an admin who is part of the work', async () => {
    const work = await newWork(context);
    for (const headers of [work.shop, work.maker.headers]) {
      expect((await openFor(work, 'creator', {}, headers)).statusCode).toBe(403);
    }
    const partial = await newPerson(context, { role: 'admin' });
    await db
      .insertInto('business_members')
      .values({
        id: crypto.randomUUID(),
        business_id: work.payer.business_id,
        user_id: partial.user_id,
        role: 'manager',
        status: 'active',
      })
      .execute();
    expect((await openFor(work, 'business', {}, await signInAs(context, partial))).statusCode).toBe(403);
    expect((await opened(work)).status).toBe('awaiting_response');
  });
});

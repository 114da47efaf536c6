import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/messages/conversations.ts';
import { newMaker, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newTalk, type Talk, talkHands } from '#test/support/conversations.ts';
import { newAttachment } from '#test/support/disputes.ts';
import { newPerson, PASSWORD_OF_EVERYONE, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { ask, open, say, send, look, listen, list, read, remove } = talkHands(app);
const call = callerOf(app);

const admin = { headers: await signInAs(context, await newPerson(context, { role: 'admin' })) };
const ofMaker = ({ maker }: Talk, more = {}) =>
  newAttachment(
    context,
    { entity_type: 'creator', entity_id: maker.creator_id, uploaded_by: maker.user_id },
    more,
  );
const ofShop = ({ shop }: Talk, more = {}) =>
  newAttachment(
    context,
    { entity_type: 'business', entity_id: shop.business_id, uploaded_by: shop.user_id },
    more,
  );

describe('a conversation is not there', () => {
  it.each([
    ['another creator', () => newMaker(context)],
    ['another business', () => newShop(context)],
    ['an admin', async () => admin],
  ])('for %s, whatever they ask', async (_case, newStranger) => {
    const talk = await newTalk(context);
    const said: Message = (await say(talk.maker, talk.id, 'Between us')).json();
    const stranger = await newStranger();
    const answers = [
      await ask(stranger.headers, `GET /api/conversations/${talk.id}`),
      await ask(stranger.headers, `GET /api/conversations/${talk.id}/messages`),
      await say(stranger, talk.id, 'Let me in'),
      await read(stranger, talk.id, said.id),
      await remove(stranger, said.id),
      await open(stranger, { campaign_id: talk.campaign_id, creator_id: talk.maker.creator_id }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await list(stranger, 'q=between')).conversations).toEqual([]);
    expect((await listen(talk.shop, talk.id)).messages.map(({ body }) => body)).toEqual(['Between us']);
  });

  it('for anybody, where the id is nobody’s', async () => {
    const { maker } = await newTalk(context);
    const nowhere = crypto.randomUUID();
    expect((await say(maker, nowhere, 'Hello')).statusCode).toBe(404);
    expect((await remove(maker, nowhere)).statusCode).toBe(404);
    expect((await open(maker, { campaign_id: nowhere })).statusCode).toBe(404);
    expect((await ask(maker.headers, 'GET /api/conversations/newest')).statusCode).toBe(400);
  });

  it('for somebody who lost their place: suspended people and creators, and applicants', async () => {
    const { maker, id } = await newTalk(context);
    const creators = () => context.db.updateTable('creators').where('id', '=', maker.creator_id);
    await creators().set({ status: 'suspended' }).execute();
    expect((await say(maker, id, 'Still here')).statusCode).toBe(404);
    expect((await list(maker)).conversations).toEqual([]);
    await creators().set({ status: 'active' }).execute();
    await context.db
      .updateTable('profiles')
      .set({ account_status: 'suspended' })
      .where('user_id', '=', maker.user_id)
      .execute();
    expect((await say(maker, id, 'Still here')).json()).toMatchObject({
      status: 403,
      code: 'account_suspended',
    });
  });
});

describe('where nobody would read it', () => {
  it.each([
    ['deleted', 'This creator is no longer on Bizmeet.'],
    ['suspended', 'You can’t message this creator right now.'],
  ] as const)(
    'a creator whose account is %s is not written to, and it says so',
    async (account_status, words) => {
      const { shop, maker, id } = await newTalk(context);
      await say(maker, id, 'Before');
      await context.db
        .updateTable('profiles')
        .set({ account_status })
        .where('user_id', '=', maker.user_id)
        .execute();
      expect((await look(shop, id)).refusal).toBe(words);
      expect((await say(shop, id, 'Hello?')).json()).toMatchObject({ status: 409, detail: words });
      expect((await listen(shop, id)).messages).toHaveLength(1);
    },
  );

  it('nor is a business whose people are gone', async () => {
    const { shop, maker, id } = await newTalk(context);
    const people = () => context.db.updateTable('profiles').where('user_id', '=', shop.user_id);
    await people().set({ account_status: 'suspended' }).execute();
    expect((await look(maker, id)).refusal).toBe('You can’t message this business right now.');
    await context.db
      .updateTable('business_members')
      .set({ status: 'removed' })
      .where('user_id', '=', shop.user_id)
      .execute();
    expect((await say(maker, id, 'Hello?')).json().detail).toBe('This business is no longer on Bizmeet.');
  });

  it('someone who deleted their account is no longer named, and their messages stay', async () => {
    const talk = await newTalk(context);
    const { shop, maker, id } = talk;
    const film = await ofMaker(talk);
    await say(maker, id, 'Thank you', [film.id]);
    const payload = { password: PASSWORD_OF_EVERYONE };
    expect((await call('POST /api/me/deletion', { headers: maker.headers, payload })).statusCode).toBe(200);
    const { messages } = await listen(shop, id);
    expect(messages).toMatchObject([{ body: 'Thank you', sender_name: 'Former member', is_deleted: false }]);
    expect(messages[0]?.files).toMatchObject([{ media_file_id: film.id }]);
    expect(messages[0]?.files[0]?.url).not.toBeNull();
    expect((await look(shop, id)).creator).toMatchObject({ name: 'Former creator', avatar_url: null });
    expect((await list(shop, 'q=moreau')).conversations).toEqual([]);
  });
});

describe('files of a message', () => {
  it('are seen by both sides, signed, in their order; words are not needed then', async () => {
    const talk = await newTalk(context);
    const files = [await ofMaker(talk), await ofMaker(talk, { content_type: 'video/mp4' })];
    const ids = files.map(({ id }) => id).toReversed();
    expect((await say(talk.maker, talk.id, '', ids)).statusCode).toBe(201);
    for (const talker of [talk.maker, talk.shop]) {
      const [message] = (await listen(talker, talk.id)).messages;
      expect(message?.files.map(({ media_file_id }) => media_file_id)).toEqual(ids);
      for (const { url } of message?.files ?? []) expect(url).toMatch(/&signature=/);
    }
    expect((await list(talk.shop)).conversations[0]?.last_message).toMatchObject({
      excerpt: '',
      file_count: 2,
    });
  });

  it('of others, unready ones, deleted ones and ones of another role are refused', async () => {
    const talk = await newTalk(context);
    const gone = await ofMaker(talk);
    await context.db
      .updateTable('media_files')
      .set({ is_active: false, deleted_at: context.now().toISOString() })
      .where('id', '=', gone.id)
      .execute();
    const twice = await ofMaker(talk);
    const wrong = [
      [(await ofShop(talk)).id],
      [(await ofMaker(await newTalk(context))).id],
      [(await ofMaker(talk, { status: 'processing' })).id],
      [(await ofMaker(talk, { status: 'failed' })).id],
      [(await ofMaker(talk, { role: 'portfolio' })).id],
      [gone.id],
      [crypto.randomUUID()],
      [twice.id, twice.id],
      await Promise.all(Array.from({ length: 6 }, async () => (await ofMaker(talk)).id)),
    ];
    for (const ids of wrong) {
      const answer = await say(talk.maker, talk.id, 'With a file', ids);
      expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, 'media_file_ids']);
    }
    expect((await listen(talk.maker, talk.id)).messages).toEqual([]);
  });

  it('stand in one message alone, also where two are sent at once, and in no dispute besides', async () => {
    const talk = await newTalk(context);
    const file = await ofMaker(talk);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => say(talk.maker, talk.id, `Line ${at}`, [file.id])),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400, 400]);
    expect((await say(talk.maker, talk.id, 'Again', [file.id])).json().detail).toBe(
      'One of the files is already used somewhere else. Upload it again here.',
    );
  });

  it('are part of what makes a message the same', async () => {
    const talk = await newTalk(context);
    const message = { id: crypto.randomUUID(), body: 'See', media_file_ids: [(await ofMaker(talk)).id] };
    expect((await send(talk.maker, talk.id, message)).statusCode).toBe(201);
    expect((await send(talk.maker, talk.id, message)).statusCode).toBe(201);
    const other = { ...message, media_file_ids: [] };
    expect((await send(talk.maker, talk.id, other)).statusCode).toBe(409);
  });

  it('are not taken out from under it', async () => {
    const talk = await newTalk(context);
    const file = await ofMaker(talk);
    await say(talk.maker, talk.id, 'See', [file.id]);
    expect((await ask(talk.maker.headers, `DELETE /api/media/${file.id}`)).statusCode).toBe(409);
  });
});

describe('deleting a message', () => {
  it('leaves that it was there, and neither words nor files; deleted twice is deleted', async () => {
    const talk = await newTalk(context);
    const { shop, maker, id } = talk;
    await say(shop, id, 'Before');
    const file = await ofMaker(talk);
    const said: Message = (await say(maker, id, 'Wrong window', [file.id])).json();
    expect((await list(shop)).counts.needs_reply).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      const answer = await remove(maker, said.id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ is_deleted: true, body: '', files: [] });
    }
    for (const talker of [shop, maker]) {
      const [newest] = (await listen(talker, id)).messages;
      expect(newest).toMatchObject({ id: said.id, is_deleted: true, body: '', files: [] });
    }
    expect((await list(shop)).conversations[0]?.last_message?.excerpt).toBe('Before');
    expect((await list(shop)).counts.needs_reply).toBe(0);
    expect((await list(maker)).counts.needs_reply).toBe(1);
    const { is_active } = await context.db
      .selectFrom('media_files')
      .select('is_active')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(is_active).toBe(false);
  });

  it('is only for the author: neither the other side nor a colleague can', async () => {
    const { shop, maker, id } = await newTalk(context);
    const said: Message = (await say(maker, id, 'Mine')).json();
    expect((await remove(shop, said.id)).statusCode).toBe(403);
    expect((await listen(shop, id)).messages[0]?.is_deleted).toBe(false);
  });

  it('the same message sent again does not come back', async () => {
    const { shop, maker, id } = await newTalk(context);
    const message = { id: crypto.randomUUID(), body: 'Gone' };
    await send(maker, id, message);
    await remove(maker, message.id);
    expect((await send(maker, id, message)).json()).toMatchObject({ is_deleted: true, body: '' });
    expect((await listen(shop, id)).messages).toMatchObject([{ is_deleted: true }]);
  });

  it('a conversation of which all was deleted stays in the list and waits for nobody', async () => {
    const { shop, maker, id } = await newTalk(context);
    const said: Message = (await say(maker, id, 'Alone')).json();
    await remove(maker, said.id);
    const page = await list(shop);
    expect(page.conversations).toMatchObject([{ id, last_message: null, unread_count: 0 }]);
    expect(page.counts).toEqual({ unread: 0, needs_reply: 0 });
    expect((await say(shop, id, 'What was it?')).statusCode).toBe(201);
  });
});

import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/messages/conversations.ts';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { ask, open, send, say, look, listen, list, read, unreadOf } = talkHands(app);

const wordsOf = (messages: readonly Message[]) => messages.map(({ body }) => body);

describe('opening a conversation', () => {
  it.each([
    ['an application', { status: 'submitted' }],
    ['an application that was turned down', { status: 'rejected', decided_at: '2026-05-01T12:00:00.000Z' }],
    ['an application that was withdrawn', { status: 'withdrawn' }],
    ['an invitation', { status: 'invited', submitted_at: null, invited_at: '2026-05-01T12:00:00.000Z' }],
  ] as const)('%s joins the two, no matter who asks first', async (_case, application) => {
    const [shop, maker] = [await newShop(context), await newMaker(context)];
    const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id });
    await newApplication(context, { campaign_id, creator_id: maker.creator_id, ...application });
    const first = await open(shop, { campaign_id, creator_id: maker.creator_id });
    expect(first.statusCode, first.body).toBe(200);
    const second = await open(maker, { campaign_id });
    expect(second.statusCode).toBe(200);
    expect([first.json().side, second.json().side]).toEqual(['business', 'creator']);
    expect(second.json().id).toBe(first.json().id);
    expect(second.json()).toMatchObject({
      own_entity_id: maker.creator_id,
      refusal: null,
      other_read_at: null,
      campaign: { id: campaign_id, title: 'Rye week', status: 'live' },
      application: { status: application.status },
    });
  });

  it('businesses say which creator', async () => {
    const { shop, campaign_id } = await newTalk(context);
    expect((await open(shop, { campaign_id })).statusCode).toBe(400);
  });

  it('without either there is nothing to talk about', async () => {
    const [shop, maker] = [await newShop(context), await newMaker(context)];
    const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id });
    expect((await open(shop, { campaign_id, creator_id: maker.creator_id })).statusCode).toBe(404);
    expect((await open(maker, { campaign_id })).statusCode).toBe(404);
  });

  it('many at once open one', async () => {
    const { shop, maker, campaign_id } = await newTalk(context);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? open(shop, { campaign_id, creator_id: maker.creator_id })
          : open(maker, { campaign_id }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const { id } = answers[0]?.json() ?? {};
    const people = await context.db
      .selectFrom('conversation_participants')
      .select('user_id')
      .where('conversation_id', '=', id)
      .execute();
    expect(people.map(({ user_id }) => user_id).sort()).toEqual([shop.user_id, maker.user_id].sort());
  });

  it('is listed nowhere before somebody wrote', async () => {
    const { shop, maker } = await newTalk(context);
    expect((await list(shop)).conversations).toEqual([]);
    expect((await list(maker)).conversations).toEqual([]);
  });
});

describe('talking', () => {
  it('[PROD-20] a business opens a conversation with a creator, and what it writes arrives', async () => {
    const { shop, maker, campaign_id } = await newTalk(context);
    const { id } = (await open(shop, { campaign_id, creator_id: maker.creator_id })).json();
    expect((await say(shop, id, 'Come Saturday at 5:45.')).statusCode).toBe(201);
    const [row] = (await list(maker)).conversations;
    expect(row).toMatchObject({
      id,
      side: 'creator',
      business: { id: shop.business_id },
      unread_count: 1,
      last_message: {
        side: 'business',
        is_own: false,
        sender_name: 'Maya',
        excerpt: 'Come Saturday at 5:45.',
      },
    });
    expect((await listen(maker, id)).messages).toMatchObject([
      { side: 'business', is_own: false, body: 'Come Saturday at 5:45.', files: [], is_deleted: false },
    ]);
  });

  it('[PROD-23] a creator writes to a business, and the business receives it', async () => {
    const { shop, maker, id } = await newTalk(context);
    await say(maker, id, 'May I clip a mic on you?');
    expect((await list(shop)).conversations).toMatchObject([
      { id, creator: { id: maker.creator_id, name: 'Jules Moreau' }, unread_count: 1 },
    ]);
    expect(wordsOf((await listen(shop, id)).messages)).toEqual(['May I clip a mic on you?']);
    await read(shop, id, (await listen(shop, id)).messages[0]?.id);
    expect(await unreadOf(shop)).toBe(0);
    expect((await look(maker, id)).other_read_at).toBe((await listen(maker, id)).messages[0]?.created_at);
  });

  it('the newest stands first, fifty a page, and messages of one moment keep their order', async () => {
    const { shop, maker, id } = await newTalk(context);
    const said = Array.from({ length: 53 }, (_, at) => `Line ${at}`);
    for (const [at, words] of said.entries()) await say(at % 2 ? shop : maker, id, words);
    const first = await listen(maker, id);
    const second = await listen(maker, id, first.next_cursor ?? '');
    expect([first.messages.length, second.messages.length, second.next_cursor]).toEqual([50, 3, null]);
    expect(wordsOf([...first.messages, ...second.messages])).toEqual(said.toReversed());
    const moments = [...first.messages, ...second.messages].map(({ created_at }) => created_at);
    expect(new Set(moments).size).toBe(53);
  });

  it('what comes in while somebody pages is neither skipped nor repeated', async () => {
    const { shop, maker, id } = await newTalk(context);
    for (let at = 0; at < 51; at += 1) await say(maker, id, `Line ${at}`);
    const first = await listen(shop, id);
    await say(maker, id, 'Meanwhile');
    const second = await listen(shop, id, first.next_cursor ?? '');
    expect(wordsOf(second.messages)).toEqual(['Line 0']);
  });

  it('twenty sends of one id are one message', async () => {
    const { shop, maker, id } = await newTalk(context);
    const message = { id: crypto.randomUUID(), body: 'Once' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(maker, id, message)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(wordsOf((await listen(shop, id)).messages)).toEqual(['Once']);
    expect(await unreadOf(shop)).toBe(1);
  });

  it('many who write at once are all heard, each at a moment of its own', async () => {
    const { shop, maker, id } = await newTalk(context);
    await Promise.all(Array.from({ length: 20 }, (_, at) => say(at % 2 ? shop : maker, id, `Line ${at}`)));
    const { messages } = await listen(shop, id);
    expect(new Set(messages.map(({ created_at }) => created_at)).size).toBe(20);
    const [row] = (await list(shop)).conversations;
    expect(row?.last_message_at).toBe(messages[0]?.created_at);
    expect(row?.last_message?.excerpt).toBe(messages[0]?.body);
  });

  it('the same id for other words, by somebody else, or elsewhere is refused', async () => {
    const { shop, maker, id } = await newTalk(context);
    const message = { id: crypto.randomUUID(), body: 'Mine' };
    await send(maker, id, message);
    expect((await send(maker, id, { ...message, body: 'Other words' })).statusCode).toBe(409);
    expect((await send(shop, id, message)).statusCode).toBe(409);
    const elsewhere = await newTalk(context, { maker });
    expect((await send(maker, elsewhere.id, message)).statusCode).toBe(409);
    expect(wordsOf((await listen(shop, id)).messages)).toEqual(['Mine']);
  });

  it.each([
    ['nothing', { body: '' }],
    ['spaces', { body: ' \n\t ' }],
    ['more than 2000 characters', { body: 'x'.repeat(2001) }],
    ['an id that is none', { id: 'newest', body: 'Hi' }],
    ['no id', { id: undefined, body: 'Hi' }],
  ])('%s is refused', async (_case, message) => {
    const { maker, id } = await newTalk(context);
    const payload = { id: crypto.randomUUID(), ...message };
    expect((await ask(maker.headers, `POST /api/conversations/${id}/messages`, payload)).statusCode).toBe(
      400,
    );
    expect((await listen(maker, id)).messages).toEqual([]);
  });

  it('2000 characters go through, and the list shows the first 200', async () => {
    const { shop, maker, id } = await newTalk(context);
    const body = `${'é'.repeat(1999)}!`;
    expect((await say(maker, id, body)).statusCode).toBe(201);
    expect(wordsOf((await listen(shop, id)).messages)).toEqual([body]);
    expect((await list(shop)).conversations[0]?.last_message?.excerpt).toBe('é'.repeat(200));
  });

  it('a flood is stopped after sixty a minute', async () => {
    const { maker, id } = await newTalk(context);
    for (let at = 0; at < 60; at += 1) await say(maker, id, 'Hello?');
    const answer = await say(maker, id, 'Hello?');
    expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});

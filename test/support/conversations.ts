import type { FastifyInstance } from 'fastify';
import type {
  Conversation,
  ConversationPage,
  MessagePage,
  UnreadCounts,
} from '#contract/messages/conversations.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { type Maker, newApplication, newMaker, newOpenCampaign, newShop, type Shop } from './applications.ts';
import { callerOf, type Route } from './calls.ts';

interface Talker {
  headers: { cookie: string };
}

export interface Talk {
  shop: Shop;
  maker: Maker;
  campaign_id: string;
  application_id: string;
  /** The conversation, in which nobody has written yet. */
  id: string;
}

type Parts = Pick<Context, 'db' | 'config' | 'now'>;

/** A creator applied, and the two can talk about it. */
export async function newTalk(
  context: Parts,
  wishes: { shop?: Shop; maker?: Maker; title?: string } = {},
): Promise<Talk> {
  const shop = wishes.shop ?? (await newShop(context));
  const maker = wishes.maker ?? (await newMaker(context));
  const title = wishes.title ?? 'Rye week';
  const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id, title });
  const application_id = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
  const id = newId();
  const { business_id } = shop;
  const created_at = context.now().toISOString();
  await context.db
    .insertInto('conversations')
    .values({ id, business_id, creator_id: maker.creator_id, campaign_id, created_at })
    .execute();
  await context.db
    .insertInto('conversation_participants')
    .values([shop, maker].map(({ user_id }) => ({ conversation_id: id, user_id })))
    .execute();
  return { shop, maker, campaign_id, application_id, id };
}

/** The actions of both sides in a conversation, over the API as their pages do. */
export function talkHands(app: FastifyInstance) {
  const call = callerOf(app);
  const ask = (headers: { cookie: string }, route: string, payload?: object) =>
    call(route as Route, { headers, ...(payload && { payload }) });
  const open = ({ headers }: Talker, payload: { campaign_id: string; creator_id?: string }) =>
    ask(headers, 'POST /api/conversations', payload);
  const send = (
    { headers }: Talker,
    id: string,
    message: { id: string; body: string; media_file_ids?: readonly string[] },
  ) => ask(headers, `POST /api/conversations/${id}/messages`, message);
  const say = (talker: Talker, id: string, body: string, media_file_ids: readonly string[] = []) =>
    send(talker, id, { id: crypto.randomUUID(), body, media_file_ids });
  const look = async ({ headers }: Talker, id: string): Promise<Conversation> =>
    (await ask(headers, `GET /api/conversations/${id}`)).json();
  const listen = async ({ headers }: Talker, id: string, cursor = ''): Promise<MessagePage> =>
    (await ask(headers, `GET /api/conversations/${id}/messages?cursor=${cursor}`)).json();
  const list = async ({ headers }: Talker, query = ''): Promise<ConversationPage> =>
    (await ask(headers, `GET /api/conversations?${query}`)).json();
  const remove = ({ headers }: Talker, id: string) => ask(headers, `DELETE /api/messages/${id}`);
  const read = ({ headers }: Talker, id: string, message_id: string | undefined) =>
    ask(headers, `POST /api/conversations/${id}/read`, { message_id });
  const unreadOf = async ({ headers }: Talker): Promise<number> => {
    const counts: UnreadCounts = (await ask(headers, 'GET /api/unread-counts')).json();
    return counts.unread_message_count;
  };
  return { ask, open, send, say, look, listen, list, remove, read, unreadOf };
}

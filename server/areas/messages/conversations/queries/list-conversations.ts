import { sql } from 'kysely';
import type { ConversationPage, ConversationsQuery } from '#contract/messages/conversations.ts';
import {
  CONVERSATIONS_A_PAGE,
  type ConversationSide,
  EXCERPT_LENGTH,
} from '#domain/messages/conversations.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sideOfRole } from '../policy.ts';
import type { Talker } from '../require-conversation.ts';
import { MOST_COUNTED } from './count-unread-messages.ts';
import { inView, isFoundBy, unreadIn } from './own-conversations.ts';
import { presentParties, selectParties } from './select-parties.ts';
import { senderName } from './sender-name.ts';

/** The conversations with messages of a creator or of the business the account works in, newest first. */
export async function listConversations(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  account: Talker,
  { show, q, cursor }: ConversationsQuery,
): Promise<ConversationPage> {
  const { db } = context;
  const [at, afterId] = readCursor(cursor) ?? [null, null];
  const side = sideOfRole(account);
  if (side === null) {
    return { conversations: [], counts: { unread: 0, needs_reply: 0 }, next_cursor: null };
  }
  const own = { user_id: account.user_id, side, business_id: account.business?.id ?? null };
  const asked = selectRows(db, own)
    .where(inView(show, own))
    .$if(Boolean(q), (query) => query.where(isFoundBy(q ?? '')))
    .$if(at !== null, (query) => query.where(sql<boolean>`(c.last_message_at, c.id) < (${at}, ${afterId})`))
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(CONVERSATIONS_A_PAGE + 1)
    .execute();
  const [rows, unread, needs_reply] = await Promise.all([
    asked,
    count(db, own, 'unread'),
    count(db, own, 'needs_reply'),
  ]);
  const { page, next_cursor } = cutPage(rows, CONVERSATIONS_A_PAGE, ({ last_message_at, id }) => [
    last_message_at ?? '',
    id,
  ]);
  const faces = await readFaces(
    context,
    page.map(({ creator_id }) => creator_id),
  );
  return {
    conversations: page.map((row) => ({
      ...presentParties(row, side, faces),
      last_message: presentLast(row, account.user_id),
      last_message_at: row.last_message_at ?? '',
      unread_count: row.unread_count,
    })),
    counts: { unread, needs_reply },
    next_cursor,
  };
}

interface Own {
  user_id: string;
  side: ConversationSide;
  business_id: string | null;
}

/** The conversations of the account's side, with the account's read position. */
function selectOwn(db: Database, { user_id, side, business_id }: Own) {
  return selectParties(db)
    .leftJoin('conversation_participants as p', (join) =>
      join.onRef('p.conversation_id', '=', 'c.id').on('p.user_id', '=', user_id),
    )
    .where('c.last_message_at', 'is not', null)
    .$if(side === 'creator', (query) => query.where('k.user_id', '=', user_id))
    .$if(side === 'business', (query) =>
      query
        .where('c.business_id', '=', business_id)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('business_members as own')
              .select('own.id')
              .where('own.user_id', '=', user_id)
              .where('own.business_id', '=', business_id)
              .where('own.status', '=', 'active')
              .where(reaches('own', 'c.campaign_id')),
          ),
        ),
    );
}

function selectRows(db: Database, own: Own) {
  return selectOwn(db, own)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages as m')
          .innerJoin('profiles as mp', 'mp.user_id', 'm.sender_id')
          .select(['m.side', 'm.sender_id', 'mp.full_name', 'mp.account_status'])
          .select(sql<string>`left(m.body, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt'))
          .select(
            sql<number>`(select count(*)::int from message_files x where x.message_id = m.id)`.as(
              'file_count',
            ),
          )
          .whereRef('m.conversation_id', '=', 'c.id')
          .where('m.is_deleted', '=', false)
          .orderBy('m.created_at', 'desc')
          .limit(1)
          .as('l'),
      (join) => join.onTrue(),
    )
    .select(['c.last_message_at', 'l.side', 'l.sender_id', 'l.full_name', 'l.account_status'])
    .select(['l.excerpt', 'l.file_count', unreadIn(own.user_id).as('unread_count')]);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

function presentLast(row: Row, userId: string): ConversationPage['conversations'][number]['last_message'] {
  const { side, sender_id, full_name, account_status, excerpt, file_count } = row;
  if (side === null || account_status === null) return null;
  return {
    side,
    is_own: sender_id === userId,
    sender_name: senderName({ full_name, account_status }),
    excerpt: excerpt ?? '',
    file_count: file_count ?? 0,
  };
}

async function count(db: Database, own: Own, view: 'unread' | 'needs_reply'): Promise<number> {
  const rows = await selectOwn(db, own)
    .where(inView(view, own))
    .clearSelect()
    .select('c.id')
    .limit(MOST_COUNTED)
    .execute();
  return rows.length;
}

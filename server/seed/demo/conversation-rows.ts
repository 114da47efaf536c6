import type { Insertable } from 'kysely';
import type { ConversationSide } from '#domain/messages/conversations.ts';
import type { ConversationParticipants, Conversations, Messages } from '#server/platform/db/tables.gen.ts';
import { seedId, seedIdInOrder } from '#server/seed/ids.ts';
import { planTalks, type TalkSources } from './plan-talks.ts';
import type { PlannedTalk } from './talk-plan.ts';

const HOUR_MS = 3_600_000;

export interface DemoConversations {
  conversations: Insertable<Conversations>[];
  conversation_participants: Insertable<ConversationParticipants>[];
  messages: Insertable<Messages>[];
}

/** The conversations between businesses and creators of the demo. */
export function demoConversations(sources: TalkSources): DemoConversations {
  const talks = planTalks(sources).map((talk) => talkRows(talk, sources));
  return {
    conversations: talks.map(({ conversation }) => conversation),
    conversation_participants: talks.flatMap(({ participants }) => participants),
    messages: talks.flatMap(({ messages }) => messages),
  };
}

function talkRows(talk: PlannedTalk, sources: TalkSources) {
  const { path, email, lines } = talk;
  const name = `${path}/${email}`;
  const id = seedId('conversation', name);
  const [shop = ''] = path.split('/');
  const people = peopleOf(shop, email, sources);
  const at = (hoursAgo: number) => new Date(sources.now.getTime() - hoursAgo * HOUR_MS).toISOString();
  const messages = lines.map(
    ([side, hours_ago, body], place): Insertable<Messages> => ({
      id: seedIdInOrder('message', name, place),
      conversation_id: id,
      sender_id: side === 'creator' ? people.creator : people.owner,
      side,
      body,
      created_at: at(hours_ago),
    }),
  );
  return {
    conversation: conversationRow(id, path, talk, people, messages),
    messages,
    participants: participantRows(id, people, talk, messages),
  };
}

type People = ReturnType<typeof peopleOf>;

function peopleOf(shop: string, email: string, { accounts }: TalkSources) {
  const creator = seedId('person', email);
  const business_id = seedId('business', shop);
  return {
    creator,
    creator_id: accounts.creators.find(({ user_id }) => user_id === creator)?.id ?? '',
    business_id,
    owner: seedId('person', `owner@${shop}.example`),
    members: accounts.business_members
      .filter((one) => one.business_id === business_id)
      .map(({ user_id }) => user_id),
  };
}

function conversationRow(
  id: string,
  path: string,
  { lines }: PlannedTalk,
  { business_id, creator_id }: People,
  messages: readonly Insertable<Messages>[],
): Insertable<Conversations> {
  return {
    id,
    business_id,
    creator_id,
    campaign_id: seedId('campaign', path),
    last_message_at: messages.at(-1)?.created_at ?? null,
    last_side: lines.at(-1)?.[0] ?? null,
    created_at: messages[0]?.created_at ?? '',
  };
}

/** The last writer has read everything; the other side hasn't seen the newest message if that is planned. */
function participantRows(
  conversation_id: string,
  { creator, members }: People,
  { lines, unread }: PlannedTalk,
  messages: readonly Insertable<Messages>[],
): Insertable<ConversationParticipants>[] {
  const last = lines.at(-1)?.[0];
  const readBy = (side: ConversationSide) =>
    messages.at(side === last ? -1 : -1 - unread)?.created_at ?? null;
  const rowOf = (side: ConversationSide) => (user_id: string) => ({
    conversation_id,
    user_id,
    last_read_at: readBy(side),
    has_news: side !== last && unread > 0,
  });
  return [rowOf('creator')(creator), ...members.map(rowOf('business'))];
}

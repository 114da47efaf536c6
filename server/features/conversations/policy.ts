import type { Account } from '#domain/access.ts';
import type { ConversationSide } from '#domain/conversations.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';

/** What of a conversation tells who takes part in it. */
interface Parties {
  creator_user_id: string;
  /** The membership of whoever asks, where they look after the business now. */
  member_id: string | null;
}

/** As whom somebody takes part; null for everybody else, admins too. */
export function sideOf(
  { user_id, role, creator_status }: Pick<Account, 'user_id' | 'role' | 'creator_status'>,
  { creator_user_id, member_id }: Parties,
): ConversationSide | null {
  if (role === 'business') return member_id === null ? null : 'business';
  const isCreator = role === 'creator' && passesCreatorGate(creator_status);
  return isCreator && creator_user_id === user_id ? 'creator' : null;
}

/** As whom somebody can take part at all. */
export function sideOfRole({
  role,
  creator_status,
}: Pick<Account, 'role' | 'creator_status'>): ConversationSide | null {
  if (role === 'business') return 'business';
  return role === 'creator' && passesCreatorGate(creator_status) ? 'creator' : null;
}

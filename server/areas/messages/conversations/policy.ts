import type { Account } from '#domain/accounts/access.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import type { ConversationSide } from '#domain/messages/conversations.ts';

/** The columns of a conversation that decide who takes part in it. */
interface Parties {
  creator_user_id: string;
  /** The membership of the account, if it currently manages the business. */
  member_id: string | null;
}

/** The side on which an account takes part; null for everyone else, also admins. */
export function sideOf(
  { user_id, role, creator_status }: Pick<Account, 'user_id' | 'role' | 'creator_status'>,
  { creator_user_id, member_id }: Parties,
): ConversationSide | null {
  if (role === 'business') return member_id === null ? null : 'business';
  const isCreator = role === 'creator' && passesCreatorGate(creator_status);
  return isCreator && creator_user_id === user_id ? 'creator' : null;
}

/** The side a role can take part on. */
export function sideOfRole({
  role,
  creator_status,
}: Pick<Account, 'role' | 'creator_status'>): ConversationSide | null {
  if (role === 'business') return 'business';
  return role === 'creator' && passesCreatorGate(creator_status) ? 'creator' : null;
}

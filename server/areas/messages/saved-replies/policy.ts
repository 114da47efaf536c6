import type { Account } from '#domain/accounts/access.ts';

/** The owner of the replies an account uses: itself, its business, or the admins together. */
export interface ReplyOwner {
  user_id: string | null;
  business_id: string | null;
}

export function replyOwnerOf({ user_id, role, business }: Account): ReplyOwner {
  if (role === 'admin') return { user_id: null, business_id: null };
  if (role === 'business' && business !== null) return { user_id: null, business_id: business.id };
  return { user_id, business_id: null };
}

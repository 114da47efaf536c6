import type { Account } from '#domain/accounts/access.ts';

/** The creator id of an account on a route that only creators may call. */
export function creatorIdOf({ creator_id }: Pick<Account, 'creator_id'>): string {
  if (creator_id === null) throw new Error('An approved creator must have a profile');
  return creator_id;
}

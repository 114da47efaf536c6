import { sql } from 'kysely';
import type { Account } from '#domain/accounts/access.ts';
import { webhookAudience } from '#domain/accounts/webhooks.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Whose webhooks an account manages: those of its business, its own, or the platform's. */
export function ownerOf(account: Account) {
  const audience = webhookAudience(account);
  return {
    audience,
    business_id: audience === 'business' ? (account.business?.id ?? null) : null,
    user_id: audience === 'creator' ? account.user_id : null,
  };
}

/** The webhooks an account may manage. A team shares those of its business, and owners share the platform's. */
export function ownWebhooks(db: Database | Tx, account: Account) {
  const { audience, business_id, user_id } = ownerOf(account);
  return db
    .selectFrom('webhook_endpoints as e')
    .where('e.audience', '=', audience)
    .where(sql<boolean>`e.business_id is not distinct from ${business_id}::uuid`)
    .$if(user_id !== null, (query) => query.where('e.user_id', '=', user_id ?? ''));
}

/** Locks one of them. To everyone else it doesn't exist. */
export async function lockWebhook(tx: Tx, account: Account, id: string) {
  const locked = await ownWebhooks(tx, account)
    .selectAll('e')
    .where('e.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw new Problem('not_found', 'We can’t find that webhook.');
  return locked;
}

import type { Webhook, WebhookList } from '#contract/base/webhooks.ts';
import type { Account } from '#domain/accounts/access.ts';
import {
  MOST_WEBHOOKS,
  type WebhookEvent,
  webhookAudience,
  webhookEventsFor,
} from '#domain/accounts/webhooks.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { ownWebhooks } from '../policy.ts';

export async function listWebhooks(db: Database, account: Account, now: Date): Promise<WebhookList> {
  const rows = await selectShown(db, account)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(MOST_WEBHOOKS)
    .execute();
  return {
    webhooks: rows.map((row) => present(row, now)),
    event_types: [...webhookEventsFor(webhookAudience(account))],
  };
}

export async function getWebhook(
  db: Database | Tx,
  account: Account,
  id: string,
  now: Date,
): Promise<Webhook> {
  return present(await selectShown(db, account).where('e.id', '=', id).executeTakeFirstOrThrow(), now);
}

function selectShown(db: Database | Tx, account: Account) {
  return ownWebhooks(db, account)
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .innerJoin('profiles as p', 'p.user_id', 'e.user_id')
    .select(['e.id', 'e.url', 'e.description', 'e.event_types', 'e.created_at', 'e.failing_since'])
    .select(['e.off_at', 'e.off_cause', 'e.previous_until', 'u.email', 'p.full_name']);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>;

/** Secrets stay in the table. */
function present({ email, full_name, event_types, previous_until, ...row }: Row, now: Date): Webhook {
  return {
    ...row,
    event_types: event_types as WebhookEvent[],
    added_by: displayName({ email, full_name }),
    previous_until: previous_until !== null && new Date(previous_until) > now ? previous_until : null,
  };
}

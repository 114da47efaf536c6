import { sql } from 'kysely';
import type { WebhookDelivery, WebhookDeliveryPage } from '#contract/base/webhooks.ts';
import type { Account } from '#domain/accounts/access.ts';
import { DELIVERIES_KEPT_DAYS } from '#domain/accounts/webhooks.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { ownWebhooks } from '../policy.ts';

const A_PAGE = 20;

export async function listDeliveries(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  { id, cursor }: { id: string; cursor?: string | undefined },
): Promise<WebhookDeliveryPage> {
  const own = await ownWebhooks(db, account).select('e.id').where('e.id', '=', id).executeTakeFirst();
  if (own === undefined) throw new Problem('not_found', 'We can’t find that webhook.');
  const after = readCursor(cursor);
  const since = new Date(now().getTime() - DELIVERIES_KEPT_DAYS * 86_400_000).toISOString();
  const rows = await selectDeliveries(db)
    .where('endpoint_id', '=', id)
    .where('created_at', '>=', since)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, A_PAGE, ({ created_at, id: rowId }) => [created_at, rowId]);
  return { deliveries: page.map(presentDelivery), next_cursor };
}

export function selectDeliveries(db: Database | Tx) {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_type', 'status', 'attempts', 'occurred_at', 'last_attempt_at', 'next_attempt_at'])
    .select(['response_status', 'duration_ms', 'failure', 'created_at']);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>>;

export function presentDelivery({ created_at: _, event_type, ...row }: Row): WebhookDelivery {
  return { ...row, event_type: event_type as WebhookDelivery['event_type'] };
}

import { newSecret, sealSecret } from '#server/areas/base/webhook-endpoints/secrets.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seedId, seedIdInOrder } from '#server/seed/ids.ts';

const OWNER = seedId('person', 'owner@crumb-co.example');
const SHOP = seedId('business', 'crumb-co');
const WEBHOOK = seedId('webhook', 'crumb-co');
const DAY_MS = 86_400_000;
const MOST_SHOWN = 8;

/** Events of the work that the webhook was told about while it was on. */
const TOLD = { deliverable_submit: 'work.submitted', deliverable_approve: 'work.approved' } as const;

/** One shop has connected its booking system. Its keys open nothing: no key has their hash. */
export async function writeDemoIntegrations(tx: Tx, config: Secrets, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const key = { user_id: OWNER, business_id: SHOP };
  await tx
    .insertInto('api_keys')
    .values([
      {
        ...key,
        id: seedId('api-key', 'booking'),
        name: 'Booking system',
        key_hash: 'none-booking',
        key_start: 'bz_live_q7Rk',
        key_end: 'w2Xc',
        scopes: ['campaigns:read', 'work:read'],
        created_at: ago(40),
        last_used_at: ago(1),
      },
      {
        ...key,
        id: seedId('api-key', 'spreadsheet'),
        name: 'Spreadsheet of the accountant',
        key_hash: 'none-spreadsheet',
        key_start: 'bz_live_M4da',
        key_end: '9fTz',
        scopes: ['money:read'],
        created_at: ago(55),
        last_used_at: ago(21),
        ended_at: ago(20),
        end_cause: 'revoked',
      },
    ])
    .execute();
  await tx
    .insertInto('webhook_endpoints')
    .values({
      id: WEBHOOK,
      audience: 'business',
      user_id: OWNER,
      business_id: SHOP,
      url: 'https://booking.crumb-co.example/bizmeet',
      description: 'Booking system',
      event_types: Object.values(TOLD),
      sealed_secret: sealSecret(config, WEBHOOK, newSecret()),
      // Nothing answers there, so the demo sends nothing.
      off_at: now.toISOString(),
      off_cause: 'owner',
      created_at: ago(40),
      updated_at: now.toISOString(),
    })
    .execute();
  await writeLog(tx, ago(28));
}

async function writeLog(tx: Tx, since: string): Promise<void> {
  const events = await tx
    .selectFrom('work_events as e')
    .innerJoin('collaborations as w', 'w.id', 'e.collaboration_id')
    .select(['e.kind', 'e.collaboration_id', 'e.deliverable_id', 'e.occurred_at'])
    .where('w.business_id', '=', SHOP)
    .where('e.kind', 'in', Object.keys(TOLD))
    .where('e.occurred_at', '>=', since)
    .orderBy('e.occurred_at', 'desc')
    .orderBy('e.id')
    .limit(MOST_SHOWN)
    .execute();
  if (events.length === 0) return;
  await tx
    .insertInto('webhook_deliveries')
    .values(
      events.map(({ kind, collaboration_id, deliverable_id, occurred_at }, place) => ({
        id: seedIdInOrder('delivery', 'crumb-co', MOST_SHOWN - place),
        endpoint_id: WEBHOOK,
        event_type: TOLD[kind as keyof typeof TOLD],
        ids: JSON.stringify({ collaboration_id, deliverable_id }),
        status: 'delivered' as const,
        attempts: place === 2 ? 3 : 1,
        last_attempt_at: occurred_at,
        response_status: 200,
        duration_ms: 140 + 37 * place,
        occurred_at,
        created_at: occurred_at,
      })),
    )
    .execute();
}

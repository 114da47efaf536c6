import type { Selectable } from 'kysely';
import type { Config } from '#server/platform/config.ts';
import type { SandboxCheckouts } from '#server/platform/db/tables.gen.ts';
import type { ProviderCheckout } from './payment-provider.ts';

export function toCheckout(
  { app_url }: Pick<Config, 'app_url'>,
  row: Selectable<SandboxCheckouts>,
): ProviderCheckout {
  return {
    reference: row.id,
    status: row.status,
    amount_cents: row.amount_cents,
    url: row.status === 'open' ? `${app_url}/sandbox/checkout/${row.id}` : null,
    failure: row.failure,
  };
}

import { sql } from 'kysely';
import type { MovementsQuery, ProviderMovement } from './payment-provider.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const PAGE = 100;

type Row = ProviderMovement & { created_at: string };

export async function listSandboxMovements(
  { db }: Pick<SandboxParts, 'db'>,
  { from, until, cursor }: MovementsQuery,
): Promise<{ movements: ProviderMovement[]; next_cursor: string | null }> {
  const [at, id] = cursor?.split(' ') ?? [from.toISOString(), '00000000-0000-0000-0000-000000000000'];
  const { rows } = await sql<Row>`
    select our_id, kind, status, amount_cents, created_at
    from (
      select our_id, 'checkout' as kind, status, amount_cents, created_at from sandbox_checkouts
      union all
      select our_id, 'refund', status, amount_cents, created_at from sandbox_refunds
      union all
      select our_id, 'payout', status, amount_cents, created_at from sandbox_payouts
    ) as moved
    where (created_at, our_id) > (${at}::timestamptz, ${id}::uuid) and created_at < ${until.toISOString()}
    order by created_at, our_id
    limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    movements: page.map(({ created_at, ...movement }) => movement),
    next_cursor: last ? `${new Date(last.created_at).toISOString()} ${last.our_id}` : null,
  };
}

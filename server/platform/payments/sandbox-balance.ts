import { sql } from 'kysely';
import type { BalanceKind } from '#domain/money/payment-provider.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { BalanceEntry, Memo, MovementsQuery, ProviderBalance } from './payment-provider.ts';
import { newSandboxId } from './sandbox-id.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const PAGE = 100;
/** A demo never runs out of money. */
const FLOAT_CENTS = 1_000_000_000_000;

interface Line {
  kind: BalanceKind;
  our_id?: string;
  /** The sandbox's own id of the movement. */
  source: string;
  amount_cents: number;
}

/** Writes an entry of the statement, in the transaction of the movement. */
export async function enterSandboxBalance(tx: Tx, lines: readonly Line[], at: Date): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('sandbox_balance')
    .values(lines.map((line) => ({ id: newSandboxId('line'), ...line, created_at: at.toISOString() })))
    .execute();
}

export async function readSandboxBalance({ db }: Pick<SandboxParts, 'db'>): Promise<ProviderBalance> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents - fee_cents), 0)::bigint as cents from sandbox_balance`.execute(db);
  return { available_cents: FLOAT_CENTS + Number(rows[0]?.cents ?? 0), pending_cents: 0 };
}

/** Newest first, like real statements. */
export async function listSandboxBalance(
  { db }: Pick<SandboxParts, 'db'>,
  { from, until, cursor }: MovementsQuery,
): Promise<{ entries: BalanceEntry[]; next_cursor: string | null }> {
  const [at, id] = cursor?.split(' ') ?? [];
  const rows = await db
    .selectFrom('sandbox_balance as b')
    .leftJoin('sandbox_checkouts as c', 'c.id', 'b.source')
    .leftJoin('sandbox_refunds as r', 'r.id', 'b.source')
    .selectAll('b')
    .select(sql<Memo | null>`coalesce(c.memo, r.memo)`.as('memo'))
    .where('b.created_at', '>=', from.toISOString())
    .where('b.created_at', '<', until.toISOString())
    .$if(id !== undefined, (query) =>
      query.where(sql<boolean>`(b.created_at, b.id) < (${at}::timestamptz, ${id})`),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    entries: page.map(({ id: reference, created_at, amount_cents, fee_cents, kind, ...row }) => ({
      ...row,
      reference,
      kind,
      amount_cents: Number(amount_cents),
      fee_cents: Number(fee_cents),
      occurred_at: created_at,
    })),
    next_cursor: last ? `${last.created_at} ${last.id}` : null,
  };
}

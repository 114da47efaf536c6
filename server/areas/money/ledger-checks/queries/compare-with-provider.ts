import type { LedgerFault } from '#contract/money/ledger-checks.ts';
import type { ProviderName } from '#domain/money/payment-provider.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { PaymentProvider, ProviderMovement } from '#server/platform/payments/payment-provider.ts';
import { OWN_SIDES, type OwnSide, type Span } from './own-movements.ts';

const DAY_MS = 86_400_000;
const LOOK_BACK_DAYS = 30;
/** A newer movement may be known to one side only. */
const SETTLED_AFTER_MS = 3_600_000;
const MOST_FAULTS = 200;
const AT_ONCE = 500;

type Kind = ProviderMovement['kind'];
/** The amount the provider moved under each of our ids, summed if it moved more than once. */
type Theirs = ReadonlyMap<string, number>;

type Parts = Pick<Context, 'db' | 'payments' | 'now'>;
type Compared = { movement_count: number; faults: LedgerFault[] };

/**
 * Compares the provider's movements of the last month with ours, to the cent and in both directions. The provider is
 * read before our rows, so money that moves in between looks like a fault. Only a fault found twice counts.
 */
export async function compareWithProvider(parts: Parts): Promise<Compared> {
  const first = await compareOnce(parts);
  if (first.faults.length === 0) return first;
  const second = await compareOnce(parts);
  const seen = new Set(first.faults.map(({ subject }) => subject));
  return { ...second, faults: second.faults.filter(({ subject }) => seen.has(subject)) };
}

async function compareOnce({ db, payments, now }: Parts): Promise<Compared> {
  const until = new Date(now().getTime() - SETTLED_AFTER_MS);
  const span = { from: new Date(until.getTime() - LOOK_BACK_DAYS * DAY_MS), until };
  // The provider's movement can be later than our row, so read until now.
  const all = await readTheirs(payments, { from: span.from, until: now() });
  const faults: LedgerFault[] = [];
  let movement_count = 0;
  for (const [kind, side] of Object.entries(OWN_SIDES) as [Kind, OwnSide][]) {
    const theirs = all[kind];
    movement_count += theirs.size;
    const place = { db, provider: payments.name, kind, side };
    faults.push(...(await compareKnown(place, theirs)), ...(await findUnknown(place, span, theirs)));
  }
  return { movement_count, faults: faults.slice(0, MOST_FAULTS) };
}

async function readTheirs(payments: PaymentProvider, span: Span): Promise<Record<Kind, Theirs>> {
  const all = { checkout: new Map(), refund: new Map(), payout: new Map() } satisfies Record<Kind, Theirs>;
  let cursor: string | null = null;
  do {
    const page = await payments.listMovements({ ...span, cursor });
    for (const { kind, our_id, status, amount_cents } of page.movements) {
      const moved_cents = OWN_SIDES[kind].moved.there.includes(status) ? amount_cents : 0;
      all[kind].set(our_id, (all[kind].get(our_id) ?? 0) + moved_cents);
    }
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}

interface Place {
  db: Database;
  provider: ProviderName;
  kind: Kind;
  side: OwnSide;
}

async function compareKnown({ db, provider, kind, side }: Place, theirs: Theirs): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  const ids = [...theirs.keys()];
  for (let start = 0; start < ids.length && faults.length < MOST_FAULTS; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const ours = new Map((await side.byIds(db, provider, some)).map((row) => [row.id, row]));
    for (const id of some) {
      const expected_cents = theirs.get(id) ?? 0;
      const own = ours.get(id);
      const isMoving = own !== undefined && side.moving.includes(own.status);
      const hasMoved = own !== undefined && (isMoving || side.moved.here.includes(own.status));
      const found_cents = hasMoved ? own.total_cents : 0;
      if (expected_cents === found_cents || (isMoving && expected_cents === 0)) continue;
      faults.push({ rule: 'provider', subject: `${kind}:${id}`, expected_cents, found_cents });
    }
  }
  return faults;
}

/** Movements that we recorded as done and that the provider doesn't list. */
async function findUnknown(
  { db, provider, kind, side }: Place,
  span: Span,
  theirs: Theirs,
): Promise<LedgerFault[]> {
  // A movement recorded near the edge of the span may have reached the provider on either side of it.
  const inner = { from: new Date(span.from.getTime() + DAY_MS), until: span.until };
  const ours = await side.doneIn(db, provider, inner);
  return ours
    .filter(({ id }) => !theirs.has(id))
    .map(({ id, total_cents }) => ({
      rule: 'provider',
      subject: `${kind}:${id}`,
      expected_cents: 0,
      found_cents: total_cents,
    }));
}

import type { LedgerFault } from '#contract/ledger-checks.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider, ProviderMovement } from '../../payments/payment-provider.ts';
import { OWN_SIDES, type OwnSide, type Span } from './own-movements.ts';

const DAY_MS = 86_400_000;
const LOOK_BACK_DAYS = 30;
/** What began a moment ago may be known to one side only. */
const SETTLED_AFTER_MS = 3_600_000;
const MOST_FAULTS = 200;
const AT_ONCE = 500;

type Kind = ProviderMovement['kind'];
/** What the provider moved under each of our ids. Moved twice under one id, it is twice as much. */
type Theirs = ReadonlyMap<string, number>;

/** The last month of the provider's books beside ours: what moved there moved here, to the cent, and the other way. */
export async function compareWithProvider({
  db,
  payments,
  now,
}: Pick<Context, 'db' | 'payments' | 'now'>): Promise<{ movement_count: number; faults: LedgerFault[] }> {
  const until = new Date(now().getTime() - SETTLED_AFTER_MS);
  const span = { from: new Date(until.getTime() - LOOK_BACK_DAYS * DAY_MS), until };
  // A row of ours is older than what the provider made of it.
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
  provider: string;
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

/** What we hold for done and the provider does not list at all. */
async function findUnknown(
  { db, provider, kind, side }: Place,
  span: Span,
  theirs: Theirs,
): Promise<LedgerFault[]> {
  // What we wrote down at the edge may have reached the provider before or after it.
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

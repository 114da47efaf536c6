import { sql } from 'kysely';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The payout of one collaboration by state. The part that is neither released nor held was refunded. */
export async function readWorkMoney(
  db: Database,
  { id, payout_cents }: { id: string; payout_cents: number },
): Promise<Collaboration['money']> {
  const { held_cents, released_cents, clears_at } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('deliverables')
        .select(sql<number>`coalesce(sum(share_cents), 0)::int`.as('cents'))
        .where('collaboration_id', '=', id)
        .where('settled_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('held_cents'),
      eb
        .selectFrom('earnings')
        .select(sql<number>`coalesce(sum(gross_cents), 0)::int`.as('cents'))
        .where('collaboration_id', '=', id)
        .$asScalar()
        .$notNull()
        .as('released_cents'),
      eb
        .selectFrom('earnings')
        .select(({ fn }) => fn.max('available_at').as('at'))
        .where('collaboration_id', '=', id)
        .$asScalar()
        .as('clears_at'),
    ])
    .executeTakeFirstOrThrow();
  const refunded_cents = Math.max(0, payout_cents - held_cents - released_cents);
  return { held_cents, released_cents, refunded_cents, clears_at };
}

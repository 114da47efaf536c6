import type { Context } from '#server/platform/context.ts';

const AT_ONCE = 50;
const LOOK_AGAIN_MS = 600_000;

/** Claiming sets the time of the next check, so two machines never check the same row at once. */
export async function claimFundings({ db, now }: Pick<Context, 'db' | 'now'>) {
  const at = now().toISOString();
  const rows = await db
    .updateTable('fundings')
    .set({ next_look_at: nextLook(now()) })
    .where('status', '=', 'created')
    .where('next_look_at', '<=', at)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('fundings')
        .select('id')
        .where('status', '=', 'created')
        .where('next_look_at', '<=', at)
        .orderBy('next_look_at')
        .orderBy('id')
        .limit(AT_ONCE),
    )
    .returning(['id', 'expires_at', 'provider', 'provider_reference'])
    .execute();
  return rows.map(({ expires_at, ...row }) => ({ ...row, is_over: expires_at <= at }));
}

export async function claimRefunds({ db, now }: Pick<Context, 'db' | 'now'>) {
  const at = now().toISOString();
  return db
    .updateTable('refunds')
    .set({ next_look_at: nextLook(now()) })
    .where('status', 'in', ['created', 'sent', 'failed'])
    .where('next_look_at', '<=', at)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('status', 'in', ['created', 'sent', 'failed'])
        .where('next_look_at', '<=', at)
        // A refund that a bank sent back is left to an admin.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('refund_failures')
                .select('refund_id')
                .whereRef('refund_failures.refund_id', '=', 'refunds.id')
                .whereRef('refund_failures.provider_reference', '=', 'refunds.provider_reference')
                .where('refunds.status', '=', 'failed'),
            ),
          ),
        )
        .orderBy('next_look_at')
        .orderBy('id')
        .limit(AT_ONCE),
    )
    .returning('id')
    .execute();
}

function nextLook(now: Date): string {
  return new Date(now.getTime() + LOOK_AGAIN_MS).toISOString();
}

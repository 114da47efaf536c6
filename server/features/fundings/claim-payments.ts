import type { Context } from '../../context.ts';

const AT_ONCE = 50;
const LOOK_AGAIN_MS = 600_000;

/** Two machines at once never look at the same one: the next look is set by whoever takes it. */
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
    .returning(['id', 'expires_at'])
    .execute();
  return rows.map(({ id, expires_at }) => ({ id, is_over: expires_at <= at }));
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

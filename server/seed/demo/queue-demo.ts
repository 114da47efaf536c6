import type { NewSavedView } from '#contract/admin/saved-views.ts';
import { hoursAfter } from '#domain/work/work-timers.ts';
import { requestExport } from '#server/areas/admin/exports/commands/request-export.ts';
import { sumMarketDays } from '#server/areas/admin/market/jobs/sum-market-days.ts';
import { listSavedViews, saveView } from '#server/areas/admin/saved-views/saved-views.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { clearSandboxPayout } from '#server/platform/payments/sandbox-payouts.ts';
import { drawDemoPictures, isWanted } from './draw-pictures.ts';
import { HOURS_TO_A_BANK } from './payout-history.ts';
import { DEMO_PICTURES } from './pictures.ts';

/**
 * Queues the demo's jobs: drawing its pictures, letting payouts arrive at their banks, summing up the market, and
 * writing the file of a list its admin exported. It runs until the first picture is drawn, so that pictures people
 * delete stay deleted: a process that was killed before that finds some of it done.
 */
export async function queueDemo(context: Context): Promise<void> {
  const [first] = DEMO_PICTURES;
  if (!first || !(await isWanted(context, first))) return;
  const { db, queue, now } = context;
  const sent = await db
    .selectFrom('sandbox_payouts')
    .select(['id', 'created_at'])
    .where('status', '=', 'processing')
    .orderBy('created_at')
    .execute();
  await inTransaction(db, async (tx) => {
    await queue.enqueue(tx, drawDemoPictures, {});
    await queue.enqueue(tx, sumMarketDays, {});
    for (const { id, created_at } of sent) {
      const after_ms = hoursAfter(new Date(created_at), HOURS_TO_A_BANK).getTime() - now().getTime();
      await queue.enqueue(tx, clearSandboxPayout, { id }, { after_ms });
    }
  });
  await exportDemoList(context);
}

/** Views the demo's admin keeps, and a list that leaves as a file. */
async function exportDemoList(context: Context): Promise<void> {
  const admin = await context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@bizmeet.example')
    .executeTakeFirst();
  if (admin === undefined) return;
  for (const view of SAVED_VIEWS) {
    const kept = await listSavedViews(context.db, admin.id, view.list);
    if (!kept.some(({ name }) => name === view.name)) await saveView(context, admin.id, view);
  }
  const exported = await context.db
    .selectFrom('list_exports')
    .select('id')
    .where('user_id', '=', admin.id)
    .executeTakeFirst();
  if (exported !== undefined) return;
  await requestExport(context, admin.id, { list: 'payments', filters: {}, first_day: null, last_day: null });
}

const SAVED_VIEWS: readonly NewSavedView[] = [
  { list: 'payments', name: 'Largest first', view: { sort: 'payout' } },
  { list: 'payouts', name: 'On hold', view: { status: 'on_hold' } },
  { list: 'users', name: 'Suspended', view: { state: 'suspended' } },
];

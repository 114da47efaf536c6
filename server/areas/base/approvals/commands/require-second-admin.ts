import {
  ALONE_AFTER_HOURS,
  APPROVAL_ACCESS,
  APPROVAL_DAYS,
  type ApprovalAction,
} from '#domain/admin/approvals.ts';
import { formatCents } from '#domain/format/money.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { mailAdmins } from '#server/areas/base/audit-log/notify.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import type { Approvable } from '../approvable.ts';

interface Wish<Request extends object> {
  admin_id: string;
  subject_id: string;
  reason: string;
  request: Request;
}

/**
 * Runs an action below the amount in the settings at once. From that amount on it stores a request for a second admin
 * and throws. The action is first tried and rolled back, so that nobody approves something that can't be done.
 */
export async function requireSecondAdmin<Request extends object>(
  context: Context,
  approvable: Approvable<Request>,
  wish: Wish<Request>,
): Promise<void> {
  const { db } = context;
  const { second_admin_cents } = await readSettings(db);
  const amount = await approvable.findAmount(db, wish.subject_id, wish.request);
  const amount_cents = amount === undefined ? null : Number(amount.cents);
  if (amount_cents === null || amount_cents < second_admin_cents) return;
  await rehearse(context, approvable, wish);
  const { action } = approvable;
  const isAlone = await inTransaction(db, (tx) => store(tx, context, { ...wish, action, amount_cents }));
  const limit = formatCents(second_admin_cents);
  const next = isAlone
    ? `You’re the only admin who can do this, so you can approve it yourself in ${ALONE_AFTER_HOURS} hours.`
    : 'We’ve asked the other admins who can do this.';
  throw new Problem(
    'approval_required',
    `Amounts of ${limit} or more need a second admin. ${next} See Approvals.`,
  );
}

interface Asked extends Wish<object> {
  action: ApprovalAction;
  amount_cents: number;
}

class TakenBack extends Error {}

async function rehearse<Request extends object>(
  context: Context,
  approvable: Approvable<Request>,
  { admin_id, request }: Wish<Request>,
): Promise<void> {
  try {
    await inTransaction(context.db, async (tx) => {
      await approvable.run(tx, context, admin_id, request);
      throw new TakenBack();
    });
  } catch (cause) {
    if (!(cause instanceof TakenBack)) throw cause;
  }
}

async function store(
  tx: Tx,
  context: Context,
  { action, admin_id, subject_id, reason, request, amount_cents }: Asked,
): Promise<boolean> {
  const now = context.now();
  await tx
    .updateTable('approvals')
    .set({ status: 'expired', decided_at: now.toISOString() })
    .where('action', '=', action)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'open')
    .where('expires_at', '<=', now.toISOString())
    .execute();
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('approvals')
    .values({
      id,
      action,
      subject_id,
      amount_cents,
      request: JSON.stringify(request),
      reason,
      status: 'open',
      requested_by: admin_id,
      expires_at: new Date(now.getTime() + APPROVAL_DAYS * 86_400_000).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n)
    throw new Problem('conflict', 'This is already waiting under Approvals.');
  await recordAction(tx, {
    actor_id: admin_id,
    action: 'request_approval',
    subject_type: 'approval',
    subject_id: id,
    reason: reason.slice(0, 500),
    after: { action, amount: formatCents(amount_cents) },
  });
  const rule = APPROVAL_ACCESS[action];
  const admins = await listAdmins(tx, rule);
  await mailAdmins(tx, context, {
    rule,
    except: admin_id,
    change: { kind: 'approval', actor_id: admin_id, what: action, amount_cents, reason },
  });
  return admins.length === 1;
}

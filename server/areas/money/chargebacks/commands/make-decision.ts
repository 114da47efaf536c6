import { requireSecondAdmin } from '#server/areas/base/approvals/commands/require-second-admin.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import {
  CLEAR_CHARGEBACK,
  clearChargebackIn,
  RELEASE_CHARGEBACK_EARNINGS,
  releaseEarningsIn,
} from './decide-chargeback.ts';

interface Decision {
  id: string;
  reason: string;
}

/** Lets a business pay again. After a large chargeback, a second admin has to approve it. */
export async function clearChargeback(context: Context, admin_id: string, request: Decision): Promise<void> {
  const { id: subject_id, reason } = request;
  await requireSecondAdmin(context, CLEAR_CHARGEBACK, { admin_id, subject_id, reason, request });
  await inTransaction(context.db, (tx) => clearChargebackIn(tx, context, admin_id, request));
}

/** The same for releasing the creators' earnings. */
export async function releaseEarnings(context: Context, admin_id: string, request: Decision): Promise<void> {
  const { id: subject_id, reason } = request;
  await requireSecondAdmin(context, RELEASE_CHARGEBACK_EARNINGS, { admin_id, subject_id, reason, request });
  await inTransaction(context.db, (tx) => releaseEarningsIn(tx, context, admin_id, request));
}

import type { Receipt, ReceiptCorrection } from '#contract/money/fundings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_REVISIONS } from '#domain/money/receipt-facts.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockFunding } from '../lock-funding.ts';
import { issueReceipt, listRevisions, type Revision } from '../receipt-revisions.ts';
import { getReceipt } from '../receipts.ts';

type Place = { business_id: string; funding_id: string };

/** Issues the next revision of a receipt, with the details on file now. The earlier ones stay as they were. */
export async function correctReceipt(
  context: Context,
  account: Account,
  { business_id, funding_id, revision, reference }: Place & ReceiptCorrection,
): Promise<Receipt> {
  await inTransaction(context.db, async (tx) => {
    await requireBusiness(tx, account, business_id, 'own');
    const { funding } = await lockFunding(tx, funding_id);
    if (funding.business_id !== business_id || funding.status !== 'paid') {
      throw new Problem('not_found', 'We can’t find that receipt.');
    }
    const [current] = await listRevisions(tx, funding_id);
    if ((current?.revision ?? 0) !== revision) {
      throw new Problem('stale', 'This receipt was corrected in the meantime. Reload the page.');
    }
    if (revision >= MOST_REVISIONS) {
      throw new Problem('conflict', `A receipt can be corrected ${MOST_REVISIONS - 1} times. Write to us.`);
    }
    const next = { funding_id, revision: revision + 1, reference, issued_by: account.user_id };
    await issueReceipt(tx, next, context.now());
    const [issued] = await listRevisions(tx, funding_id);
    if (current && issued && isSame(current, issued)) {
      throw new Problem('conflict', 'Nothing changed. Edit your tax details or the reference first.');
    }
  });
  return getReceipt(context.db, account, { business_id, funding_id });
}

const PRINTED = [
  ...(['business_name', 'address', 'legal_name', 'ein', 'street', 'unit'] as const),
  ...(['city', 'state', 'zip', 'reference'] as const),
];

function isSame(one: Revision, other: Revision): boolean {
  return PRINTED.every((column) => one[column] === other[column]);
}

import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { rowTurn } from './row-words.ts';
import { leftWords } from './work-words.ts';

/** The next step in a creator's list: "Send the reel, 46 hours left". Null if nobody has one, as during a dispute. */
export function nextStepWords(row: CollaborationRow, now: Date): string | null {
  if (row.status === 'disputed') return null;
  const { side, words, at, isLate } = rowTurn(row, 'creator');
  if (side === null) return null;
  if (side === 'business') return `${row.business_name} ${theirWords(row)}`;
  if (isLate) return `${words}, late`;
  // A line never breaks inside “7 days left”.
  return at === null ? words : `${words}, ${leftWords(at, now).words.replaceAll(' ', '\u00a0')}`;
}

/** After the name of the shop: what it is doing now. */
export function theirWords(row: CollaborationRow): string {
  const { shipment } = row;
  if (shipment && shipment.status !== 'received') {
    if (shipment.status === 'to_ship') {
      return shipment.is_overdue ? 'hasn’t shipped the product' : 'is shipping you the product';
    }
    return shipment.is_overdue ? 'hasn’t shipped a replacement' : 'is shipping you a replacement';
  }
  return isAboutPost(row) ? 'is checking your post' : 'is reviewing your draft';
}

export function isAboutPost({ deliverables }: Pick<CollaborationRow, 'deliverables'>): boolean {
  return deliverables.every(({ status }) => status !== 'submitted');
}

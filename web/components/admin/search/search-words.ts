import type { FoundRecord } from '#contract/admin/search.ts';
import { FOUND_KINDS, type FoundKind } from '#domain/admin/search.ts';

const TITLES: Record<FoundKind, string> = {
  user: 'Users',
  business: 'Businesses',
  campaign: 'Campaigns',
  creator_list: 'Creator lists',
  payment: 'Payments',
  payout: 'Payouts',
  dispute: 'Disputes',
  email: 'Emails',
};

export interface FoundGroup {
  title: string;
  records: readonly FoundRecord[];
}

/** The records under the title of their kind, without the kinds of which nothing was found. */
export function groupsOf(records: readonly FoundRecord[]): FoundGroup[] {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  return FOUND_KINDS.flatMap((kind) => {
    const found = byKind.get(kind);
    return found ? [{ title: TITLES[kind], records: found }] : [];
  });
}

/** For screen readers, when the results have come. */
export function foundWords(count: number): string {
  if (count === 0) return 'No records found';
  return count === 1 ? '1 record' : `${count} records`;
}

import type { FoundRecord } from '#contract/admin/search.ts';
import { type FoundKind, MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';
import { campaignName } from '#domain/campaigns/campaign-name.ts';
import { hideAmounts } from '#domain/format/hide-amounts.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSearch } from '#server/platform/db/prefix.ts';
import { findEmails } from './find-emails.ts';
import { findDisputes, findPayments, findPayouts } from './find-money.ts';
import { findNames } from './find-names.ts';
import { wantedOf } from './wanted.ts';

/**
 * Records of every kind for this text, in the order of `FOUND_KINDS`, those that begin with it first. Only names are scanned: money
 * and emails are found by whom they belong to. Admins who may not see amounts find no records of money.
 */
export async function findRecords(db: Database, text: string, hasAmounts: boolean): Promise<FoundRecord[]> {
  if (!isSearch(text)) return [];
  const names = await findNames(db, wantedOf(text));
  const { users, businesses, campaigns, lists } = names;
  const money = hasAmounts ? [findPayments, findPayouts, findDisputes] : [];
  const others = await Promise.all(money.map((find) => find(db, text, names)));
  const emails = await findEmails(db, text, names);
  return [
    ...someOf('user', users, ({ name, email }) => ({ name, facts: [email] })),
    ...someOf('business', businesses, ({ business_name, email }) => ({
      name: business_name,
      facts: email === null ? [] : [email],
    })),
    ...someOf('campaign', campaigns, (campaign) => ({
      name: campaignName(campaign),
      facts: [campaign.business_name],
    })),
    ...someOf('creator_list', lists, ({ name, business_id, business_name, count }) => ({
      name,
      shown_with: business_id,
      facts: [business_name, count === 1 ? '1 creator' : `${count} creators`],
    })),
    ...others.flat(),
    ...emails.map((email) => (hasAmounts ? email : { ...email, name: hideAmounts(email.name) })),
  ];
}

function someOf<Row extends { id: string }>(
  kind: FoundKind,
  rows: readonly Row[],
  present: (row: Row) => Pick<FoundRecord, 'name' | 'facts' | 'shown_with'>,
): FoundRecord[] {
  return rows.slice(0, MOST_FOUND_OF_A_KIND).map((row) => ({ kind, id: row.id, ...present(row) }));
}

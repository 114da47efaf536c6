import type { FoundRecord } from '#contract/admin/search.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSearch } from '#server/platform/db/prefix.ts';
import { findEmails } from './find-emails.ts';
import { findDisputes, findPayments, findPayouts } from './find-money.ts';
import { findBusinesses, findCampaigns, findUsers } from './find-names.ts';
import { wantedOf } from './wanted.ts';

/** Records of every kind that contain this text, in the order of `FOUND_KINDS`, those that begin with it first. */
export async function findRecords(db: Database, text: string): Promise<FoundRecord[]> {
  if (!isSearch(text)) return [];
  const wanted = wantedOf(text);
  const found = await Promise.all([
    findUsers(db, wanted),
    findBusinesses(db, wanted),
    findCampaigns(db, wanted),
    findPayments(db, wanted),
    findPayouts(db, wanted),
    findDisputes(db, wanted),
    findEmails(db, wanted),
  ]);
  return found.flat();
}

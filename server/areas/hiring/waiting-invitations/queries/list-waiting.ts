import { sql } from 'kysely';
import type { CampaignApplicantsParams } from '#contract/hiring/applicants.ts';
import type { OpenCampaigns, WaitingInvitations } from '#contract/hiring/waiting-invitations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { WAITING_PAGE } from '#domain/hiring/waiting-invitations.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The invitations of a campaign that wait, and those that weren't sent, the last added first. */
export async function listWaiting(
  db: Database,
  account: Account,
  params: CampaignApplicantsParams,
  cursor: string | undefined,
): Promise<WaitingInvitations> {
  const { id: campaign_id } = await getOwnCampaign(db, account, params, 'read');
  const { page, next_cursor } = cutPage(
    await waitingRows(db, campaign_id, cursor),
    WAITING_PAGE,
    ({ id }) => ['', id],
  );
  const { waiting_count } = await db
    .selectFrom('waiting_invitations')
    .select(sql<number>`count(*)::int`.as('waiting_count'))
    .where('campaign_id', '=', campaign_id)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const invitations = page.map(({ full_name, adder_email, adder_name, ...row }) => ({
    ...row,
    name: displayName({ full_name, email: null }),
    added_by_name: displayName({ full_name: adder_name, email: adder_email }),
  }));
  return { invitations, waiting_count, next_cursor };
}

function waitingRows(db: Database, campaignId: string, cursor: string | undefined) {
  const after = readCursor(cursor)?.[1];
  return db
    .selectFrom('waiting_invitations as w')
    .innerJoin('creators as c', 'c.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'c.user_id')
    .leftJoin('users as u', 'u.id', 'w.added_by')
    .leftJoin('profiles as a', 'a.user_id', 'w.added_by')
    .leftJoin('directory_entries as e', 'e.creator_id', 'w.creator_id')
    .select(['w.id', 'w.creator_id', 'w.status', 'w.words', 'w.skip_reason', 'w.added_at'])
    .select(['p.full_name', 'u.email as adder_email', 'a.full_name as adder_name'])
    .select((eb) => eb('e.creator_id', 'is not', null).$castTo<boolean>().as('is_listed'))
    .where('w.campaign_id', '=', campaignId)
    .where('w.status', 'in', ['waiting', 'skipped'])
    .$if(after !== undefined, (rows) => rows.where('w.id', '<', after ?? ''))
    .orderBy('w.id', 'desc')
    .limit(WAITING_PAGE + 1)
    .execute();
}

const MOST_SHOWN = 50;

/** The campaigns of a business that take invitations now, or will once they are live. */
export async function listOpenCampaigns(
  db: Database,
  account: Account,
  businessId: string,
): Promise<OpenCampaigns> {
  await requireBusiness(db, account, businessId, 'read');
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'title', 'status'])
    .where('business_id', '=', businessId)
    .where('status', 'in', ['draft', 'awaiting_funding', 'live'])
    .where('is_offer', '=', false)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return { campaigns: rows.map(({ status, ...row }) => ({ ...row, is_live: status === 'live' })) };
}

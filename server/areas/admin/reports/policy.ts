import type { TargetParams } from '#contract/admin/reports.ts';
import { ACCESS_RULES, type Account, findDenial } from '#domain/accounts/access.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import { canReadFile } from '#server/areas/base/media/policy.ts';
import { findEntity } from '#server/areas/base/media/queries/find-entities.ts';
import { isCampaignShown } from '#server/areas/campaigns/details/policy.ts';
import { findCampaign } from '#server/areas/campaigns/details/queries/find-campaign.ts';
import { viewCreator } from '#server/areas/creators/profiles/view-creator.ts';
import { requireConversation } from '#server/areas/messages/conversations/require-conversation.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

type Check = (tx: Tx, account: Account, id: string) => Promise<void>;

/** People report what they can see, and never what is their own. To everyone else the record doesn't exist. */
export async function requireReportable(
  tx: Tx,
  account: Account,
  { target_type, target_id }: TargetParams,
): Promise<void> {
  if (account.role === 'admin') throw new Problem('access_denied', 'Admins act on records directly.');
  await CHECKS[target_type](tx, account, target_id);
}

const CHECKS: Record<TargetParams['target_type'], Check> = {
  campaign: requireCampaign,
  creator: requireCreator,
  business: requireBusiness,
  message: requireMessage,
  media_file: requireUpload,
};

async function requireCampaign(tx: Tx, account: Account, id: string): Promise<void> {
  const campaign = await findCampaign(tx, id);
  if (campaign === undefined || findDenial(ACCESS_RULES.campaign_detail, account) !== null) {
    throw new Problem('not_found', 'We can’t find that campaign.');
  }
  if (await isMember(tx, account, campaign.business_id)) throw ownRecord();
  if (!isCampaignShown(campaign, await hasApplied(tx, account, { campaign_id: id }))) {
    throw new Problem('not_found', 'We can’t find that campaign.');
  }
}

async function requireCreator(tx: Tx, account: Account, id: string): Promise<void> {
  if (account.creator_id === id) throw ownRecord();
  if (findDenial(ACCESS_RULES.business, account) !== null) {
    throw new Problem('not_found', 'We can’t find that creator.');
  }
  await viewCreator(tx, account, id);
}

/** Creators see a business through its published campaigns. */
async function requireBusiness(tx: Tx, account: Account, id: string): Promise<void> {
  if (await isMember(tx, account, id)) throw ownRecord();
  const isShown =
    findDenial(ACCESS_RULES.campaign_detail, account) === null &&
    (await tx
      .selectFrom('campaigns')
      .select('id')
      .where('business_id', '=', id)
      .where('published_at', 'is not', null)
      .limit(1)
      .executeTakeFirst()) !== undefined;
  if (!isShown) throw new Problem('not_found', 'We can’t find that business.');
}

async function requireMessage(tx: Tx, account: Account, id: string): Promise<void> {
  const nothingThere = () => new Problem('not_found', 'We can’t find that message.');
  const message = await tx
    .selectFrom('messages')
    .select(['conversation_id', 'side', 'is_deleted'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (message === undefined) throw nothingThere();
  const own = await requireConversation(tx, account, message.conversation_id).catch(() => null);
  if (own === null) throw nothingThere();
  if (own.side === message.side) throw ownRecord();
  if (message.is_deleted) throw nothingThere();
}

/** Pictures and videos that the account can see, and work that was sent to its business. */
async function requireUpload(tx: Tx, account: Account, id: string): Promise<void> {
  const file = await tx
    .selectFrom('media_files')
    .select(['entity_type', 'entity_id', 'role', 'status', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
  const entity = file && (await findEntity(tx, account.user_id, file));
  if (entity?.is_own) throw ownRecord();
  const isShown =
    file && entity && (canReadFile(account, entity, file) || (await wasSentTo(tx, account, id)));
  if (!isShown) throw new Problem('not_found', 'We can’t find that picture or video.');
}

async function wasSentTo(tx: Tx, { user_id }: Account, media_file_id: string): Promise<boolean> {
  const sent = await tx
    .selectFrom('deliverable_files as f')
    .innerJoin('deliverables as d', 'd.id', 'f.deliverable_id')
    .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
    .innerJoin('business_members as m', 'm.business_id', 'w.business_id')
    .select('f.media_file_id')
    .where('f.media_file_id', '=', media_file_id)
    .where('f.submission_id', 'is not', null)
    .where('m.user_id', '=', user_id)
    .where('m.status', '=', 'active')
    .where(reaches('m', 'w.campaign_id'))
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

async function isMember(tx: Tx, { user_id }: Account, business_id: string): Promise<boolean> {
  const member = await tx
    .selectFrom('business_members')
    .select('id')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return member !== undefined;
}

async function hasApplied(
  tx: Tx,
  { creator_id }: Account,
  { campaign_id }: { campaign_id: string },
): Promise<boolean> {
  if (creator_id === null) return false;
  const application = await tx
    .selectFrom('applications')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .where('creator_id', '=', creator_id)
    .executeTakeFirst();
  return application !== undefined;
}

function ownRecord(): Problem {
  return new Problem('access_denied', 'You can’t report yourself or your own business.');
}

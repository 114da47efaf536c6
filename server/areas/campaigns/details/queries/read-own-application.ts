import type { CampaignDetail, OwnCampaignApplication } from '#contract/campaigns/details.ts';
import { describeBriefChange, diffBriefs } from '#domain/campaigns/brief-changes.ts';
import { lacksConsent } from '#domain/campaigns/consent-rules.ts';
import { isOpenApplication, UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FoundCampaign } from './find-campaign.ts';
import { findPublishedBrief, readCurrentBrief } from './read-current-brief.ts';

/** The account's own application for a campaign; null if there is none. */
export async function findOwnApplication(
  db: Database,
  userId: string,
  campaign: FoundCampaign,
  now: Date,
): Promise<CampaignDetail['application']> {
  const row = await findRow(db, userId, campaign.id);
  if (row === undefined) return null;
  const { id: application_id, agreed_version, ...own } = row;
  const isUnanswered = lacksConsent({ agreed_version, consent_version: campaign.consent_version });
  return {
    application_id,
    agreed_version,
    ...(isDecisionKnown(own, now) ? own : { ...own, ...UNDECIDED }),
    needs_consent: isOpenApplication(own.status) && isUnanswered,
    lapsed_unanswered: own.status === 'expired' && own.submitted_at !== null && isUnanswered,
    brief_changes: await describeChanges(db, campaign, agreed_version),
    quote: await findQuote(db, application_id),
  };
}

async function findRow(db: Database, userId: string, campaignId: string) {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('creators', 'creators.id', 'a.creator_id')
    .select(['a.id', 'a.status', 'a.submitted_at', 'a.decided_at', 'a.pitch', 'a.availability', 'a.answers'])
    .select(['a.payout_cents', 'a.reason', 'a.note', 'a.invitation', 'a.agreed_version'])
    .select((eb) =>
      eb
        .selectFrom('application_pieces as p')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('p.application_id', '=', 'a.id')
        .$asScalar()
        .$notNull()
        .as('piece_count'),
    )
    .where('creators.user_id', '=', userId)
    .where('a.campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row;
}

type Row = Pick<OwnCampaignApplication, 'status' | 'decided_at'>;

/** False while a decision can still be undone, because nobody was notified yet. */
function isDecisionKnown({ status, decided_at }: Row, now: Date): boolean {
  if (status !== 'accepted' && status !== 'rejected') return true;
  return decided_at === null || now.getTime() >= Date.parse(decided_at) + UNDO_DECISION_SECONDS * 1000;
}

const UNDECIDED = {
  status: 'submitted',
  decided_at: null,
  payout_cents: null,
  reason: null,
  note: null,
} as const;

async function describeChanges(db: Database, campaign: FoundCampaign, version: number): Promise<string[]> {
  if (version === 0 || version >= campaign.brief_version) return [];
  const before = await findPublishedBrief(db, campaign.id, version);
  if (before === null) return [];
  return diffBriefs(before, await readCurrentBrief(db, campaign))
    .slice(0, MOST_CHANGES)
    .map(describeBriefChange);
}

const MOST_CHANGES = 100;

async function findQuote(db: Database, applicationId: string): Promise<OwnCampaignApplication['quote']> {
  const quote = await db
    .selectFrom('quotes')
    .select(['amount_cents', 'made_by', 'status', 'expires_at'])
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['open', 'accepted', 'declined', 'expired'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return quote ?? null;
}

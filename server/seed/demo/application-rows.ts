import type { Insertable } from 'kysely';
import { NICHE_NAMES } from '#domain/creators/niches.ts';
import { type ApplicationStatus, REJECT_REASONS } from '#domain/hiring/application-states.ts';
import type {
  ApplicationNotes,
  Applications,
  Businesses,
  CampaignBookmarks,
  Campaigns,
} from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { MAYA, planApplications } from './application-plan.ts';
import { CREATORS } from './creators.ts';
import { CROWD } from './crowd.ts';
import type { Marketplace } from './marketplace.ts';
import { pickNumber, pickOne } from './pick.ts';
import { AVAILABILITIES, INVITATION, NOTES, PITCHES } from './pitches.ts';

const HOUR_MS = 3_600_000;
const KEPT_BY_MAYA = 6;
const KEPT_BY_OTHERS = 2;

export interface DemoApplications {
  applications: Insertable<Applications>[];
  application_notes: Insertable<ApplicationNotes>[];
  campaign_bookmarks: Insertable<CampaignBookmarks>[];
}

export interface DemoPlace {
  campaign: Insertable<Campaigns>;
  business: Insertable<Businesses>;
  /** "crumb-co/opening-week-on-tompkins-avenue" */
  path: string;
  published_at: Date;
}

/** Everything creators sent to the campaigns of the demo, at times between their start and `today`. */
export function demoApplications(marketplace: Marketplace, today: Date): DemoApplications {
  const places = publishedPlaces(marketplace);
  const applications = places.flatMap((place) =>
    planOf(place, today).map(({ email, status }) => applicationRow(place, email, status, today)),
  );
  return {
    applications,
    application_notes: places.flatMap((place) => noteRows(place, applications)),
    campaign_bookmarks: bookmarkRows(places, applications, today),
  };
}

export function publishedPlaces({ campaigns, businesses }: Marketplace): DemoPlace[] {
  return campaigns.flatMap((campaign) => {
    const business = businesses.find(({ id }) => id === campaign.business_id);
    if (!business || !campaign.published_at) return [];
    const path = `${business.slug}/${campaign.slug}`;
    return [{ campaign, business, path, published_at: new Date(campaign.published_at) }];
  });
}

function planOf({ path, campaign: { status, slots }, published_at }: DemoPlace, today: Date) {
  const hours_up = (today.getTime() - published_at.getTime()) / HOUR_MS;
  return planApplications({ path, status, slots, hours_up });
}

function applicationRow(
  place: DemoPlace,
  email: string,
  status: ApplicationStatus,
  today: Date,
): Insertable<Applications> {
  const { campaign, business, path } = place;
  const name = `${path}/${email}`;
  const end = applicationsEnd(place, today);
  // Creators were accepted early, so that there is work to show.
  const span = status === 'accepted' ? 0.25 : 1;
  const sent = between(place.published_at, end, name, span);
  const later = between(sent, status === 'accepted' ? end : today, `${name}/later`, span).toISOString();
  const at = sent.toISOString();
  const isInvitation = status === 'invited' || status === 'declined';
  const isOver = !['invited', 'submitted', 'shortlisted'].includes(status);
  const isDecision = status === 'accepted' || status === 'rejected';
  return {
    id: seedId('application', name),
    campaign_id: campaign.id,
    creator_id: seedId('creator', email),
    status,
    ...(isInvitation
      ? { invitation: INVITATION, invited_by: business.owner_id ?? null, invited_at: at }
      : { ...wordsOf(place, email), submitted_at: at, brief_version: 1, agreed_version: 1, agreed_at: at }),
    payout_cents: status === 'accepted' ? (campaign.creator_payout_cents ?? null) : null,
    reason: status === 'rejected' ? pickOne(REJECT_REASONS, name).reason : null,
    decided_at: isOver ? later : null,
    decided_by: isDecision ? (business.owner_id ?? null) : null,
    decided_from: isDecision ? pickOne(['submitted', 'shortlisted'], name) : null,
    created_at: at,
    updated_at: isOver || status === 'shortlisted' ? later : at,
  };
}

function wordsOf({ path, business }: DemoPlace, email: string) {
  const creator = [...CREATORS, ...CROWD].find((one) => one.email === email);
  const [niche = 'neighborhoods'] = creator?.niches ?? [];
  const facts = {
    shop: business.business_name,
    home: creator?.home ?? 'Brooklyn',
    niche: NICHE_NAMES[niche].toLowerCase(),
  };
  return {
    pitch: pickOne(PITCHES, `${path}/${email}/pitch`)(facts),
    availability: pickOne(AVAILABILITIES, `${path}/${email}/days`),
  };
}

/** The shop's team writes notes about shortlisted creators. */
function noteRows(
  { campaign, business }: DemoPlace,
  applications: readonly Insertable<Applications>[],
): Insertable<ApplicationNotes>[] {
  const { owner_id } = business;
  if (!owner_id) return [];
  return applications
    .filter(({ campaign_id, status }) => campaign_id === campaign.id && status === 'shortlisted')
    .filter(({ id }) => pickNumber(3, id) === 0)
    .map(({ id, updated_at }) => ({
      id: seedId('application-note', id),
      application_id: id,
      author_id: owner_id,
      body: pickOne(NOTES, id),
      created_at: updated_at,
    }));
}

/** Bookmarks: campaigns they haven't applied to. */
function bookmarkRows(
  places: readonly DemoPlace[],
  applications: readonly Insertable<Applications>[],
  today: Date,
): Insertable<CampaignBookmarks>[] {
  const known = new Set(applications.map(({ creator_id, campaign_id }) => `${creator_id}/${campaign_id}`));
  const live = places.filter(({ campaign }) => campaign.status === 'live');
  return [MAYA, ...CROWD.map(({ email }) => email)].flatMap((email) => {
    const creator_id = seedId('creator', email);
    const start = pickNumber(live.length, `${email}/kept`);
    return [...live.slice(start), ...live.slice(0, start)]
      .filter(({ campaign }) => !known.has(`${creator_id}/${campaign.id}`))
      .slice(0, email === MAYA ? KEPT_BY_MAYA : KEPT_BY_OTHERS)
      .map(({ campaign, published_at, path }) => ({
        creator_id,
        campaign_id: campaign.id,
        kind: 'saved',
        created_at: between(published_at, today, `${path}/${email}/kept`).toISOString(),
      }));
  });
}

function applicationsEnd({ campaign, published_at }: DemoPlace, today: Date): Date {
  const { application_deadline } = campaign;
  const end = application_deadline ? Date.parse(application_deadline) : today.getTime();
  return new Date(Math.max(published_at.getTime(), Math.min(end, today.getTime())));
}

/** A moment in a span, never in its last hundredth. */
function between(from: Date, to: Date, name: string, span = 1): Date {
  const part = (pickNumber(990, `${name}/time`) / 1000) * span;
  return new Date(from.getTime() + Math.round((to.getTime() - from.getTime()) * part));
}

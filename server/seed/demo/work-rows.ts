import type { Insertable } from 'kysely';
import type { Brief } from '#contract/campaigns/briefs.ts';
import type { WorkContract } from '#contract/work/contracts.ts';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { followingMove } from '#domain/work/collaboration-states.ts';
import type { DeliverableStatus } from '#domain/work/deliverable-states.ts';
import { FREELANCE_ACT_DAYS } from '#domain/work/freelance-act.ts';
import { contentDueAt, hoursAfter } from '#domain/work/work-timers.ts';
import type { Release } from '#server/areas/money/earnings/commands/release-earning.ts';
import { deliverableRows } from '#server/areas/work/collaborations/commands/deliverable-rows.ts';
import { writeContract } from '#server/areas/work/collaborations/commands/write-contract.ts';
import type {
  Applications,
  ChangeRequests,
  Collaborations,
  Deliverables,
  Shipments,
  Submissions,
  WorkEvents,
} from '#server/platform/db/tables.gen.ts';
import { seedId, seedIdInOrder } from '#server/seed/ids.ts';
import type { DemoAccounts } from './accounts.ts';
import { type DemoPlace, publishedPlaces } from './application-rows.ts';
import { demoBriefs } from './brief-rows.ts';
import { type Story, tellStory } from './deliverable-story.ts';
import { disputeOf } from './dispute-plan.ts';
import type { Marketplace } from './marketplace.ts';
import { shipmentOf } from './shipment-rows.ts';
import { planWork } from './work-plan.ts';

const DAY_MS = 86_400_000;

export interface DemoWork {
  collaborations: Insertable<Collaborations>[];
  deliverables: Insertable<Deliverables>[];
  submissions: Insertable<Submissions>[];
  change_requests: Insertable<ChangeRequests>[];
  shipments: Insertable<Shipments>[];
  work_events: Insertable<WorkEvents>[];
  /** The released money, in the order of its release. */
  releases: { release: Release; at: Date }[];
}

export interface DemoSources {
  marketplace: Marketplace;
  applications: readonly Insertable<Applications>[];
  accounts: DemoAccounts;
  now: Date;
}

/** The work of every accepted applicant. */
export function demoWork({ marketplace, applications, accounts, now }: DemoSources): DemoWork {
  const work: DemoWork = {
    collaborations: [],
    deliverables: [],
    submissions: [],
    change_requests: [],
    shipments: [],
    work_events: [],
    releases: [],
  };
  const places = new Map(publishedPlaces(marketplace).map((place) => [place.campaign.id, place]));
  const briefs = new Map(
    demoBriefs(marketplace).map((row) => [row.campaign_id, JSON.parse(String(row.brief))]),
  );
  const makers = new Map(accounts.creators.map(({ id, user_id }) => [id, user_id]));
  const names = new Map(accounts.profiles.map(({ user_id, full_name }) => [user_id, full_name ?? null]));
  const emails = new Map(accounts.users.map(({ id, email }) => [id, email]));
  const accepted = applications.filter(({ status }) => status === 'accepted');
  for (const application of accepted) {
    const place = places.get(application.campaign_id);
    const user_id = makers.get(application.creator_id);
    const brief = briefs.get(application.campaign_id);
    if (!place || !user_id || !brief) continue;
    const maker = { user_id, full_name: names.get(user_id) ?? null, email: emails.get(user_id) ?? '' };
    const earlier = sumEarlier(application, accepted, places, now);
    addWork(work, { application, place, brief, maker, earlier, today: now });
  }
  work.releases.sort((one, other) => one.at.getTime() - other.at.getTime());
  return work;
}

function agreedAtOf({ decided_at }: Insertable<Applications>, now: Date): number {
  return new Date(decided_at ?? now).getTime();
}

/** The contracts of the same two sides that the Freelance Isn't Free Act counts. */
function sumEarlier(
  application: Insertable<Applications>,
  accepted: readonly Insertable<Applications>[],
  places: ReadonlyMap<string, DemoPlace>,
  now: Date,
) {
  const businessOf = ({ campaign_id }: Insertable<Applications>) => places.get(campaign_id)?.business.id;
  const at = agreedAtOf(application, now);
  const counted = accepted.filter(
    (one) =>
      one.creator_id === application.creator_id &&
      businessOf(one) === businessOf(application) &&
      agreedAtOf(one, now) < at &&
      agreedAtOf(one, now) >= at - FREELANCE_ACT_DAYS * DAY_MS,
  );
  return {
    count: counted.length,
    total_cents: counted.reduce((sum, { payout_cents }) => sum + (payout_cents ?? 0), 0),
  };
}

interface Agreed {
  application: Insertable<Applications>;
  place: DemoPlace;
  brief: Brief;
  maker: { user_id: string; full_name: string | null; email: string };
  earlier: { count: number; total_cents: number };
  today: Date;
}

function addWork(work: DemoWork, agreed: Agreed): void {
  const { application, place, brief, maker, today } = agreed;
  const { campaign, business, path } = place;
  const agreed_at = new Date(application.decided_at ?? today);
  const id = seedId('collaboration', application.id);
  const contract = contractOf(agreed, agreed_at);
  const stages = planWork({
    path,
    email: maker.email,
    is_over: campaign.status === 'completed',
    days_in: (today.getTime() - agreed_at.getTime()) / DAY_MS,
    kinds: contract.deliverables.map(({ kind }) => kind),
  });
  const people = { creator: maker.user_id, business: business.owner_id ?? '' };
  const dispute = disputeOf(path, maker.email);
  const until = dispute ? hoursAfter(today, -dispute.opened.hours_ago) : today;
  const shipment = shipmentOf({ id, contract, stages, agreed_at, today });
  if (shipment) work.shipments.push(shipment);
  const due_at = shipment?.received_at
    ? contentDueAt(new Date(shipment.received_at), brief.content_due_days).toISOString()
    : contract.content_due_at;
  const stories = deliverableRows(id, contract, agreed_at, due_at).map((row, at) =>
    tellStory({
      row: { ...row, id: seedId('deliverable', `${id}/${at}`) },
      stage: stages[at] ?? 'due',
      contract,
      agreed_at,
      today: until,
      people,
    }),
  );
  const collaboration = collaborationRow(id, agreed, contract, stories);
  addStories(work, collaboration, people.business, stories);
  if (collaboration.status === 'completed') work.releases.push(releaseOf(collaboration, contract));
}

function contractOf({ application, place, brief, maker, earlier }: Agreed, agreedAt: Date): WorkContract {
  const facts = {
    title: place.campaign.title,
    business_name: place.business.business_name,
    full_name: maker.full_name,
    agreed_version: 1,
    agreed_at: String(application.agreed_at ?? application.submitted_at),
    payout_cents: application.payout_cents ?? 0,
  };
  const terms = {
    fee_percent: DEFAULT_SETTINGS.business_fee_percent,
    settings: DEFAULT_SETTINGS,
    earlier,
  };
  return writeContract(facts, brief, terms, agreedAt);
}

function collaborationRow(
  id: string,
  { application, place }: Agreed,
  contract: WorkContract,
  stories: readonly Story[],
): Insertable<Collaborations> {
  const events = inOrder(stories);
  const updated_at = events.at(-1)?.occurred_at ?? contract.agreed_at;
  const status = statusOf(stories.map(({ deliverable }) => deliverable));
  return {
    id,
    application_id: application.id,
    campaign_id: application.campaign_id,
    business_id: place.business.id,
    creator_id: application.creator_id,
    status,
    contract: JSON.stringify(contract),
    payout_cents: contract.payout_cents,
    fee_cents: contract.business_fee_cents,
    creator_fee_cents: contract.creator_fee_cents,
    agreed_at: contract.agreed_at,
    started_at: events[0]?.occurred_at ?? null,
    completed_at: status === 'completed' ? updated_at : null,
    updated_at,
  };
}

function addStories(
  work: DemoWork,
  collaboration: Insertable<Collaborations>,
  owner_id: string,
  stories: readonly Story[],
): void {
  const { id: collaboration_id, agreed_at, completed_at = null } = collaboration;
  work.collaborations.push(collaboration);
  for (const { deliverable, submissions, change_requests } of stories) {
    work.deliverables.push({ ...deliverable, settled_at: completed_at });
    work.submissions.push(...submissions);
    work.change_requests.push(...change_requests);
  }
  const byOwner = { collaboration_id, side: 'business', actor_id: owner_id } as const;
  const told = [
    { ...byOwner, kind: 'agreed', occurred_at: agreed_at },
    ...inOrder(stories),
    ...(completed_at ? [{ ...byOwner, kind: 'collaboration_complete', occurred_at: completed_at }] : []),
  ];
  work.work_events.push(
    ...told.map((event, at) => ({ id: seedIdInOrder('work-event', collaboration_id, at), ...event })),
  );
}

function inOrder(stories: readonly Story[]): Story['events'] {
  return stories
    .flatMap(({ events }) => events)
    .toSorted((one, other) => (one.occurred_at < other.occurred_at ? -1 : 1));
}

function releaseOf(done: Insertable<Collaborations>, contract: WorkContract): DemoWork['releases'][number] {
  const { id: collaboration_id, creator_id, campaign_id, business_id } = done;
  const places = contract.deliverables.map((_, at) => at).join('.');
  return {
    at: new Date(done.completed_at ?? contract.agreed_at),
    release: {
      release_key: `work:${collaboration_id}:${places}`,
      collaboration_id,
      creator_id,
      campaign_id,
      business_id,
      cause: 'work',
      gross_cents: contract.payout_cents,
      creator_fee_cents: contract.creator_fee_cents,
      business_fee_cents: contract.business_fee_cents,
      timers: contract.timers,
    },
  };
}

function statusOf(deliverables: readonly { kind: DeliverableKind; status: DeliverableStatus }[]) {
  if (deliverables.every(({ status }) => status === 'due')) return 'contracted';
  const move = followingMove('in_progress', deliverables);
  if (move === 'complete') return 'completed';
  return move === 'hand_in' ? 'in_review' : 'in_progress';
}

import type { Insertable } from 'kysely';
import type { CampaignEvents } from '#server/platform/db/tables.gen.ts';
import { seedIdInOrder } from '#server/seed/ids.ts';
import { type DemoPlace, publishedPlaces } from './application-rows.ts';
import type { DemoSources } from './work-rows.ts';

type Happened = Omit<Insertable<CampaignEvents>, 'id' | 'campaign_id'>;

/** The timeline events of every published demo campaign. Those of offers are in offer-event-rows.ts. */
export function demoCampaignEvents({ marketplace, applications }: DemoSources): Insertable<CampaignEvents>[] {
  const places = publishedPlaces(marketplace).filter(({ campaign }) => !campaign.is_offer);
  return places.flatMap((place) => {
    const { id: campaign_id } = place.campaign;
    const decided = applications.filter((row) => row.campaign_id === campaign_id && row.decided_by);
    const decisions = decided.map(
      ({ id, status, creator_id, payout_cents, reason, decided_at, decided_by }) => ({
        application_id: id,
        actor_id: decided_by ?? null,
        kind: status === 'accepted' ? 'application_accept' : 'application_reject',
        detail: JSON.stringify({
          creator_id,
          ...(status === 'accepted' ? { payout_cents } : { reason }),
        }),
        created_at: decided_at ?? place.published_at.toISOString(),
      }),
    );
    return [...turnsOf(place), ...decisions]
      .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
      .map((event, at) => ({ id: seedIdInOrder('campaign-event', campaign_id, at), campaign_id, ...event }));
  });
}

function turnsOf({ campaign, published_at }: DemoPlace): (Happened & { created_at: string })[] {
  const live = turn('go_live', 'awaiting_funding', 'live', published_at.toISOString());
  const { status, application_deadline } = campaign;
  const isClosed = status === 'closed' || status === 'completed';
  if (!isClosed || !application_deadline) return [live];
  return [live, turn('close', 'live', 'closed', `${String(application_deadline)}T23:59:59.000Z`)];
}

function turn(move: string, from: string, to: string, created_at: string) {
  return { kind: `campaign_${move}`, detail: JSON.stringify({ from, to }), created_at };
}

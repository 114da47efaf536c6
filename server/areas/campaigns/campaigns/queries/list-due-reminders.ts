import { sql } from 'kysely';
import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { CampaignReminder } from '../reminder-words.ts';

const AT_ONCE = 100;
const UNPAID_AFTER_MS = 2 * 24 * 60 * 60 * 1000;
const NEAR_DAYS = 3;

export interface DueReminder {
  campaign_id: string;
  reminder: CampaignReminder;
}

/** Reminders that are due and have not been sent. */
export async function listDueReminders({ db, now }: Pick<Context, 'db' | 'now'>): Promise<DueReminder[]> {
  const today = newYorkDate(now());
  const unpaidSince = new Date(now().getTime() - UNPAID_AFTER_MS).toISOString();
  const near = await unsaid(db, 'deadline_near')
    .where('status', '=', 'live')
    .where('application_deadline', '>=', today)
    .where('application_deadline', '<=', addDays(today, NEAR_DAYS))
    .where(hasOpenSpotsAndApplicants)
    .execute();
  const soon = await unsaid(db, 'selection_3_days').where(selectionClosesIn(today, NEAR_DAYS)).execute();
  const last = await unsaid(db, 'selection_1_day').where(selectionClosesIn(today, 1)).execute();
  const unpaid = await unsaid(db, 'unpaid')
    .where('status', '=', 'awaiting_funding')
    .where('updated_at', '<', unpaidSince)
    .execute();
  return [
    ...near.map(({ id }) => due(id, 'deadline_near')),
    ...soon.map(({ id }) => due(id, 'selection_3_days')),
    ...last.map(({ id }) => due(id, 'selection_1_day')),
    ...unpaid.map(({ id }) => due(id, 'unpaid')),
  ];
}

function due(campaign_id: string, reminder: CampaignReminder): DueReminder {
  return { campaign_id, reminder };
}

function unsaid(db: Database, reminder: CampaignReminder) {
  return db
    .selectFrom('campaigns')
    .select('campaigns.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('campaign_reminders')
            .select('campaign_reminders.reminder')
            .whereRef('campaign_reminders.campaign_id', '=', 'campaigns.id')
            .where('campaign_reminders.reminder', '=', reminder),
        ),
      ),
    )
    .orderBy('campaigns.id')
    .limit(AT_ONCE);
}

const hasOpenSpotsAndApplicants = sql<boolean>`taken_slots < funded_slots and exists (
  select from applications where campaign_id = campaigns.id and status in ('submitted', 'shortlisted')
)`;

/** Closed campaigns with this many days left to select creators. After the last day there is no reminder. */
function selectionClosesIn(today: string, days: number) {
  const from = newYorkInstant(addDays(today, -DECIDE_WITHIN_DAYS), 0).toISOString();
  const until = newYorkInstant(addDays(today, days + 1 - DECIDE_WITHIN_DAYS), 0).toISOString();
  return sql<boolean>`status = 'closed' and selection_closed_at is null
    and closed_at >= ${from} and closed_at < ${until} and ${hasOpenSpotsAndApplicants}`;
}

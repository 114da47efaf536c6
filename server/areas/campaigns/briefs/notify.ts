import { type BriefChange, describeBriefChange } from '#domain/campaigns/brief-changes.ts';
import { OPEN_APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { briefChangedMail } from './mails/brief-changed-mail.ts';

const MOST_LINES = 8;
const LINE_MAX_LENGTH = 240;

interface ChangedBrief {
  campaign: LockedCampaign;
  version: number;
  changes: readonly BriefChange[];
  /** Applicants can't be accepted until they agree to the changes. */
  asks_again: boolean;
}

/** Notifies everyone with an open application about the changes, so that they can agree or withdraw. */
export async function notifyAboutBriefChanges(
  tx: Tx,
  context: Context,
  { campaign, version, changes, asks_again }: ChangedBrief,
): Promise<void> {
  const { id, public_id, title, business_name } = campaign;
  const href = `/campaigns/${public_id ?? id}`;
  await notifyPeople(tx, context, {
    user_ids: await listOpenApplicants(tx, id),
    kind: 'brief_changed',
    notification: {
      notification_key: `brief_changed:${id}:${version}`,
      title: asks_again ? `Are you still in? ${title}` : `Brief changed: ${title}`,
      body: asks_again
        ? `${business_name} changed the brief and can accept you once you say you’re still in.`
        : `${business_name} updated the brief. You can withdraw if it no longer works for you.`,
      href,
    },
    mail: {
      template: briefChangedMail,
      facts: { title, business_name, changes: linesOf(changes), href, asks_again },
    },
  });
}

function linesOf(changes: readonly BriefChange[]): string[] {
  const lines = changes.slice(0, MOST_LINES).map((change) => shorten(describeBriefChange(change)));
  const rest = changes.length - lines.length;
  return rest > 0 ? [...lines, `And ${rest} more.`] : lines;
}

function shorten(line: string): string {
  return line.length <= LINE_MAX_LENGTH ? line : `${line.slice(0, LINE_MAX_LENGTH - 1)}…`;
}

async function listOpenApplicants(tx: Tx, campaignId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .select('creators.user_id')
    .where('applications.campaign_id', '=', campaignId)
    .where('applications.status', 'in', OPEN_APPLICATION_STATUSES)
    .orderBy('creators.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

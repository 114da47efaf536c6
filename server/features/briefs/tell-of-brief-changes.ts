import { OPEN_APPLICATION_STATUSES } from '#domain/application-states.ts';
import { type BriefChange, describeBriefChange } from '#domain/brief-changes.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { briefChangedMail } from '../../mail/templates/brief-changed-mail.ts';
import type { HeldCampaign } from '../campaigns/hold-campaign.ts';
import { tellPeople } from '../notices/tell-people.ts';

const MOST_LINES = 8;
const LINE_MAX_LENGTH = 240;

interface ChangedBrief {
  campaign: HeldCampaign;
  version: number;
  changes: readonly BriefChange[];
}

/** Everybody whose application is still open reads what changed, and may withdraw. */
export async function tellOfBriefChanges(
  tx: Tx,
  context: Context,
  { campaign, version, changes }: ChangedBrief,
): Promise<void> {
  const { id, public_id, title, business_name } = campaign;
  const href = `/campaigns/${public_id ?? id}`;
  await tellPeople(tx, context, {
    user_ids: await listOpenApplicants(tx, id),
    kind: 'brief_changed',
    notice: {
      notice_key: `brief_changed:${id}:${version}`,
      title: `The brief changed: ${title}`,
      body: `${business_name} changed what it asks for. You may withdraw if it no longer suits you.`,
      href,
    },
    mail: { template: briefChangedMail, facts: { title, business_name, changes: linesOf(changes), href } },
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

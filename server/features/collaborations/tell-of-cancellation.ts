import { businessWorkPath, creatorWorkPath } from '#domain/work-address.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { shortName } from '../../mail/short-name.ts';
import { workTurnedMail } from '../../mail/templates/work-turned-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import type { HeldCollaboration } from './hold-collaboration.ts';
import type { WorkSide } from './work-side.ts';

interface Cancelled {
  side: WorkSide;
  note: string;
}

/** Whoever did not call it off hears of it. */
export async function tellOfCancellation(
  tx: Tx,
  context: Context,
  held: HeldCollaboration,
  cancelled: Cancelled,
): Promise<void> {
  if (cancelled.side !== 'creator') await tellCreator(tx, context, held, cancelled);
  if (cancelled.side !== 'business') await tellBusiness(tx, context, held, cancelled);
}

async function tellCreator(tx: Tx, context: Context, held: HeldCollaboration, { side, note }: Cancelled) {
  const href = creatorWorkPath(held.id);
  const told = turn(held, side === 'business' ? held.campaign.business_name : 'Bizmeet', {
    body: 'Nothing was sent yet, so nothing is owed.',
    note,
    href,
  });
  await tellPeople(tx, context, { user_ids: [held.creator_user_id], kind: 'work_due', ...told });
}

async function tellBusiness(tx: Tx, context: Context, held: HeldCollaboration, { side, note }: Cancelled) {
  const href = businessWorkPath(held.id);
  const told = turn(held, side === 'creator' ? held.creator_name : 'Bizmeet', {
    body: 'The whole spot goes back to you, the fee included.',
    note,
    href,
  });
  const user_ids = await listBusinessPeople(tx, held.business_id);
  await tellPeople(tx, context, { user_ids, kind: 'draft_to_review', ...told });
}

function turn(
  held: HeldCollaboration,
  who: string,
  { body, note, href }: { body: string; note: string; href: string },
) {
  const { title: campaign_title } = held.campaign;
  const title = `${shortName(who, 28)} canceled the work`;
  const quote = note.trim() || null;
  const facts = { subject: title, title, body, quote, campaign_title, verb: 'See the work', href };
  return {
    notice: { notice_key: `work:cancelled:${held.id}`, title, body: `${campaign_title}. ${body}`, href },
    mail: { template: workTurnedMail, facts },
  };
}

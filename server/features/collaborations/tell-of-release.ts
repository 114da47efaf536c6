import { formatCents } from '#domain/money.ts';
import { newYorkDay } from '#domain/new-york-time.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work-address.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { shortName } from '../../mail/short-name.ts';
import { moneyReleasedMail } from '../../mail/templates/money-released-mail.ts';
import { workTurnedMail } from '../../mail/templates/work-turned-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import type { HeldCollaboration } from './hold-collaboration.ts';

/** Both sides hear that held funds are the creator's now. */
export async function tellOfRelease(
  tx: Tx,
  context: Context,
  held: HeldCollaboration,
  { earning_id }: { earning_id: string },
): Promise<void> {
  const earning = await tx
    .selectFrom('earnings')
    .select(['gross_cents', 'net_cents', 'available_at'])
    .where('id', '=', earning_id)
    .executeTakeFirstOrThrow();
  await tellCreator(tx, context, held, { earning_id, ...earning });
  await tellBusiness(tx, context, held, { earning_id, ...earning });
}

interface Released {
  earning_id: string;
  gross_cents: number;
  net_cents: number;
  available_at: string;
}

async function tellCreator(
  tx: Tx,
  context: Context,
  { id, creator_user_id, campaign }: HeldCollaboration,
  { earning_id, ...earning }: Released,
): Promise<void> {
  const { title: campaign_title, business_name } = campaign;
  await tellPeople(tx, context, {
    user_ids: [creator_user_id],
    kind: 'money_moves',
    notice: {
      notice_key: `released:${earning_id}`,
      title: `${formatCents(earning.net_cents)} is released to you`,
      body: `${campaign_title}. It clears on ${newYorkDay(earning.available_at)}.`,
      href: creatorWorkPath(id),
    },
    mail: { template: moneyReleasedMail, facts: { campaign_title, business_name, ...earning } },
  });
}

async function tellBusiness(
  tx: Tx,
  context: Context,
  { id, business_id, creator_name, campaign }: HeldCollaboration,
  { earning_id, gross_cents }: Released,
): Promise<void> {
  const title = `${formatCents(gross_cents)} is released to ${shortName(creator_name, 28)}`;
  const body = 'All that was agreed is in and checked.';
  const { title: campaign_title } = campaign;
  const href = businessWorkPath(id);
  const facts = { subject: title, title, body, quote: null, campaign_title, verb: 'See the work', href };
  await tellPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, business_id),
    kind: 'money_moves',
    notice: { notice_key: `released:${earning_id}`, title, body: campaign_title, href },
    mail: { template: workTurnedMail, facts },
  });
}

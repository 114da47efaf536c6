import { businessWorkPath, creatorWorkPath } from '#domain/work-address.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { workTurnedMail } from '../../mail/templates/work-turned-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import type { HeldCollaboration, HeldDeliverable } from './hold-collaboration.ts';
import { type WorkNewsKind, workNews } from './work-news.ts';

export interface Told {
  held: Pick<HeldCollaboration, 'id' | 'business_id' | 'creator_user_id' | 'creator_name' | 'contract'> & {
    campaign: { title: string; business_name: string };
  };
  /** As it stands after the turn. */
  one: HeldDeliverable;
  news: WorkNewsKind;
  words?: string;
}

/** Tells each side of a turn of the work what it has to know of it. */
export async function tellOfWork(tx: Tx, context: Context, { held, one, news, words }: Told): Promise<void> {
  const { business_name, title: campaign_title } = held.campaign;
  const { creator_name } = held;
  for (const told of workNews(news, { creator_name, business_name, one, words })) {
    const isCreators = told.to === 'creator';
    const href = isCreators ? creatorWorkPath(held.id) : businessWorkPath(held.id);
    const { title, body, quote, verb } = told;
    const facts = { subject: title, title, body, quote, campaign_title, verb, href };
    await tellPeople(tx, context, {
      user_ids: isCreators ? [held.creator_user_id] : await listBusinessPeople(tx, held.business_id),
      kind: told.kind,
      notice: { notice_key: noticeKey(one, news), title, body, href },
      ...(told.has_mail && { mail: { template: workTurnedMail, facts } }),
    });
  }
}

/** The same turn of the same version rings once; a link may be sent again, and time given again. */
function noticeKey(
  { id, version, post_returns, due_at, reminders_sent }: HeldDeliverable,
  news: WorkNewsKind,
) {
  return ['work', news, id, version, post_returns, reminders_sent, due_at ?? ''].join(':');
}

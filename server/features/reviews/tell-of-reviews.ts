import { displayName } from '#domain/display-name.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work-address.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { workReviewedMail } from '../../mail/templates/work-reviewed-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';

/** Each side hears that it can read what the other one wrote, where the other one wrote. */
export async function tellOfReviews(tx: Tx, context: Context, collaborationId: string): Promise<void> {
  const work = await readWork(tx, collaborationId);
  const sides = await tx
    .selectFrom('reviews')
    .select('side')
    .where('collaboration_id', '=', collaborationId)
    .execute();
  for (const { side } of sides) {
    const isByCreator = side === 'creator';
    const writer = isByCreator ? work.creator_name : work.business_name;
    const headline = `${writer} reviewed you`;
    const body = 'Reviews of this work are open now. They stay as they are.';
    const href = isByCreator ? businessWorkPath(collaborationId) : creatorWorkPath(collaborationId);
    await tellPeople(tx, context, {
      user_ids: isByCreator ? await listBusinessPeople(tx, work.business_id) : [work.creator_user_id],
      kind: 'work_reviewed',
      notice: { notice_key: `reviewed:${collaborationId}:${side}`, title: headline, body: work.title, href },
      mail: { template: workReviewedMail, facts: { title: work.title, headline, body, href } },
    });
  }
}

async function readWork(tx: Tx, collaborationId: string) {
  const { full_name, ...row } = await tx
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['w.business_id', 'c.title', 'b.business_name', 'k.user_id as creator_user_id', 'p.full_name'])
    .where('w.id', '=', collaborationId)
    .executeTakeFirstOrThrow();
  return { ...row, creator_name: displayName({ full_name, email: null }) };
}

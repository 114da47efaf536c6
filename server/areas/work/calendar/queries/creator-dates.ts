import type { Database } from '#server/platform/db/database.ts';
import type { CalendarDate, CalendarWish } from './calendar-date.ts';

const MOST = 200;

/** Deadlines of saved campaigns and invitations, and of campaigns the creator applied to. */
export async function listCreatorDates(
  db: Database,
  { user_id, from_date }: CalendarWish,
): Promise<CalendarDate[]> {
  const campaigns = await db
    .selectFrom('creators')
    .innerJoin('campaigns', (join) => join.onTrue())
    .innerJoin('businesses', 'businesses.id', 'campaigns.business_id')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.campaign_id', '=', 'campaigns.id')
        .onRef('applications.creator_id', '=', 'creators.id')
        .on('applications.status', 'in', ['invited', 'submitted', 'shortlisted']),
    )
    .select(['campaigns.id', 'campaigns.public_id', 'campaigns.title', 'campaigns.application_deadline'])
    .select(['businesses.business_name', 'applications.status as application_status'])
    .where('creators.user_id', '=', user_id)
    .where('campaigns.status', 'in', ['live', 'paused'])
    .where('campaigns.is_offer', '=', false)
    .where('campaigns.application_deadline', '>=', from_date)
    .where((eb) =>
      eb(
        'campaigns.id',
        'in',
        eb
          .selectFrom('campaign_bookmarks')
          .innerJoin('creators as keeper', 'keeper.id', 'campaign_bookmarks.creator_id')
          .select((kept) => kept.ref('campaign_bookmarks.campaign_id').$notNull().as('campaign_id'))
          .where('keeper.user_id', '=', user_id)
          .where('campaign_bookmarks.kind', '=', 'saved')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('blocks')
                  .innerJoin('campaigns as saved', 'saved.business_id', 'blocks.business_id')
                  .select('blocks.id')
                  .whereRef('blocks.creator_id', '=', 'keeper.id')
                  .whereRef('saved.id', '=', 'campaign_bookmarks.campaign_id'),
              ),
            ),
          )
          .union(
            eb
              .selectFrom('applications as own')
              .innerJoin('creators as applicant', 'applicant.id', 'own.creator_id')
              .select((own) => own.ref('own.campaign_id').$notNull().as('campaign_id'))
              .where('applicant.user_id', '=', user_id)
              .where('own.status', 'in', ['invited', 'submitted', 'shortlisted'])
              .where(({ or, not, exists, selectFrom, eb: is }) =>
                or([
                  is('own.status', '!=', 'invited'),
                  not(
                    exists(
                      selectFrom('blocks')
                        .innerJoin('campaigns as invited', 'invited.business_id', 'blocks.business_id')
                        .select('blocks.id')
                        .whereRef('blocks.creator_id', '=', 'applicant.id')
                        .whereRef('invited.id', '=', 'own.campaign_id'),
                    ),
                  ),
                ]),
              ),
          ),
      ),
    )
    .orderBy('campaigns.application_deadline')
    .orderBy('campaigns.id')
    .limit(MOST)
    .execute();
  return campaigns.flatMap(
    ({ id, public_id, title, application_deadline, business_name, application_status }) => {
      const hasApplied = application_status === 'submitted' || application_status === 'shortlisted';
      return application_deadline === null
        ? []
        : [
            {
              uid: `apply-by-${id}`,
              title: hasApplied ? `Applications close: ${title}` : `Last day to apply: ${title}`,
              description: business_name,
              href: `/campaigns/${public_id ?? id}`,
              on_date: application_deadline,
            },
          ];
    },
  );
}

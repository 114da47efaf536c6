import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newPerson, type Person } from './people.ts';

export async function newCreatorApplicant(
  context: Context,
  status: CreatorStatus,
): Promise<{ person: Person; creator_id: string }> {
  const isIn = ['approved', 'active', 'suspended'].includes(status);
  const person = await newPerson(context, { role: isIn ? 'creator' : 'applicant', creator: { status } });
  return { person, creator_id: await creatorIdOf(context, person) };
}

export async function creatorIdOf(
  { db }: Pick<Context, 'db'>,
  { user_id }: Pick<Person, 'user_id'>,
): Promise<string> {
  const { id } = await db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Fills in everything an application needs. The reference data of places has to be there. */
export async function completeApplication({ db }: Pick<Context, 'db'>, creatorId: string): Promise<void> {
  const { id: home_neighborhood_id } = await db
    .selectFrom('neighborhoods')
    .select('id')
    .where('city_id', '=', NEW_YORK_CITY_ID)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('creators')
    .set({
      handle: `maya.${creatorId.slice(-12)}`,
      bio: 'Steam, hands and early mornings.',
      languages: ['en'],
      home_city_id: NEW_YORK_CITY_ID,
      home_neighborhood_id,
    })
    .where('id', '=', creatorId)
    .execute();
  await db.insertInto('creator_niches').values({ creator_id: creatorId, niche: 'food' }).execute();
  await db
    .insertInto('creator_rates')
    .values({ creator_id: creatorId, kind: 'instagram_reel', price_cents: 22_000 })
    .execute();
  const links = ['a', 'b', 'c'].map((name, sort_order) => ({
    id: newId(),
    creator_id: creatorId,
    url: `https://www.youtube.com/shorts/${name}`,
    platform: 'youtube' as const,
    sort_order,
  }));
  await db.insertInto('portfolio_links').values(links).execute();
}

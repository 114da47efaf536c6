import type { ApplicationFields } from '#contract/creators.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { HeldCreator } from './hold-creator.ts';
import { nextUpdate } from './next-update.ts';

/** Writes what was given, on a profile that is locked. */
export async function writeProfile(
  tx: Tx,
  context: Pick<Context, 'now'>,
  held: HeldCreator,
  { full_name, niches, home_neighborhood_id, home_city_id, ...row }: ApplicationFields,
): Promise<void> {
  requireKept(held, { ...row, niches, home_neighborhood_id });
  const updated_at = nextUpdate(held.updated_at, context.now());
  const home = await readHome(tx, home_neighborhood_id, home_city_id);
  if (row.handle) await requireFreeHandle(tx, held.id, row.handle);
  await tx
    .updateTable('creators')
    .set({ ...tidied(row), ...home, updated_at })
    .where('id', '=', held.id)
    .execute()
    .catch((cause: { code?: string }) => {
      throw cause.code === UNIQUE_VIOLATION ? handleTaken() : cause;
    });
  if (full_name !== undefined) {
    await tx
      .updateTable('profiles')
      .set({ full_name, updated_at })
      .where('user_id', '=', held.user_id)
      .execute();
  }
  if (niches !== undefined) await replaceNiches(tx, held.id, niches);
}

const UNIQUE_VIOLATION = '23505';

/** A text of nothing is none, and each language counts once. */
function tidied({ bio, availability, languages, ...row }: Omit<ApplicationFields, keyof Elsewhere>) {
  return {
    ...row,
    ...(bio !== undefined && { bio: bio || null }),
    ...(availability !== undefined && { availability: availability || null }),
    ...(languages && { languages: [...new Set(languages)] }),
  };
}

type Elsewhere = Pick<ApplicationFields, 'full_name' | 'niches' | 'home_neighborhood_id' | 'home_city_id'>;

/** Businesses decide by these, so whoever has passed the review cannot empty them again. */
function requireKept({ status }: HeldCreator, fields: ApplicationFields): void {
  if (!passesCreatorGate(status)) return;
  const emptied = (['handle', 'bio', 'languages', 'niches', 'home_neighborhood_id'] as const).filter(
    (name) => fields[name] !== undefined && (fields[name]?.length ?? 0) === 0,
  );
  if (emptied.length === 0) return;
  const message = 'Businesses decide by this, so it cannot stay empty';
  throw new Problem(
    'invalid_input',
    `${message}.`,
    emptied.map((path) => ({ path, message })),
  );
}

/** The neighborhood says which city it is in. */
async function readHome(tx: Tx, neighborhoodId: string | null | undefined, cityId: string | undefined) {
  if (neighborhoodId) {
    const found = await tx
      .selectFrom('neighborhoods')
      .select('city_id')
      .where('id', '=', neighborhoodId)
      .executeTakeFirst();
    if (found?.city_id !== (cityId ?? NEW_YORK_CITY_ID)) {
      throw refusal('home_neighborhood_id', 'Choose a neighborhood out of the list');
    }
    return { home_neighborhood_id: neighborhoodId, home_city_id: found.city_id };
  }
  const home = neighborhoodId === null ? { home_neighborhood_id: null } : {};
  if (cityId === undefined) return home;
  const city = await tx
    .selectFrom('cities')
    .select('id')
    .where('id', '=', cityId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  if (city === undefined) throw refusal('home_city_id', 'Bizmeet is not open there yet');
  return { ...home, home_city_id: cityId };
}

async function requireFreeHandle(tx: Tx, creatorId: string, handle: string): Promise<void> {
  const taken = await tx
    .selectFrom('creators')
    .select('id')
    .where('handle', '=', handle)
    .where('id', '<>', creatorId)
    .executeTakeFirst();
  if (taken !== undefined) throw handleTaken();
}

function handleTaken(): Problem {
  return new Problem('conflict', 'Somebody has this handle. Try another one.', [
    { path: 'handle', message: 'Somebody has this handle. Try another one' },
  ]);
}

function refusal(path: string, message: string): Problem {
  return new Problem('invalid_input', `${message}.`, [{ path, message }]);
}

async function replaceNiches(tx: Tx, creatorId: string, niches: readonly string[]): Promise<void> {
  await tx.deleteFrom('creator_niches').where('creator_id', '=', creatorId).execute();
  const rows = [...new Set(niches)].map((niche) => ({ creator_id: creatorId, niche }));
  if (rows.length > 0) await tx.insertInto('creator_niches').values(rows).execute();
}

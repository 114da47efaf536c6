import type { ApplicationFields } from '#contract/creators/profiles.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { changeAccount } from '#server/areas/accounts/users/commands/change-account.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedCreator } from '../lock.ts';

/** Writes the given fields. The caller has locked the profile. */
export async function writeProfile(
  tx: Tx,
  context: Pick<Context, 'now'>,
  locked: LockedCreator,
  { full_name, niches, home_neighborhood_id, home_city_id, ...row }: ApplicationFields,
): Promise<void> {
  requireKept(locked, { ...row, niches, home_neighborhood_id });
  const updated_at = context.now().toISOString();
  const home = await readHome(tx, home_neighborhood_id, home_city_id);
  if (row.handle) await requireFreeHandle(tx, locked.id, row.handle);
  await tx
    .updateTable('creators')
    .set({ ...tidied(row), ...home, version: locked.version + 1, updated_at })
    .where('id', '=', locked.id)
    .execute()
    .catch((cause: { code?: string }) => {
      throw cause.code === UNIQUE_VIOLATION ? handleTaken() : cause;
    });
  if (full_name !== undefined) {
    await changeAccount(tx, locked.user_id, { full_name }, new Date(updated_at));
  }
  if (niches !== undefined) await replaceNiches(tx, locked.id, niches);
}

const UNIQUE_VIOLATION = '23505';

/** Turns empty texts into null and removes duplicate languages. */
function tidied({ bio, availability, languages, ...row }: Omit<ApplicationFields, keyof Elsewhere>) {
  return {
    ...row,
    ...(bio !== undefined && { bio: bio || null }),
    ...(availability !== undefined && { availability: availability || null }),
    ...(languages && { languages: [...new Set(languages)] }),
  };
}

type Elsewhere = Pick<ApplicationFields, 'full_name' | 'niches' | 'home_neighborhood_id' | 'home_city_id'>;

/** Businesses decide by these fields, so approved creators can't empty them. */
function requireKept({ status }: LockedCreator, fields: ApplicationFields): void {
  if (!passesCreatorGate(status)) return;
  const emptied = (['handle', 'bio', 'languages', 'niches', 'home_neighborhood_id'] as const).filter(
    (name) => fields[name] !== undefined && (fields[name]?.length ?? 0) === 0,
  );
  if (emptied.length === 0) return;
  const message = 'Businesses decide based on this, so it can’t be empty';
  throw new Problem(
    'invalid_input',
    `${message}.`,
    emptied.map((path) => ({ path, message })),
  );
}

/** Reads the city from the neighborhood. */
async function readHome(tx: Tx, neighborhoodId: string | null | undefined, cityId: string | undefined) {
  if (neighborhoodId) {
    const found = await tx
      .selectFrom('neighborhoods')
      .select('city_id')
      .where('id', '=', neighborhoodId)
      .executeTakeFirst();
    if (found?.city_id !== (cityId ?? NEW_YORK_CITY_ID)) {
      throw refusal('home_neighborhood_id', 'Choose a neighborhood from the list');
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
  if (city === undefined) throw refusal('home_city_id', 'Bizmeet isn’t available there yet');
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
  return new Problem('conflict', 'This handle is taken. Try another one.', [
    { path: 'handle', message: 'This handle is taken. Try another one' },
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

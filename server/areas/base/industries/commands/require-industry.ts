import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Does nothing if no industry is given. */
export async function requireIndustry(tx: Tx, industry: string | null | undefined): Promise<void> {
  if (!industry) return;
  const known = await tx
    .selectFrom('industries')
    .select('slug')
    .where('slug', '=', industry)
    .executeTakeFirst();
  if (known !== undefined) return;
  const message = 'Choose one from the list';
  throw new Problem('invalid_input', message, [{ path: 'industry', message }]);
}

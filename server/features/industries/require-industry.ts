import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** Nothing to check where none is named. */
export async function requireIndustry(tx: Tx, industry: string | null | undefined): Promise<void> {
  if (!industry) return;
  const known = await tx
    .selectFrom('industries')
    .select('slug')
    .where('slug', '=', industry)
    .executeTakeFirst();
  if (known !== undefined) return;
  const message = 'Choose one of the list';
  throw new Problem('invalid_input', message, [{ path: 'industry', message }]);
}

import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

interface Named {
  business_id: string;
  template_name: string;
  own_id: string | null;
}

/** The caller has locked the business, so nobody else can take the name meanwhile. */
export async function requireFreeName(tx: Tx, { business_id, template_name, own_id }: Named): Promise<void> {
  const taken = await tx
    .selectFrom('campaign_templates')
    .select('id')
    .where('business_id', '=', business_id)
    .where(sql<string>`lower(template_name)`, '=', sql<string>`lower(${template_name})`)
    .executeTakeFirst();
  if (taken === undefined || taken.id === own_id) return;
  const message = 'Another template already has this name';
  throw new Problem('conflict', `${message}.`, [{ path: 'template_name', message }]);
}

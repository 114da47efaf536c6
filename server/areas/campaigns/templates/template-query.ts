import type { CampaignTemplate, TemplateContent } from '#contract/campaigns/templates.ts';
import { TEMPLATES_MAX } from '#domain/campaigns/templates.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { readContent } from './read-content.ts';

/** The templates of a business, by name. The caller checks who may see them. */
export async function listTemplates(db: Database, businessId: string): Promise<CampaignTemplate[]> {
  const rows = await templateRows(db, businessId).orderBy('template_name').limit(TEMPLATES_MAX).execute();
  const open = await findOpenLocations(db, businessId);
  return rows.map((row) => templateOf(row, open));
}

export async function getTemplate(
  db: Database | Tx,
  { business_id, template_id }: { business_id: string; template_id: string },
): Promise<CampaignTemplate> {
  const row = await templateRows(db, business_id).where('t.id', '=', template_id).executeTakeFirst();
  if (row === undefined) throw noTemplate();
  return templateOf(row, await findOpenLocations(db, business_id));
}

/** What a draft made from the template begins with. Locations that were archived since are left out. */
export async function getTemplateContent(
  tx: Tx,
  { business_id, template_id }: { business_id: string; template_id: string },
): Promise<{ template_name: string; content: TemplateContent }> {
  const row = await tx
    .selectFrom('campaign_templates')
    .select(['template_name', 'content'])
    .where('id', '=', template_id)
    .where('business_id', '=', business_id)
    .executeTakeFirst();
  if (row === undefined) throw noTemplate();
  const content = readContent(row.content);
  const open = await findOpenLocations(tx, business_id);
  const location_ids = content.location_ids.filter((id) => open.has(id));
  return { template_name: row.template_name, content: { ...content, location_ids } };
}

/** The pictures are there even if the campaign they come from lost them, but not if we removed them after a report. */
export function findTemplatePictures(tx: Tx, templateId: string) {
  return tx
    .selectFrom('campaign_template_pictures as t')
    .innerJoin('media_files', 'media_files.id', 't.media_file_id')
    .select(MEDIA_COLUMNS)
    .where('t.template_id', '=', templateId)
    .where('media_files.status', '=', 'ready')
    .where('media_files.removed_at', 'is', null)
    .where('media_files.objects_removed_at', 'is', null)
    .orderBy('t.sort_order')
    .execute();
}

export function noTemplate(): Problem {
  return new Problem('not_found', 'We couldn’t find this template.');
}

function templateRows(db: Database | Tx, businessId: string) {
  return db
    .selectFrom('campaign_templates as t')
    .select(['t.id', 't.template_name', 't.content', 't.created_at'])
    .select((eb) =>
      eb
        .selectFrom('campaign_template_pictures as p')
        .innerJoin('media_files as m', 'm.id', 'p.media_file_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.template_id', '=', 't.id')
        .where('m.removed_at', 'is', null)
        .as('picture_count'),
    )
    .where('t.business_id', '=', businessId);
}

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templateRows>['executeTakeFirstOrThrow']>>;

function templateOf(row: TemplateRow, open: ReadonlySet<string>): CampaignTemplate {
  const { title, deliverables, creator_payout_cents, slots, fulfilment, location_ids, content_due_days } =
    readContent(row.content);
  return {
    id: row.id,
    template_name: row.template_name,
    ...{ title, deliverables, creator_payout_cents, slots, fulfilment, content_due_days },
    location_ids: location_ids.filter((id) => open.has(id)),
    picture_count: row.picture_count ?? 0,
    created_at: row.created_at,
  };
}

async function findOpenLocations(db: Database | Tx, businessId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('business_locations')
    .select('id')
    .where('business_id', '=', businessId)
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

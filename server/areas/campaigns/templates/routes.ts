import { templateEndpoints } from '#contract/campaigns/templates.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { handle } from '#server/platform/http/route.ts';
import { deleteTemplate, renameTemplate } from './commands/change-template.ts';
import { saveTemplate } from './commands/save-template.ts';
import { useTemplate } from './commands/use-template.ts';
import { listTemplates } from './template-query.ts';

export const templateRoutes = [
  handle(templateEndpoints.listCampaignTemplates, async ({ context: { db }, account, params }) => {
    await requireBusiness(db, account, params.id, 'read');
    return { templates: await listTemplates(db, params.id) };
  }),
  handle(templateEndpoints.saveCampaignTemplate, ({ context, account, params, body }) =>
    saveTemplate(context, account, params.id, body),
  ),
  handle(templateEndpoints.renameCampaignTemplate, ({ context, account, params, body }) =>
    renameTemplate(context, account, { ...params, ...body }),
  ),
  handle(templateEndpoints.deleteCampaignTemplate, ({ context, account, params }) =>
    deleteTemplate(context, account, params),
  ),
  handle(templateEndpoints.createCampaignFromTemplate, ({ context, account, params }) =>
    useTemplate(context, account, params),
  ),
];

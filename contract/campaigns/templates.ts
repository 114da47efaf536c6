import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { FULFILMENTS } from '#domain/campaigns/campaign-limits.ts';
import { TEMPLATE_NAME_MAX_LENGTH, TEMPLATES_MAX } from '#domain/campaigns/templates.ts';
import { draftFields, wantedDeliverable } from './drafts.ts';

/** The fields of a campaign that a template keeps: all but its dates. */
export const templateContent = draftFields
  .omit({ application_deadline: true })
  .extend({ package_id: z.uuid().nullable() });
export type TemplateContent = z.output<typeof templateContent>;

/** A campaign that the business saved to start others from. */
const campaignTemplate = z
  .object({
    id: z.string(),
    template_name: z.string(),
    title: z.string(),
    deliverables: z.array(wantedDeliverable),
    creator_payout_cents: z.number().int().nullable(),
    slots: z.number().int(),
    fulfilment: z.enum(FULFILMENTS).nullable(),
    /** Without archived locations. */
    location_ids: z.array(z.string()),
    content_due_days: z.number().int().nullable(),
    picture_count: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: 'CampaignTemplate' });
export type CampaignTemplate = z.output<typeof campaignTemplate>;

/** In the order of their names. */
const campaignTemplates = z
  .object({ templates: z.array(campaignTemplate).max(TEMPLATES_MAX) })
  .meta({ id: 'CampaignTemplates' });

const template_name = oneLine()
  .min(1, 'Enter a name')
  .max(TEMPLATE_NAME_MAX_LENGTH, `The name can be at most ${TEMPLATE_NAME_MAX_LENGTH} characters`);

const newTemplate = z.object({ template_name, campaign_id: z.uuid() }).meta({ id: 'NewCampaignTemplate' });
export type NewTemplate = z.output<typeof newTemplate>;

const templateChange = z.object({ template_name }).meta({ id: 'CampaignTemplateChange' });

const templateParams = z.object({ id: z.uuid(), template_id: z.uuid() });

const templateCampaign = z.object({ campaign_id: z.string() }).meta({ id: 'CampaignFromTemplate' });

export const templateEndpoints = endpoints({
  listCampaignTemplates: {
    method: 'GET',
    url: '/api/businesses/:id/campaign-templates',
    access: 'business',
    summary: "List a business's campaign templates",
    params: businessParams,
    response: campaignTemplates,
  },
  saveCampaignTemplate: {
    method: 'POST',
    url: '/api/businesses/:id/campaign-templates',
    access: 'business',
    summary: 'Save a campaign as a template, with its pictures and without its dates',
    params: businessParams,
    body: newTemplate,
    response: campaignTemplate,
    status: 201,
  },
  renameCampaignTemplate: {
    method: 'PATCH',
    url: '/api/businesses/:id/campaign-templates/:template_id',
    access: 'business',
    summary: 'Rename a campaign template',
    params: templateParams,
    body: templateChange,
    response: campaignTemplate,
  },
  deleteCampaignTemplate: {
    method: 'DELETE',
    url: '/api/businesses/:id/campaign-templates/:template_id',
    access: 'business',
    summary: 'Delete a campaign template; campaigns made from it stay',
    params: templateParams,
    response: done,
  },
  createCampaignFromTemplate: {
    method: 'POST',
    url: '/api/businesses/:id/campaign-templates/:template_id/campaigns',
    access: 'business',
    summary: 'Create a campaign draft from a template',
    params: templateParams,
    response: templateCampaign,
    status: 201,
  },
});

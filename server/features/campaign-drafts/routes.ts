import { briefVersions } from '#contract/briefs.ts';
import { businessParams } from '#contract/business-views.ts';
import {
  campaignDraft,
  campaignDraftChange,
  campaignHints,
  campaignRevision,
  newCampaign,
} from '#contract/campaign-drafts.ts';
import { ownCampaignParams } from '#contract/own-campaigns.ts';
import { done } from '#contract/sessions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { listBriefVersions } from '../briefs/list-brief-versions.ts';
import { readBrief } from '../briefs/read-brief.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';
import { changeDraft } from './change-draft.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft } from './delete-draft.ts';
import { finishDraft } from './finish-draft.ts';
import { getHints } from './get-hints.ts';
import { getOwnDraft } from './get-own-draft.ts';
import { reviseCampaign } from './revise-campaign.ts';

export const campaignDraftRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns',
    access: 'business',
    operation: 'createCampaign',
    summary: 'Start a campaign, blank or from a content package',
    params: businessParams,
    body: newCampaign,
    response: campaignDraft,
    status: 201,
    handle: ({ context, params, body, ...call }) =>
      createDraft(context, signedIn(call).account, params.id, body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/draft',
    access: 'business',
    operation: 'getCampaignDraft',
    summary: 'A campaign with everything that is written in it',
    params: ownCampaignParams,
    response: campaignDraft,
    handle: ({ context, params, ...call }) => getOwnDraft(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/businesses/:id/campaigns/:identifier/draft',
    access: 'business',
    operation: 'changeCampaignDraft',
    summary: 'Save what is written so far; 409 stale where somebody else saved meanwhile',
    params: ownCampaignParams,
    body: campaignDraftChange,
    response: campaignDraft,
    handle: ({ context, params, body, ...call }) =>
      changeDraft(context, signedIn(call).account, params, body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/businesses/:id/campaigns/:identifier/draft',
    access: 'business',
    operation: 'deleteCampaignDraft',
    summary: 'Throw a draft away',
    params: ownCampaignParams,
    response: done,
    handle: ({ context, params, ...call }) => deleteDraft(context, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/draft/completion',
    access: 'business',
    operation: 'finishCampaignDraft',
    summary: 'Say that a draft is whole and can be paid for',
    params: ownCampaignParams,
    response: campaignDraft,
    handle: ({ context, params, ...call }) => finishDraft(context, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/revisions',
    access: 'business',
    operation: 'reviseCampaign',
    summary: 'Change the brief of a campaign that was posted; those who applied are told',
    params: ownCampaignParams,
    body: campaignRevision,
    response: campaignDraft,
    handle: ({ context, params, body, ...call }) =>
      reviseCampaign(context, signedIn(call).account, params, body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/brief-versions',
    access: 'business',
    operation: 'listBriefVersions',
    summary: 'The brief of a campaign as it is written now, and what was published of it',
    params: ownCampaignParams,
    response: briefVersions,
    handle: async ({ context, params, ...call }) => {
      const { id } = await getOwnCampaign(context.db, signedIn(call).account, params, 'read');
      return {
        current: await readBrief(context.db, id),
        versions: await listBriefVersions(context.db, id),
      };
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/hints',
    access: 'business',
    operation: 'getCampaignHints',
    summary: 'What others pay and give for such work, and how many creators fit',
    params: ownCampaignParams,
    response: campaignHints,
    handle: ({ context, params, ...call }) => getHints(context.db, signedIn(call).account, params),
  }),
];

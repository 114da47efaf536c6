import { campaignDraftEndpoints } from '#contract/campaigns/drafts.ts';
import { listBriefVersions } from '#server/areas/campaigns/briefs/queries/list-brief-versions.ts';
import { readBrief } from '#server/areas/campaigns/briefs/queries/read-brief.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeDraft } from './commands/change-draft.ts';
import { createDraft } from './commands/create-draft.ts';
import { deleteDraft } from './commands/delete-draft.ts';
import { finishDraft } from './commands/finish-draft.ts';
import { reviseCampaign } from './commands/revise-campaign.ts';
import { getHints } from './queries/get-hints.ts';
import { getOwnDraft } from './queries/get-own-draft.ts';

export const campaignDraftRoutes = [
  handle(campaignDraftEndpoints.createCampaign, ({ context, account, params, body }) =>
    createDraft(context, account, params.id, body),
  ),
  handle(campaignDraftEndpoints.getCampaignDraft, ({ context, account, params }) =>
    getOwnDraft(context.db, account, params),
  ),
  handle(campaignDraftEndpoints.changeCampaignDraft, ({ context, account, params, body }) =>
    changeDraft(context, account, params, body),
  ),
  handle(campaignDraftEndpoints.deleteCampaignDraft, ({ context, account, params }) =>
    deleteDraft(context, account, params),
  ),
  handle(campaignDraftEndpoints.finishCampaignDraft, ({ context, account, params }) =>
    finishDraft(context, account, params),
  ),
  handle(campaignDraftEndpoints.reviseCampaign, ({ context, account, params, body }) =>
    reviseCampaign(context, account, params, body),
  ),
  handle(campaignDraftEndpoints.listBriefVersions, async ({ context, account, params }) => {
    const { id } = await getOwnCampaign(context.db, account, params, 'read');
    return {
      current: await readBrief(context.db, id),
      versions: await listBriefVersions(context.db, id),
    };
  }),
  handle(campaignDraftEndpoints.getCampaignHints, ({ context, account, params }) =>
    getHints(context.db, account, params),
  ),
];

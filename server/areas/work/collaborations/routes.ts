import { collaborationEndpoints } from '#contract/work/collaboration-endpoints.ts';
import { contractFile } from '#server/areas/work/contracts/contract-document.ts';
import { dealFile } from '#server/areas/work/contracts/deal-document.ts';
import { getContract } from '#server/areas/work/contracts/queries/get-contract.ts';
import { handle } from '#server/platform/http/route.ts';
import { cancelWork } from './commands/cancel-work.ts';
import { startWork } from './commands/start-work.ts';
import { getCollaboration } from './queries/get-collaboration.ts';
import { listBusinessWork } from './queries/list-business-work.ts';
import { listCampaignWork, listOwnWork } from './queries/list-work.ts';

export const collaborationRoutes = [
  handle(collaborationEndpoints.getCollaboration, ({ context, account, params }) =>
    getCollaboration(context, account, { collaboration_id: params.id }),
  ),
  handle(collaborationEndpoints.getContractFile, async ({ context, account, params }) =>
    contractFile(await getContract(context, account, params.id)),
  ),
  handle(collaborationEndpoints.getDealFile, async ({ context, account, params }) =>
    dealFile(await getContract(context, account, params.id)),
  ),
  handle(collaborationEndpoints.listOwnCollaborations, ({ context, account, query }) =>
    listOwnWork(context, account, query),
  ),
  handle(collaborationEndpoints.listCampaignCollaborations, ({ context, account, params, query }) =>
    listCampaignWork(context, account, params, query),
  ),
  handle(collaborationEndpoints.listBusinessCollaborations, ({ context, account, params, query }) =>
    listBusinessWork(context, account, params.id, query),
  ),
  handle(
    collaborationEndpoints.startCollaboration,
    async ({ context, account, params: { id: collaboration_id } }) => {
      await startWork(context, account, collaboration_id);
      return getCollaboration(context, account, { collaboration_id });
    },
  ),
  handle(
    collaborationEndpoints.cancelCollaboration,
    async ({ context, account, params: { id: collaboration_id }, body }) => {
      await cancelWork(context, account, collaboration_id, body);
      return getCollaboration(context, account, { collaboration_id });
    },
  ),
];

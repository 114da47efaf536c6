import { applicationEndpoints } from '#contract/hiring/applications.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handle } from '#server/platform/http/route.ts';
import { agreeToBrief } from './commands/agree-to-brief.ts';
import { leaveApplication } from './commands/leave-application.ts';
import { submitApplication } from './commands/submit-application.ts';

export const applicationRoutes = [
  handle(applicationEndpoints.applyToCampaign, ({ context, account, params, body }) =>
    inTransaction(context.db, async (tx) => {
      const creator_id = await getOwnCreatorId(tx, account.user_id);
      const { id, status } = await submitApplication(tx, context, { ...body, ...params, creator_id });
      return { application_id: id, status };
    }),
  ),
  handle(applicationEndpoints.agreeToBrief, ({ context, account, params, body }) =>
    agreeToBrief(context, account, params.id, body.brief_version),
  ),
  handle(applicationEndpoints.withdrawApplication, ({ context, account, params }) =>
    leaveApplication(context, account, params.id, 'withdraw'),
  ),
  handle(applicationEndpoints.declineCampaignInvitation, ({ context, account, params }) =>
    leaveApplication(context, account, params.id, 'decline'),
  ),
];

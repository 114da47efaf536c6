import { ownBusinessEndpoints } from '#contract/businesses/own-businesses.ts';
import { handle } from '#server/platform/http/route.ts';
import { addAndChoose } from './add-and-choose.ts';
import { switchBusiness } from './choose-business.ts';
import { listChoices } from './list-choices.ts';

export const chooseBusinessRoutes = [
  handle(ownBusinessEndpoints.listBusinessChoices, ({ context, account }) => listChoices(context, account)),
  handle(ownBusinessEndpoints.chooseBusiness, ({ context, account, session, body }) =>
    switchBusiness(context, account, { session_id: session.id, ...body }),
  ),
  handle(ownBusinessEndpoints.addBusiness, ({ context, account, session, body }) =>
    addAndChoose(context, account, session.id, body),
  ),
];

import { mailingAddressEndpoints } from '#contract/accounts/mailing-addresses.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { deleteMailingAddress, saveMailingAddress } from './commands/save-mailing-address.ts';
import { findMailingAddress } from './queries/find-mailing-address.ts';

export const mailingAddressRoutes = [
  handle(mailingAddressEndpoints.getMailingAddress, async ({ context, account }) => ({
    mailing_address: await findMailingAddress(context, account.user_id),
  })),
  handle(mailingAddressEndpoints.saveMailingAddress, ({ context, account, body }) =>
    saveMailingAddress(context, account.user_id, body),
  ),
  handle(mailingAddressEndpoints.deleteMailingAddress, async ({ context, account }) => {
    await deleteMailingAddress(context, account.user_id);
    return DONE;
  }),
];

import { mailboxEndpoints } from '#contract/base/mailbox.ts';
import { Problem } from '#server/platform/errors.ts';
import { handle } from '#server/platform/http/route.ts';
import { listMessages } from './queries/list-messages.ts';

export const mailboxRoutes = [
  handle(mailboxEndpoints.listMailbox, async ({ context }) => {
    if (context.config.is_production) throw new Problem('not_found', 'There’s nothing at this address.');
    return { messages: await listMessages(context.db) };
  }),
];

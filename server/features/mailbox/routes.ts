import { mailbox } from '#contract/mailbox.ts';
import { Problem } from '../../errors.ts';
import { defineRoute } from '../../http/route.ts';
import { listMessages } from './list-messages.ts';

export const mailboxRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/dev/mailbox',
    access: 'everyone',
    operation: 'listMailbox',
    summary: 'The newest mail of the development mailbox; never in production',
    response: mailbox,
    handle: async ({ context }) => {
      if (context.config.is_production) throw new Problem('not_found', 'There is nothing at this address.');
      return { messages: await listMessages(context.db) };
    },
  }),
];

import { z } from 'zod';

/** Looks every minute for messages whose time has come. */
export const deliverWebhooks = {
  name: 'deliver-webhooks',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
};

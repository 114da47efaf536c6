import { webhookEndpoints } from '#contract/base/webhooks.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  rotateSecret,
  switchWebhook,
} from './commands/save-webhook.ts';
import { replayDelivery, sendTestEvent } from './commands/send-again.ts';
import { listDeliveries } from './queries/list-deliveries.ts';
import { listWebhooks } from './queries/list-webhooks.ts';

export const webhookRoutes = [
  handle(webhookEndpoints.listWebhooks, ({ context, account }) =>
    listWebhooks(context.db, account, context.now()),
  ),
  handle(webhookEndpoints.addWebhook, ({ context, account, body }) => addWebhook(context, account, body)),
  handle(webhookEndpoints.changeWebhook, ({ context, account, params, body }) =>
    changeWebhook(context, account, params.id, body),
  ),
  handle(webhookEndpoints.switchWebhook, ({ context, account, params, body }) =>
    switchWebhook(context, account, params.id, body.is_on),
  ),
  handle(webhookEndpoints.rotateWebhookSecret, ({ context, account, params }) =>
    rotateSecret(context, account, params.id),
  ),
  handle(webhookEndpoints.deleteWebhook, async ({ context, account, params }) => {
    await deleteWebhook(context, account, params.id);
    return DONE;
  }),
  handle(webhookEndpoints.sendTestEvent, ({ context, account, params }) =>
    sendTestEvent(context, account, params.id),
  ),
  handle(webhookEndpoints.listDeliveries, ({ context, account, params, query }) =>
    listDeliveries(context, account, { ...params, ...query }),
  ),
  handle(webhookEndpoints.replayDelivery, ({ context, account, params }) =>
    replayDelivery(context, account, params),
  ),
];

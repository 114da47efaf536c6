import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import {
  DELIVERY_STATUSES,
  MOST_WEBHOOKS,
  OFF_CAUSES,
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX_LENGTH,
} from '#domain/accounts/webhooks.ts';

export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string(),
    event_types: z.array(z.enum(WEBHOOK_EVENTS)),
    /** The person who added it. Records are sent as this person sees them. */
    added_by: z.string(),
    created_at: z.string(),
    /** Since when every attempt failed; null if the last one arrived. */
    failing_since: z.string().nullable(),
    off_at: z.string().nullable(),
    off_cause: z.enum(OFF_CAUSES).nullable(),
    /** Until when the secret before the current one signs too. */
    previous_until: z.string().nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

const webhookList = z
  .object({
    webhooks: z.array(webhook).max(MOST_WEBHOOKS),
    /** The events that a webhook can be told about. */
    event_types: z.array(z.enum(WEBHOOK_EVENTS)),
  })
  .meta({ id: 'WebhookList' });
export type WebhookList = z.infer<typeof webhookList>;

export const webhookRequest = z
  .object({
    url: z
      .string('Enter the URL')
      .trim()
      .min(1, 'Enter the URL')
      .max(WEBHOOK_URL_MAX_LENGTH, `Use up to ${WEBHOOK_URL_MAX_LENGTH} characters`),
    description: oneLine().max(WEBHOOK_DESCRIPTION_MAX_LENGTH).default(''),
    event_types: z
      .array(z.enum(WEBHOOK_EVENTS))
      .min(1, 'Choose at least one event')
      .max(WEBHOOK_EVENTS.length),
  })
  .meta({ id: 'WebhookRequest' });
export type WebhookRequest = z.output<typeof webhookRequest>;

const webhookWithSecret = z
  .object({
    webhook,
    /** The secret that signs. It can't be shown again. */
    secret: z.string(),
  })
  .meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const delivery = z
  .object({
    /** Sent as `webhook-id`. It stays the same when the event is sent again. */
    id: z.uuid(),
    event_type: z.enum([...WEBHOOK_EVENTS, 'test']),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.number().int(),
    occurred_at: z.string(),
    last_attempt_at: z.string().nullable(),
    next_attempt_at: z.string().nullable(),
    /** The status the endpoint answered with; null if it didn't answer. */
    response_status: z.number().int().nullable(),
    duration_ms: z.number().int().nullable(),
    /** Why the last attempt failed. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof delivery>;

const deliveryPage = z
  .object({ deliveries: z.array(delivery), next_cursor: z.string().nullable() })
  .meta({ id: 'WebhookDeliveryPage' });
export type WebhookDeliveryPage = z.infer<typeof deliveryPage>;

const params = z.object({ id: z.uuid() });

export const webhookEndpoints = endpoints({
  listWebhooks: {
    method: 'GET',
    url: '/api/webhooks',
    access: 'webhooks',
    summary: 'List the webhooks of the business I work in, of my account, or of the platform',
    response: webhookList,
  },
  addWebhook: {
    method: 'POST',
    url: '/api/webhooks',
    access: 'webhooks',
    confirm: 'fresh',
    summary: 'Add a webhook; the answer shows its secret once',
    body: webhookRequest,
    response: webhookWithSecret,
    status: 201,
  },
  changeWebhook: {
    method: 'PUT',
    url: '/api/webhooks/:id',
    access: 'webhooks',
    confirm: 'fresh',
    summary: 'Update a webhook',
    params,
    body: webhookRequest,
    response: webhook,
  },
  switchWebhook: {
    method: 'PUT',
    url: '/api/webhooks/:id/switch',
    access: 'webhooks',
    summary: 'Set whether a webhook is on',
    params,
    body: z.object({ is_on: z.boolean() }).meta({ id: 'WebhookSwitch' }),
    response: webhook,
  },
  rotateWebhookSecret: {
    method: 'POST',
    url: '/api/webhooks/:id/secret',
    access: 'webhooks',
    confirm: 'fresh',
    summary: 'Replace the secret of a webhook; the old one signs too for 24 hours',
    params,
    response: webhookWithSecret,
  },
  deleteWebhook: {
    method: 'DELETE',
    url: '/api/webhooks/:id',
    access: 'webhooks',
    summary: 'Delete a webhook with its log',
    params,
    response: done,
  },
  sendTestEvent: {
    method: 'POST',
    url: '/api/webhooks/:id/test-events',
    access: 'webhooks',
    summary: 'Send a test event to a webhook',
    params,
    response: delivery,
    status: 202,
  },
  listDeliveries: {
    method: 'GET',
    url: '/api/webhooks/:id/deliveries',
    access: 'webhooks',
    summary: 'List the deliveries of a webhook in the last 30 days, newest first',
    params,
    query: z.object({ cursor }),
    response: deliveryPage,
  },
  replayDelivery: {
    method: 'POST',
    url: '/api/webhooks/:id/deliveries/:delivery_id/replay',
    access: 'webhooks',
    summary: 'Send an event again, with the same webhook-id',
    params: z.object({ id: z.uuid(), delivery_id: z.uuid() }),
    response: delivery,
    status: 202,
  },
});

import { ENDPOINTS } from '#contract/endpoints.ts';
import { recordOperation } from '#contract/webhook-records.ts';
import { WEBHOOK_AUDIENCES, WEBHOOK_EVENTS, type WebhookEvent } from '#domain/accounts/webhooks.ts';

/** The part of the API document about what we send: one schema for each event. */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: operationOf(event) }]));
}

const text = { type: 'string' };
const header = (name: string, description: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: text,
});

function operationOf(event: WebhookEvent) {
  return {
    summary: `Sent for ${event}`,
    parameters: [
      header('webhook-id', 'The same however often the event is sent'),
      header('webhook-timestamp', 'When it was sent, in seconds'),
      header('webhook-signature', '`v1,` and an HMAC-SHA256 of id, timestamp and body, in base64'),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(event) } } },
    responses: { '200': { description: 'Any status from 200 to 299 says that it arrived' } },
  };
}

function schemaOf(event: WebhookEvent) {
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: event },
      timestamp: { type: 'string', format: 'date-time' },
      data: {
        type: 'object',
        required: ['record'],
        properties: { record: { anyOf: [...recordSchemas(event), { type: 'null' }] } },
        additionalProperties: text,
      },
    },
  };
}

/** The schemas of the answers that the event can carry, which the document names already. */
function recordSchemas(event: WebhookEvent): object[] {
  const operations = WEBHOOK_AUDIENCES.flatMap((audience) => recordOperation(event, audience) ?? []);
  return [...new Set(operations)].map((operation) => ({
    $ref: `#/components/schemas/${ENDPOINTS[operation].response.meta()?.id}`,
  }));
}

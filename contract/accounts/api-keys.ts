import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { API_KEY_NAME_MAX_LENGTH, API_SCOPES, KEY_END_CAUSES } from '#domain/accounts/api-keys.ts';

const scopes = z.array(z.enum(API_SCOPES)).min(1, 'Choose at least one scope').max(API_SCOPES.length);

export const apiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** How the key starts and ends, so that its holder recognizes it. */
    start: z.string(),
    end: z.string(),
    scopes: z.array(z.enum(API_SCOPES)),
    created_at: z.string(),
    /** Null if it doesn't expire. */
    expires_at: z.string().nullable(),
    last_used_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    end_cause: z.enum(KEY_END_CAUSES).nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyPage = z
  .object({
    api_keys: z.array(apiKey),
    /** The scopes that a new key can have. */
    scopes: z.array(z.enum(API_SCOPES)),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'ApiKeyPage' });
export type ApiKeyPage = z.infer<typeof apiKeyPage>;

export const apiKeyRequest = z
  .object({
    name: oneLine('Enter a name').min(1, 'Enter a name').max(API_KEY_NAME_MAX_LENGTH),
    scopes,
    /** Left out, the key doesn't expire. */
    expires_in_days: z.number().int().min(1).max(366).optional(),
  })
  .meta({ id: 'ApiKeyRequest' });
export type ApiKeyRequest = z.infer<typeof apiKeyRequest>;

const newApiKey = z
  .object({
    api_key: apiKey,
    /** The key itself. It can't be shown again. */
    secret: z.string(),
  })
  .meta({ id: 'NewApiKey' });
export type NewApiKey = z.infer<typeof newApiKey>;

export const apiKeyEndpoints = endpoints({
  listApiKeys: {
    method: 'GET',
    url: '/api/api-keys',
    access: 'developer',
    summary: 'List my API keys for the business I work in, or for my account, newest first',
    query: z.object({ cursor }),
    response: apiKeyPage,
  },
  createApiKey: {
    method: 'POST',
    url: '/api/api-keys',
    access: 'developer',
    confirm: 'fresh',
    summary: 'Create an API key; the answer shows it once',
    body: apiKeyRequest,
    response: newApiKey,
    status: 201,
  },
  revokeApiKey: {
    method: 'DELETE',
    url: '/api/api-keys/:id',
    access: 'developer',
    summary: 'Delete an API key of mine; it stops working at once',
    params: z.object({ id: z.uuid() }),
    response: done,
  },
});

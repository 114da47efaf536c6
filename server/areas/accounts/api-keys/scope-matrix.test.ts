import { expect, it } from 'vitest';
import { SCOPED_OPERATIONS, scopeOf } from '#contract/api-scopes.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { API_SCOPES, type ApiScope } from '#domain/accounts/api-keys.ts';
import { WEBHOOK_EVENTS } from '#domain/accounts/webhooks.ts';
import { newId } from '#server/platform/db/ids.ts';
import { readApiDocument } from '#test/support/api-document.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newPerson, type Person } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { CONFINED_NOUNS } from './confine-key.ts';
import { hashKey, newKey } from './hash-key.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);

const owner = await newPerson(context, { role: 'business', membership: 'owner' });
const keys = new Map<ApiScope, string[]>();

/** A few keys with one scope each, so that the walk stays within the limit of a key. */
async function keyWith(scope: ApiScope): Promise<string> {
  const kept = keys.get(scope) ?? [];
  keys.set(scope, kept);
  const secret = newKey();
  if (kept.length % 100 === 0) {
    await insertKey(owner, scope, secret);
    kept.push(secret);
    return secret;
  }
  const last = kept.at(-1) ?? secret;
  kept.push(last);
  return last;
}

function insertKey({ user_id, business_id }: Person, scope: ApiScope, secret: string) {
  return context.db
    .insertInto('api_keys')
    .values({
      id: newId(),
      user_id,
      business_id,
      name: scope,
      key_hash: hashKey(secret),
      key_start: secret.slice(0, 12),
      key_end: secret.slice(-4),
      scopes: [scope],
      created_at: context.clock.now().toISOString(),
    })
    .execute();
}

const routeOf = ({ method, url }: Endpoint) => `${method} ${url.replace(/:\w+/g, newId())}` as Route;

it('every operation of a scope exists, and no operation has two', () => {
  const listed = Object.values(SCOPED_OPERATIONS).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((operation) => !(operation in ENDPOINTS))).toEqual([]);
});

it('no scope reaches passwords, sessions, keys, banks, payouts, payments, deletion or confirmations', () => {
  const reached = endpoints.filter(({ operation }) => scopeOf(operation) !== undefined);
  expect(reached.filter(({ confirm }) => confirm).map(({ operation }) => operation)).toEqual([]);
  const kept =
    /\/(auth|api-keys|webhook|sessions|password|confirmations|factors|passkeys|payee|taxpayer|fundings$|deletion|export|members|invitations\/|owner)/;
  expect(
    reached.filter(({ url, method }) => kept.test(url) && method !== 'GET').map(({ url }) => url),
  ).toEqual([]);
  const writes = reached.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/admin'));
  expect(new Set(writes.map(({ access }) => access))).toEqual(new Set(['admin_support']));
});

it('an address a key may use names no record that the key can’t be kept to its business for', () => {
  const named = endpoints.filter(
    ({ operation, url, access }) =>
      scopeOf(operation) !== undefined && /^\/api\/\w+\/:/.test(url) && !access.startsWith('admin'),
  );
  const nouns = new Set(named.map(({ url }) => url.split('/')[2] ?? ''));
  // These belong to creators, or are seen by everyone who looks for campaigns and creators.
  const open = ['creators', 'campaigns', 'applications'];
  expect([...nouns].filter((noun) => !CONFINED_NOUNS.includes(noun) && !open.includes(noun))).toEqual([]);
});

it.each(API_SCOPES)(
  'a key with the scope %s reaches the operations of that scope and no other',
  async (scope) => {
    const given: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const endpoint of endpoints) {
      const headers = { authorization: `Bearer ${await keyWith(scope)}` };
      const answer = await call(routeOf(endpoint), { headers });
      const code = answer.statusCode >= 400 ? answer.json().code : '';
      const needed = scopeOf(endpoint.operation);
      given[endpoint.operation] = ['key_not_allowed', 'scope_required'].includes(code) ? code : 'let in';
      wanted[endpoint.operation] =
        needed === undefined ? 'key_not_allowed' : needed === scope ? 'let in' : 'scope_required';
    }
    expect(given).toEqual(wanted);
  },
);

it('the API document names the scheme, and the scope of each operation', () => {
  const { paths, components } = readApiDocument();
  expect(components.securitySchemes.api_key).toMatchObject({ type: 'http', scheme: 'bearer' });
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    expect(operation['x-scope']).toBe(scopeOf(operation.operationId));
  }
});

it('the API document has a schema for each event of a webhook, made of schemas it names', () => {
  const { webhooks, components } = readApiDocument();
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS]);
  const named = [...JSON.stringify(webhooks).matchAll(/#\/components\/schemas\/(\w+)/g)];
  expect(named.length).toBeGreaterThanOrEqual(WEBHOOK_EVENTS.length);
  for (const [, name = ''] of named) expect(components.schemas).toHaveProperty(name);
});

import { request } from 'node:http';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBusiness, newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { askUpload, beginUpload, sendBytes } from '#test/support/tus.ts';

const { app, context } = await testApp({ isOwn: true });
const base = await app.listen({ port: 0 });

async function newUpload(name: string) {
  const owner = await newPerson(context, { role: 'business' });
  const entity_id = await newBusiness(context, owner.user_id, 'owner');
  const call = { base, ...(await signInAs(context, owner)) };
  const claim = {
    entity_type: 'business',
    entity_id,
    role: 'gallery',
    filename: name,
    filetype: 'image/jpeg',
  };
  const begun = await beginUpload(call, claim as Parameters<typeof beginUpload>[1], 5_000);
  const location = begun.headers.get('location') ?? '';
  return { call, location, id: location.slice('/api/uploads/'.length) };
}

const theirs = await newUpload('private-name.jpg');
const mine = await newUpload('mine.jpg');
await sendBytes(theirs.call, theirs.location, 0, new Uint8Array(1000));

/** Sends the URL unchanged. `fetch` would normalize it first. */
function send(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; names: string[] }>((resolve, reject) => {
    const patch = {
      'upload-offset': '1000',
      'content-type': 'application/offset+octet-stream',
      'content-length': '140',
    };
    const sent = request(
      new URL(base),
      {
        method,
        path,
        headers: {
          'tus-resumable': '1.0.0',
          cookie: mine.call.cookie,
          ...(method === 'PATCH' && patch),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, names: Object.keys(answer.headers) }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(method === 'PATCH' ? Buffer.alloc(140, 1) : undefined);
  });
}

/** Known ways to write a URL that resolves to another path than it seems. */
const between = fc.constantFrom(
  '?/',
  '?x=/',
  '?x=%2f',
  ';/',
  ';x=/',
  '%2f',
  '%2F',
  '/',
  '//',
  '/../',
  '/./',
  '%5c',
  '\\',
  '&/',
  '%3f/',
  '%23/',
  '.',
  '%00/',
  '?a=1&b=/',
  '/%2e%2e/',
);
const ending = fc.constantFrom('', '/', '?', '?x', '%20', '//', ';', '%2f', '.json');
const prefix = fc.constantFrom(
  '/api/uploads/',
  '/api//uploads/',
  '/api/uploads//',
  '/API/uploads/',
  '/api/uploads/%2e/',
  '/api/./uploads/',
);
const spelled = fc.constantFrom<(id: string) => string>(
  (id) => id,
  (id) => id.toUpperCase(),
  (id) => `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
  (id) => id.replaceAll('-', '%2d'),
);
const paths = fc
  .record({ prefix, first: spelled, between, second: spelled, ending, isBoth: fc.boolean() })
  .map(({ prefix, first, between, second, ending, isBoth }) =>
    isBoth
      ? `${prefix}${first(mine.id)}${between}${second(theirs.id)}${ending}`
      : `${prefix}${second(theirs.id)}${ending}`,
  );
const methods = fc.constantFrom('HEAD', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'GET', 'PUT');
const overrides = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method-override': 'PATCH' },
  { 'upload-concat': 'partial' },
);

it.each(['?/', '?x=/', '?x=%2F', ';/'])(
  'keeps strangers from an upload named behind "%s" of their own',
  async (sign) => {
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const { status, names } = await send(method, `/api/uploads/${mine.id}${sign}${theirs.id}`);
      expect(status).toBe(404);
      expect(names).not.toContain('upload-metadata');
    }
  },
);

it('keeps strangers from an upload however its address is spelled', async () => {
  await fc.assert(
    fc.asyncProperty(methods, paths, overrides, async (method, path, headers) => {
      const { status, names } = await send(method, path, headers);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(names).not.toContain('upload-metadata');
      expect(names).not.toContain('upload-offset');
    }),
    { numRuns: 150 },
  );
  const after = await askUpload(theirs.call, theirs.location);
  expect(after.headers.get('upload-offset')).toBe('1000');
});

it.each(['HEAD', 'PATCH', 'DELETE', 'POST'])('reads no method from a header, beside %s', async (method) => {
  const path = method === 'POST' ? '/api/uploads' : mine.location;
  const { status } = await send(method, path, { 'x-http-method-override': 'DELETE' });
  expect(status).toBe(400);
  expect((await askUpload(mine.call, mine.location)).status).toBe(200);
});

it('still takes what its owner sends to its one address', async () => {
  expect((await send('HEAD', mine.location)).names).toContain('upload-metadata');
  expect((await sendBytes(mine.call, mine.location, 0, new Uint8Array(10))).status).toBe(204);
  expect((await askUpload(mine.call, mine.location, 'DELETE')).status).toBe(204);
});

import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { newPersona } from '#test/access/persona-rows.ts';
import { readOperations } from '#test/support/api-document.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const lists = readOperations()
  .filter(({ query }) => query.includes('cursor'))
  .map(({ route }) => route);
const people = await Promise.all(
  (['admin_active', 'business_active', 'creator_active'] as const).map((name) => newPersona(context, name)),
);

/** Each is well made, and no list is sorted by such a thing. */
const SORT_VALUES = [
  'tomorrow',
  '2026-02-31T00:00:00Z',
  '9'.repeat(60),
  '-',
  "'; drop table users; --",
  '\u0000',
];
const cursors = [
  ...SORT_VALUES.map((value) => write([value, newId()])),
  write(['', 'not-an-id']),
  write(null),
  'not a cursor at all',
];

it('there are lists to ask for', () => {
  expect(lists.length).toBeGreaterThan(20);
});

it.each(lists)('%s answers a made-up place in it with a sentence, never with a fault', async (route) => {
  for (const person of people) {
    const headers = await signInAs(context, person as Person);
    for (const cursor of cursors) {
      const path = `${route.replace('{id}', newId())}?cursor=${encodeURIComponent(cursor)}` as Route;
      const { statusCode } = await call(path, { headers });
      expect([200, 400, 403, 404], cursor).toContain(statusCode);
    }
  }
});

function write(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

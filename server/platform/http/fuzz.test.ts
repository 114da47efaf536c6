import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemDocument } from '#contract/platform/problem.ts';
import { newPersona } from '#test/access/persona-rows.ts';
import { readOperations } from '#test/support/api-document.ts';
import { newAddress } from '#test/support/calls.ts';
import { type HostileCall, hostileCallsOf } from '#test/support/hostile-input.ts';
import { type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const UNLIMITED = {
  requests_per_minute: 1_000_000,
  sign_ups_per_hour: 1_000_000,
  sign_ins_per_hour: 1_000_000,
};
const { app, context } = await testApp({ adapt: ({ config }) => ({ config: { ...config, ...UNLIMITED } }) });
const operations = readOperations().map((operation) => [operation.route, operation] as const);
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
/** Far above what hashing takes on the busiest machine, far below for ever. */
const LONGEST_ANSWER_MS = 60_000;
const TIME_FOR_ALL_MS = 15_000;

const people = await Promise.all(
  (['visitor', 'admin_active', 'business_active', 'creator_active'] as const).map((name) =>
    newPersona(context, name),
  ),
);
// Nobody here has a password, so that a right guess costs no hashing.
const ids = people.flatMap((person) => person?.user_id ?? []);
await context.db.deleteFrom('credentials').where('user_id', 'in', ids).execute();

const { id: city_id } = await context.db.selectFrom('cities').select('id').executeTakeFirstOrThrow();
const email = fc.stringMatching(/^[a-z]{4,12}@example\.com$/);
const HINTS = {
  email,
  new_email: email,
  city_id: fc.constant(city_id),
  kind: fc.constantFrom('news', 'money_moves'),
};

async function send(route: string, person: Person | null, { payload, search, id, headers }: HostileCall) {
  const [method = 'GET', path = '/'] = route.split(' ');
  const session = person ? await signInAs(context, person) : {};
  return app.inject({
    method: method as 'GET',
    url: `${path.replace('{id}', id)}?${search}`,
    headers: { ...headers, ...session, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    remoteAddress: newAddress(),
    ...(payload !== undefined && { payload }),
  });
}

it.each(operations)('%s answers whatever it is sent as its contract says', async (route, operation) => {
  // Hashing makes some operations slow: they are sent less, rather than taking the time of the others.
  const giveUpAt = performance.now() + TIME_FOR_ALL_MS / operations.length;
  const calls = fc.tuple(fc.constantFrom(...people), hostileCallsOf(operation, HINTS));
  const holds = fc.asyncProperty(calls, async ([person, input]) => {
    const began = performance.now();
    if (began > giveUpAt) return;
    const answer = await send(route, person, input);
    expect(performance.now() - began).toBeLessThan(LONGEST_ANSWER_MS);
    if (answer.statusCode < 400) {
      expect([...operation.answers.keys()]).toContain(answer.statusCode);
      expect(operation.types).toContain(answer.headers['content-type']?.toString().split(';')[0]);
      return;
    }
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = problemDocument.parse(answer.json());
    expect(problem.status).toBe(answer.statusCode);
    expect(problem.status).toBeLessThan(500);
  });
  await fc.assert(holds, { numRuns: RUNS });
});

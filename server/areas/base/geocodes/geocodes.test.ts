import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

let answer: (request: IncomingMessage, reply: ServerResponse) => void;
const asked: URL[] = [];
const agents: string[] = [];
const geocoder = createServer((request, reply) => {
  asked.push(new URL(request.url ?? '', 'http://geocoder'));
  agents.push(request.headers['user-agent'] ?? '');
  answer(request, reply);
});
await new Promise<void>((ready) => geocoder.listen(0, '127.0.0.1', ready));
const geocoder_url = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/search`;
afterAll(() => void geocoder.close());

const without = await testApp();
const withGeocoder = await testApp({
  adapt: ({ config }) => ({ config: { ...config, geocoder_url } }),
});
const owner = await newPerson(without.context, { role: 'business', is_business_onboarding: true });
const headers = await signInAs(without.context, owner);
const plain = callerOf(without.app);
const guided = callerOf(withGeocoder.app);

async function place(call: typeof plain, payload: object) {
  const reply = await call('POST /api/geocodes', { headers, payload });
  expect(reply.statusCode).toBe(200);
  return reply.json().place;
}

function says(body: unknown, status = 200) {
  answer = (_, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

beforeEach(() => {
  asked.length = 0;
});

const GREENPOINT = { latitude: 40.7304, longitude: -73.9515, neighborhood_id: neighborhoodId('Greenpoint') };

it('without a geocoder an address goes to the middle of the neighborhood of its ZIP', async () => {
  const middle = { ...GREENPOINT, placed_by: 'neighborhood' };
  expect(await place(plain, { address: '731 Manhattan Avenue', zip: '11222' })).toEqual(middle);
  expect(await place(plain, { address: '731 Manhattan Avenue, Brooklyn, NY 11222' })).toEqual(middle);
  expect(await place(plain, { address: '11222 Main Street', zip: '10002' })).toMatchObject({
    neighborhood_id: neighborhoodId('Lower East Side'),
  });
});

it('the chosen neighborhood counts before the ZIP; where nothing says, there is no place', async () => {
  const neighborhood_id = neighborhoodId('Bushwick');
  expect(await place(plain, { address: '1 Main Street', zip: '11222', neighborhood_id })).toMatchObject({
    neighborhood_id,
    placed_by: 'neighborhood',
  });
  expect(await place(plain, { address: '1 Main Street' })).toBeNull();
  expect(await place(plain, { address: '1 Main Street', zip: '90210' })).toBeNull();
});

it('a geocoder is asked once for an address, within the city, by a name it can write to', async () => {
  says([{ lat: '40.7243', lon: '-73.9512' }]);
  const found = { latitude: 40.7243, longitude: -73.9512, placed_by: 'geocoder' };
  expect(await place(guided, { address: '500 Leonard Street', zip: '11222' })).toMatchObject(found);
  expect(await place(guided, { address: ' 500 leonard street', zip: '11222' })).toMatchObject(found);
  expect(asked).toHaveLength(1);
  const query = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(query).toMatchObject({ q: '500 Leonard Street, 11222, New York, NY', bounded: '1', limit: '1' });
  expect(agents.at(-1)).toMatch(/^Bizmeet \(http/);
});

it.each<[string, () => void]>([
  ['knows nothing', () => says([])],
  ['places it in Los Angeles', () => says([{ lat: '34.05', lon: '-118.24' }])],
  ['fails', () => says({ error: 'no' }, 500)],
  ['answers with something else', () => says({ lat: 'x' })],
  [
    'answers without an end',
    () => {
      answer = (_, reply) => reply.end(`[${'"x",'.repeat(40_000)}"x"]`);
    },
  ],
  [
    'leads elsewhere',
    () => {
      answer = (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    },
  ],
  [
    'hangs up',
    () => {
      answer = (request) => request.socket.destroy();
    },
  ],
])('a geocoder that %s leaves the address to its ZIP', async (what, say) => {
  say();
  expect(await place(guided, { address: `Where it ${what}`, zip: '11222' })).toMatchObject({
    ...GREENPOINT,
    placed_by: 'neighborhood',
  });
});

it('nobody asks without an account, and nobody asks without end', async () => {
  expect((await plain('POST /api/geocodes', { payload: { address: 'x' } })).statusCode).toBe(401);
  const busy = await signInAs(without.context, await newPerson(without.context, { role: 'business' }));
  const knock = () => plain('POST /api/geocodes', { headers: busy, payload: { address: 'x' } });
  const statuses: number[] = [];
  // In small groups: a slow database refuses some of many that count on one row at once.
  for (let group = 0; group < 13; group += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, knock));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect(statuses.slice(0, 120)).not.toContain(429);
  expect(statuses.slice(120)).toEqual(Array(10).fill(429));
});

it('a wrong ZIP or an endless address is refused', async () => {
  const knock = (payload: object) => plain('POST /api/geocodes', { headers, payload });
  expect((await knock({ address: 'x', zip: 'abcde' })).statusCode).toBe(400);
  expect((await knock({ address: 'x'.repeat(301) })).statusCode).toBe(400);
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { FindingDecision, FindingField } from '#domain/businesses/enrichment.ts';
import { MOST_LOCATIONS } from '#domain/businesses/locations.ts';
import { saveMailingAddress } from '#server/areas/accounts/mailing-addresses/commands/save-mailing-address.ts';
import { newId } from '#server/platform/db/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { locationIn, newCampaignAt } from '#test/support/places.ts';
import { testApp } from '#test/support/test-app.ts';
import { findBusinessAddress } from './queries/find-business-address.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const stranger = await signInAs(context, await newPerson(context, { role: 'business', membership: 'owner' }));
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
const creator = await signInAs(
  context,
  await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
);

let owner: Person;
let business_id: string;
let headers: { cookie: string };

beforeEach(async () => {
  owner = await newPerson(context, { role: 'business', membership: 'owner' });
  business_id = owner.business_id ?? '';
  headers = await signInAs(context, owner);
});

async function add(more: object = {}, asked: { cookie: string } = headers) {
  return call(`POST /api/businesses/${business_id}/locations`, {
    headers: asked,
    payload: locationIn('Greenpoint', more),
  });
}

async function added(more: object = {}): Promise<string> {
  return (await add(more)).json().id;
}

async function list(asked: { cookie: string } = headers) {
  return (await call(`GET /api/businesses/${business_id}/locations`, { headers: asked })).json();
}

async function primaries(): Promise<string[]> {
  const { locations } = await list();
  return locations
    .filter((one: { is_primary: boolean }) => one.is_primary)
    .map((one: { id: string }) => one.id);
}

it('a first location is named after its neighborhood, is the primary and is kept whole [PROD-18] [ENT-25]', async () => {
  const hours = [{ days: ['tue', 'sun'], opens: '07:00', closes: '15:00' }];
  const answer = await add({ hours, placed_by: 'hand', address_visibility: 'accepted_creators' });
  expect(answer.statusCode).toBe(201);
  expect((await list()).locations).toEqual([
    {
      id: answer.json().id,
      business_id,
      location_name: 'Greenpoint',
      address: '731 Manhattan Avenue',
      zip: '11222',
      neighborhood_id: neighborhoodId('Greenpoint'),
      neighborhood: 'Greenpoint',
      borough: 'Brooklyn',
      latitude: 40.7304,
      longitude: -73.9515,
      hours,
      address_visibility: 'accepted_creators',
      placed_by: 'hand',
      is_primary: true,
      archived_at: null,
      open_campaign_count: 0,
    },
  ]);
});

it('lists the primary first, archived ones last, with the live campaigns of each', async () => {
  const first = await added();
  const second = await added({ location_name: 'The bakery' });
  const third = await added();
  await newCampaignAt(context, { business_id, location_id: third });
  await newCampaignAt(context, { business_id, location_id: third, status: 'draft' });
  await call(`PUT /api/locations/${third}/primary`, { headers });
  await call(`POST /api/locations/${first}/archive`, { headers });
  const { locations } = await list();
  expect(locations.map((one: { id: string }) => one.id)).toEqual([third, second, first]);
  expect(locations[0]).toMatchObject({ is_primary: true, open_campaign_count: 1 });
  expect(locations[1]).toMatchObject({ location_name: 'The bakery', open_campaign_count: 0 });
});

it('a changed neighborhood changes its name too, and what is left out stays [ENT-25]', async () => {
  const id = await added();
  const answer = await call(`PATCH /api/locations/${id}`, {
    headers,
    payload: { neighborhood_id: neighborhoodId('Bushwick'), hours: null },
  });
  expect(answer.json()).toMatchObject({
    neighborhood: 'Bushwick',
    borough: 'Brooklyn',
    address: '731 Manhattan Avenue',
    location_name: 'Greenpoint',
  });
});

describe('the primary', () => {
  it('twenty calls at once for two locations leave one of them primary', async () => {
    await added();
    const [one, two] = [await added(), await added()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        call(`PUT /api/locations/${turn % 2 === 0 ? one : two}/primary`, { headers }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const left = await primaries();
    expect(left).toHaveLength(1);
    expect([one, two]).toContain(left[0]);
  });

  it('ten first locations at once make one primary', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(await primaries()).toHaveLength(1);
  });

  it('an archived one cannot become it', async () => {
    await added();
    const id = await added();
    await call(`POST /api/locations/${id}/archive`, { headers });
    const answer = await call(`PUT /api/locations/${id}/primary`, { headers });
    expect(answer.json()).toMatchObject({
      status: 409,
      detail: 'This location is archived. Restore it first.',
    });
  });
});

describe('the archive', () => {
  it('takes a location and gives it back, as often as it is asked', async () => {
    await added();
    const id = await added();
    for (const round of [1, 2]) {
      const away = await call(`POST /api/locations/${id}/archive`, { headers });
      expect(away.json().archived_at, `round ${round}`).toEqual(expect.any(String));
    }
    for (const round of [1, 2]) {
      const back = await call(`DELETE /api/locations/${id}/archive`, { headers });
      expect(back.json().archived_at, `round ${round}`).toBeNull();
    }
  });

  it('takes neither the last one, nor the primary one, nor one with an open campaign', async () => {
    const first = await added();
    const archive = async (id: string) =>
      (await call(`POST /api/locations/${id}/archive`, { headers })).json();
    expect(await archive(first)).toMatchObject({
      status: 409,
      detail: 'You can’t remove your last location.',
    });
    const second = await added();
    expect(await archive(first)).toMatchObject({ detail: 'Make another location primary first.' });
    await newCampaignAt(context, { business_id, location_id: second });
    expect((await archive(second)).detail).toMatch(/^An open campaign asks creators to come here/);
  });

  it('two at once never leave a business without a location', async () => {
    const [one, two] = [await added(), await added()];
    await Promise.all([
      call(`POST /api/locations/${one}/archive`, { headers }),
      call(`POST /api/locations/${two}/archive`, { headers }),
      call(`PUT /api/locations/${two}/primary`, { headers }),
    ]);
    const { locations } = await list();
    const open = locations.filter((place: { archived_at: string | null }) => place.archived_at === null);
    expect(open.length).toBeGreaterThanOrEqual(1);
    expect(await primaries()).toHaveLength(1);
    expect(open.some((place: { is_primary: boolean }) => place.is_primary)).toBe(true);
  });
});

describe('who may', () => {
  it('a stranger, a creator and a visitor neither see nor change anything', async () => {
    const id = await added();
    for (const [asked, status] of [
      [stranger, 404],
      [creator, 403],
      [{}, 401],
    ] as const) {
      const knock = { headers: asked as { cookie: string } };
      const answers = await Promise.all([
        call(`GET /api/businesses/${business_id}/locations`, knock),
        call(`POST /api/businesses/${business_id}/locations`, {
          ...knock,
          payload: locationIn('Greenpoint'),
        }),
        call(`PATCH /api/locations/${id}`, { ...knock, payload: { address: 'Mine now' } }),
        call(`PUT /api/locations/${id}/primary`, knock),
        call(`POST /api/locations/${id}/archive`, knock),
        call(`DELETE /api/locations/${id}/archive`, knock),
        call(`POST /api/businesses/${business_id}/found-addresses/${newId()}/dismissal`, knock),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(status));
    }
    expect((await list()).locations).toHaveLength(1);
  });

  it('a manager changes them like the owner; an admin only looks', async () => {
    const id = await added();
    const manager = await newPerson(context, { role: 'business' });
    await context.db
      .insertInto('business_members')
      .values({ id: newId(), business_id, user_id: manager.user_id, role: 'manager', status: 'active' })
      .execute();
    const theirs = await signInAs(context, manager);
    const address = '402 Tompkins Avenue';
    const change = (asked: { cookie: string }) =>
      call(`PATCH /api/locations/${id}`, { headers: asked, payload: { address } });
    expect((await change(theirs)).json()).toMatchObject({ address });
    expect((await list(admin)).locations).toHaveLength(1);
    expect((await change(admin)).statusCode).toBe(404);
    expect((await add({}, admin)).statusCode).toBe(404);
  });
});

describe('bad input', () => {
  it.each([
    ['latitude', { latitude: 51.5 }],
    ['longitude', { longitude: 0 }],
    ['neighborhood_id', { neighborhood_id: newId() }],
    ['zip', { zip: '1122' }],
    ['address', { address: '   ' }],
    ['address', { address: 'x'.repeat(301) }],
    ['hours', { hours: [] }],
    ['opens', { hours: [{ days: ['mon'], opens: '25:00', closes: '08:00' }] }],
    ['days', { hours: [{ days: [], opens: '07:00', closes: '08:00' }] }],
  ])('is refused beside its field: %s', async (field, more) => {
    const answer = await add(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].path.split('.').at(-1)).toBe(field);
  });

  it('hours that overlap on a day are refused', async () => {
    const span = { days: ['mon'], opens: '07:00', closes: '15:00' };
    const answer = await add({ hours: [span, { ...span, opens: '14:00', closes: '18:00' }] });
    expect(answer.json().fields[0].message).toBe('These hours overlap on the same day');
  });

  it('names in any alphabet are kept as they are', async () => {
    const location_name = 'Пекарня “Ö” 面包 🥐';
    expect((await add({ location_name })).json()).toMatchObject({ location_name });
  });

  it(`there is an end to them: ${MOST_LOCATIONS}, however many come at once`, async () => {
    const rows = Array.from({ length: MOST_LOCATIONS - 1 }, () => ({
      id: newId(),
      business_id,
      location_name: 'One of many',
      address: '1 Main Street',
    }));
    await context.db.insertInto('business_locations').values(rows).execute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('an address found on the website', () => {
  async function found(
    street: string,
    more: { decision?: FindingDecision; field?: FindingField } = {},
  ): Promise<string> {
    const enrichment_id = newId();
    const finding_id = newId();
    await context.db
      .insertInto('enrichments')
      .values({
        id: enrichment_id,
        business_id,
        requested_by: owner.user_id,
        website_url: 'https://crumbandco.nyc',
        sources: ['json_ld'],
        status: 'done',
      })
      .execute();
    await context.db
      .insertInto('enrichment_findings')
      .values({
        id: finding_id,
        enrichment_id,
        field: 'address',
        value: JSON.stringify({ street, city: 'Brooklyn', zip: '11249' }),
        source_url: 'https://crumbandco.nyc/visit',
        source_kind: 'json_ld',
        confidence: 0.9,
        ...more,
      })
      .execute();
    return finding_id;
  }

  it('is offered until a location has it, however it is spelled', async () => {
    const finding_id = await found('90 Kent Avenue');
    expect((await list()).found_address).toEqual({
      finding_id,
      street: '90 Kent Avenue',
      city: 'Brooklyn',
      zip: '11249',
      source_url: 'https://crumbandco.nyc/visit',
    });
    await add({ address: '90 Kent Ave., Brooklyn' });
    expect((await list()).found_address).toBeNull();
  });

  it('is not offered again once it was added under another spelling or set aside', async () => {
    const first = await found('90 Kent Avenue');
    await add({ address: 'Corner of Kent and North 7th', finding_id: first });
    expect((await list()).found_address).toBeNull();
    const second = await found('8 Nowhere Place');
    const url = `POST /api/businesses/${business_id}/found-addresses/${second}/dismissal` as const;
    expect((await call(url, { headers })).json()).toEqual({ done: true });
    expect((await list()).found_address).toBeNull();
  });

  it("of another business stays that business's affair", async () => {
    const finding_id = await found('90 Kent Avenue');
    const other = await newPerson(context, { role: 'business', membership: 'owner' });
    const theirs = await signInAs(context, other);
    await call(`POST /api/businesses/${other.business_id}/found-addresses/${finding_id}/dismissal`, {
      headers: theirs,
    });
    expect((await list()).found_address).toMatchObject({ finding_id });
  });

  it('is not offered where it was accepted already', async () => {
    await found('90 Kent Avenue', { decision: 'accepted' });
    expect((await list()).found_address).toBeNull();
  });
});

it('a business has the mailing address of its owner, else its primary location', async () => {
  const find = () => findBusinessAddress(context, business_id);
  expect(await find()).toBeNull();
  await added({ address: '90 Kent Avenue', zip: '11249' });
  const shop = { recipient_name: 'Crumb & Co', street: '90 Kent Avenue', unit: null, zip: '11249' };
  expect(await find()).toEqual({ ...shop, city: 'Brooklyn', state: 'NY' });
  const office = {
    ...shop,
    street: '1 Office Plaza',
    unit: 'Floor 3',
    city: 'Hoboken',
    state: 'NJ',
  } as const;
  await saveMailingAddress(context, owner.user_id, office);
  expect(await find()).toEqual(office);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { newId } from '#server/platform/db/ids.ts';
import { CONTENT_PACKAGES } from '#server/seed/content-packages.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { callerOf } from '#test/support/calls.ts';
import { completeCampaign, dayFrom } from '#test/support/campaigns.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { locationIn } from '#test/support/places.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
const headersOfStranger = await signInAs(context, stranger);

let owner: Person;
let base: `/api/businesses/${string}`;
let headers: { cookie: string };

beforeEach(async () => {
  owner = await newPerson(context, { role: 'business', membership: 'owner', full_name: 'Nadia Reyes' });
  base = `/api/businesses/${owner.business_id}`;
  headers = await signInAs(context, owner);
});

async function create(payload: object = {}) {
  return (await call(`POST ${base}/campaigns`, { headers, payload })).json();
}

function save(id: string, payload: object, as = headers) {
  return call(`PATCH ${base}/campaigns/${id}/draft`, { headers: as, payload });
}

async function read(id: string) {
  return (await call(`GET ${base}/campaigns/${id}/draft`, { headers })).json();
}

async function colleague(full_name: string) {
  const person = await newPerson(context, { role: 'business', full_name });
  await context.db
    .insertInto('business_members')
    .values({
      id: newId(),
      business_id: owner.business_id ?? '',
      user_id: person.user_id,
      role: 'manager',
      status: 'active',
    })
    .execute();
  return signInAs(context, person);
}

describe('starting', () => {
  it('in one tap makes a blank draft that nobody else sees [BIZ-07]', async () => {
    const answer = await call(`POST ${base}/campaigns`, { headers, payload: {} });
    expect(answer.statusCode).toBe(201);
    const draft = answer.json();
    expect(draft).toMatchObject({
      title: 'Untitled campaign',
      status: 'draft',
      slug: null,
      slots: 3,
      fulfilment: null,
      creator_payout_cents: null,
      deliverables: [],
      version: 1,
      brief_version: 0,
      edited_by: 'Nadia Reyes',
    });
    expect(draft.public_id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{10}$/);
  });

  it('begins at the shop, where there is one, and is on the map', async () => {
    const place = await call(`POST ${base}/locations`, { headers, payload: locationIn('Greenpoint') });
    const location_id = place.json().id;
    const draft = await create();
    expect(draft).toMatchObject({ fulfilment: 'visit', location_ids: [location_id] });
    expect(await mapOf(draft.id)).toBe(location_id);
  });

  it('from a package writes its work and the middle of its prices in', async () => {
    const { id: package_id, low_payout_cents, high_payout_cents } = CONTENT_PACKAGES[1] ?? { id: '' };
    const draft = await create({ package_id });
    expect(draft.package_id).toBe(package_id);
    expect(draft.deliverables).toEqual([
      { kind: 'instagram_reel', quantity: 1, note: 'Vertical, 20 to 40 seconds' },
      { kind: 'instagram_story', quantity: 2, note: 'Same day as the reel' },
    ]);
    expect(draft.creator_payout_cents).toBeGreaterThan(low_payout_cents ?? 0);
    expect(draft.creator_payout_cents).toBeLessThan(high_payout_cents ?? 0);
  });

  it('from a package that is not there is refused', async () => {
    const answer = await call(`POST ${base}/campaigns`, { headers, payload: { package_id: newId() } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('saving as it is written', () => {
  it('keeps what is sent and leaves the rest [BIZ-09]', async () => {
    const { id } = await create();
    const whole = completeCampaign(context.now());
    const first = await save(id, { ...whole, version: 1 });
    expect(first.statusCode).toBe(200);
    await save(id, { goals: 'A slow Tuesday', version: 2 });
    expect(await read(id)).toMatchObject({ ...whole, goals: 'A slow Tuesday', version: 3 });
  });

  it.each(DELIVERABLE_KINDS)(
    'stores a deliverable of the kind %s [DISC-54] [DISC-55] [DISC-56] [DISC-57] [DISC-58] [DISC-59] [DISC-60] [DISC-61] [ENT-66] [ENT-67] [ENT-68] [ENT-69] [ENT-70]',
    async (kind) => {
      const { id } = await create();
      const deliverables = [{ kind, quantity: 3, note: '' }];
      const answer = await save(id, { deliverables, version: 1 });
      expect(answer.json().deliverables).toEqual(deliverables);
    },
  );

  it('puts a visit on the map and takes remote work off it', async () => {
    const place = await call(`POST ${base}/locations`, { headers, payload: locationIn('Greenpoint') });
    const location_id = place.json().id;
    const { id } = await create();
    await save(id, { fulfilment: 'visit', location_ids: [location_id], version: 1 });
    expect(await mapOf(id)).toBe(location_id);
    await save(id, { fulfilment: 'remote', version: 2 });
    expect(await mapOf(id)).toBeNull();
    expect((await read(id)).location_ids).toEqual([location_id]);
  });

  it('keeps a script in a text as the text it is', async () => {
    const { id } = await create();
    const script = '<script>alert(1)</script>';
    const texts = {
      title: script,
      description: script,
      goals: script,
      requirements_do: [script],
      requirements_dont: [script],
      questions: [script],
      deliverables: [{ kind: 'ugc_photo', quantity: 1, note: script }],
      fulfilment_note: script,
      disclosure: script,
    };
    expect((await save(id, { ...texts, version: 1 })).json()).toMatchObject(texts);
  });

  it('tells the last of two writers who saved before, and writes nothing of theirs', async () => {
    const other = await colleague('Marco Testa');
    const { id } = await create();
    await save(id, { title: 'Rye week', version: 1 }, other);
    const late = await save(id, { title: 'Bread week', version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('stale');
    expect(late.json().detail).toMatch(/^Marco Testa saved this campaign at .+ Nothing you typed is lost\.$/);
    expect(await read(id)).toMatchObject({ title: 'Rye week', edited_by: 'Marco Testa', version: 2 });
  });

  it('lets one of twenty writers at once through', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => save(id, { title: `Version ${turn}`, version: 1 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(19).fill('stale'));
  });
});

describe('refuses', () => {
  it.each([
    ['creator_payout_cents', 499],
    ['creator_payout_cents', 500_001],
    ['creator_payout_cents', 275.5],
    ['creator_payout_cents', '275'],
    ['slots', 0],
    ['slots', 51],
    ['title', 'x'.repeat(81)],
    ['description', 'x'.repeat(1001)],
    ['goals', 'x'.repeat(501)],
    ['requirements_do', Array.from({ length: 13 }, () => 'line')],
    ['requirements_dont', ['x'.repeat(161)]],
    ['questions', Array.from({ length: 6 }, () => 'Why?')],
    ['deliverables', [{ kind: 'ugc_photo', quantity: 21 }]],
    ['deliverables', [{ kind: 'ugc_photo', quantity: 0 }]],
    ['deliverables', [{ kind: 'skywriting', quantity: 1 }]],
    [
      'deliverables',
      [
        { kind: 'ugc_photo', quantity: 1 },
        { kind: 'ugc_photo', quantity: 2 },
      ],
    ],
    ['fulfilment', 'teleport'],
    ['content_due_days', 0],
    ['content_due_days', 91],
    ['rights_months', 25],
    ['rights_channels', ['billboard']],
    ['disclosure', 'x'.repeat(201)],
    ['min_followers', -1],
    ['criteria_niches', ['astrology']],
    ['criteria_neighborhood_ids', ['not-an-id']],
    ['application_deadline', '2026-02-30'],
    ['application_deadline', 'tomorrow'],
  ])('%s of %j', async (name, value) => {
    const { id } = await create();
    const answer = await save(id, { [name]: value, version: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].path).toContain(name);
    expect((await read(id)).version).toBe(1);
  });

  it('a last day that is over, and one more than a year away', async () => {
    const { id } = await create();
    for (const days of [-1, 366]) {
      const application_deadline = dayFrom(context.now(), days);
      const answer = await save(id, { application_deadline, version: 1 });
      expect(answer.json().fields).toMatchObject([{ path: 'application_deadline' }]);
    }
  });

  it('locations and neighborhoods that are not there or not ours', async () => {
    const place = await call(`POST /api/businesses/${stranger.business_id}/locations`, {
      headers: headersOfStranger,
      payload: locationIn('Greenpoint'),
    });
    const { id } = await create();
    const foreign = await save(id, { location_ids: [place.json().id], version: 1 });
    expect(foreign.json().fields).toMatchObject([{ path: 'location_ids' }]);
    const unknown = await save(id, {
      criteria_neighborhood_ids: [neighborhoodId('Greenpoint'), newId()],
      version: 1,
    });
    expect(unknown.json().fields).toMatchObject([{ path: 'criteria_neighborhood_ids' }]);
  });

  it('a stranger of the same role, who finds nothing by any way', async () => {
    const { id } = await create();
    const as = { headers: headersOfStranger };
    const own = `/api/businesses/${stranger.business_id}/campaigns/${id}`;
    for (const path of [`${base}/campaigns/${id}`, own] as const) {
      const payload = { title: 'Mine', version: 1 };
      expect((await call(`GET ${path as '/api'}/draft`, as)).statusCode).toBe(404);
      expect((await call(`PATCH ${path as '/api'}/draft`, { ...as, payload })).statusCode).toBe(404);
      expect((await call(`DELETE ${path as '/api'}/draft`, as)).statusCode).toBe(404);
      expect((await call(`POST ${path as '/api'}/revisions`, { ...as, payload })).statusCode).toBe(404);
      expect((await call(`GET ${path as '/api'}/hints`, as)).statusCode).toBe(404);
      expect((await call(`GET ${path as '/api'}/brief-versions`, as)).statusCode).toBe(404);
    }
    expect((await call(`POST ${base}/campaigns`, { ...as, payload: {} })).statusCode).toBe(404);
  });

  it('an admin who writes; they may read', async () => {
    const { id } = await create();
    expect((await call(`GET ${base}/campaigns/${id}/draft`, { headers: admin })).statusCode).toBe(200);
    expect((await save(id, { title: 'Mine', version: 1 }, admin)).statusCode).toBeGreaterThanOrEqual(403);
  });
});

describe('the end of writing', () => {
  function finish(id: string) {
    return call(`POST ${base}/campaigns/${id}/draft/completion`, { headers });
  }

  it('comes once everything is there, and names what is not', async () => {
    const { id } = await create();
    const early = await finish(id);
    expect(early.statusCode).toBe(400);
    expect(early.json().fields[0]).toEqual({ path: 'title', message: 'Add a title' });
    await save(id, { ...completeCampaign(context.now()), version: 1 });
    expect((await finish(id)).json()).toMatchObject({ status: 'awaiting_funding' });
    expect((await finish(id)).statusCode).toBe(200);
  });

  it('asks for a choice of usage rights, and takes none for one only where it was chosen', async () => {
    const { id } = await create();
    await save(id, { ...completeCampaign(context.now(), { rights_channels: [] }), version: 1 });
    const refused = await finish(id);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      'Something’s missing: Choose your usage rights.',
    ]);
    await save(id, { has_chosen_rights: true, version: 2 });
    expect((await finish(id)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ rights_channels: [], has_chosen_rights: true });
  });

  it('is taken back by the next change', async () => {
    const { id } = await create();
    await save(id, { ...completeCampaign(context.now()), version: 1 });
    await finish(id);
    expect((await save(id, { goals: 'More', version: 2 })).json()).toMatchObject({ status: 'draft' });
  });

  it('does not come with a location that was put away', async () => {
    await call(`POST ${base}/locations`, { headers, payload: locationIn('Bushwick') });
    const place = await call(`POST ${base}/locations`, { headers, payload: locationIn('Greenpoint') });
    const { id } = await create();
    const visit = { fulfilment: 'visit', location_ids: [place.json().id] };
    await save(id, { ...completeCampaign(context.now(), visit), version: 1 });
    await call(`POST /api/locations/${place.json().id}/archive`, { headers });
    expect((await finish(id)).json().fields).toEqual([
      { path: 'location_ids', message: 'Choose a location' },
    ]);
  });
});

describe('throwing away', () => {
  it('deletes a draft without a trace', async () => {
    const { id } = await create();
    expect((await call(`DELETE ${base}/campaigns/${id}/draft`, { headers })).statusCode).toBe(200);
    expect((await call(`GET ${base}/campaigns/${id}/draft`, { headers })).statusCode).toBe(404);
  });

  it('leaves what was posted where it is', async () => {
    const { id } = await create();
    await context.db
      .updateTable('campaigns')
      .set({ status: 'live', published_at: context.now().toISOString(), slug: id })
      .where('id', '=', id)
      .execute();
    expect((await call(`DELETE ${base}/campaigns/${id}/draft`, { headers })).statusCode).toBe(409);
    const answer = await save(id, { title: 'Later', version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('conflict');
  });
});

function mapOf(id: string) {
  return context.db
    .selectFrom('campaigns')
    .select('location_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ location_id }) => location_id);
}

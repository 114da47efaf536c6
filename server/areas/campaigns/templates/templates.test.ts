import { beforeEach, describe, expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import { TEMPLATES_MAX } from '#domain/campaigns/templates.ts';
import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { sweepMedia } from '#server/areas/base/media/commands/sweep-media.ts';
import { copyMediaFile } from '#server/areas/base/media/jobs/copy-media.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newShop, type Shop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { completeCampaign } from '#test/support/campaigns.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { locationIn } from '#test/support/places.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const stranger = await newShop(context);

let shop: Shop;
let base: `/api/businesses/${string}`;
beforeEach(async () => {
  shop = await newShop(context);
  base = `/api/businesses/${shop.business_id}`;
});

async function draft(more: object = {}): Promise<string> {
  const { headers } = shop;
  const { id, version } = (await call(`POST ${base}/campaigns`, { headers, payload: {} })).json();
  const payload = { ...completeCampaign(context.now(), more), version };
  const saved = await call(`PATCH ${base}/campaigns/${id}/draft`, { headers, payload });
  expect(saved.statusCode).toBe(200);
  return id;
}

function save(campaign_id: string, template_name = 'Rye week', headers = shop.headers) {
  return call(`POST ${base}/campaign-templates`, { headers, payload: { campaign_id, template_name } });
}

async function list(headers = shop.headers) {
  return (await call(`GET ${base}/campaign-templates`, { headers })).json().templates;
}

function use(templateId: string, headers = shop.headers) {
  return call(`POST ${base}/campaign-templates/${templateId}/campaigns`, { headers });
}

async function read(id: string) {
  return (await call(`GET ${base}/campaigns/${id}/draft`, { headers: shop.headers })).json();
}

async function picturesOf(id: string): Promise<MediaFile[]> {
  const url = `GET /api/media?entity_type=campaign&entity_id=${id}` as const;
  return (await call(url, { headers: shop.headers })).json().files;
}

describe('a template', () => {
  it('makes a draft with the brief, deliverables, price, rights and places of its campaign, without dates', async () => {
    const { headers } = shop;
    const placed = await call(`POST ${base}/locations`, { headers, payload: locationIn('Greenpoint') });
    const id = await draft({ fulfilment: 'visit', location_ids: [placed.json().id], questions: ['When?'] });
    const saved = await save(id);
    expect(saved.statusCode).toBe(201);
    expect(saved.json()).toMatchObject({ template_name: 'Rye week', slots: 4, picture_count: 0 });
    const made = await use(saved.json().id);
    expect(made.statusCode).toBe(201);
    const [from, to] = [await read(id), await read(made.json().campaign_id)];
    const { id: _, public_id, version, updated_at, application_deadline, ...same } = from;
    expect(application_deadline).not.toBeNull();
    expect(to).toMatchObject({ ...same, application_deadline: null, status: 'draft' });
    expect(to.id).not.toBe(id);
  });

  it('stays as it was when its campaign is changed or deleted, with its pictures', async () => {
    const { headers } = shop;
    const id = await draft();
    const bytes = await pngPicture(300, 200);
    const at = { entity_type: 'campaign', entity_id: id } as const;
    const more = { bytes, original_name: 'loaf.png', uploaded_by: null, alt_text: 'A loaf' };
    const hero = await storePicture(context, { ...at, ...more, role: 'hero' });
    const loaf = await storePicture(context, { ...at, ...more, role: 'gallery' });
    const template = (await save(id)).json();
    expect(template.picture_count).toBe(2);
    expect((await call(`DELETE ${base}/campaigns/${id}/draft`, { headers })).statusCode).toBe(200);
    await context.db
      .updateTable('media_files')
      .set({ deleted_at: '2020-01-01T00:00:00Z' })
      .where('id', 'in', [hero.id, loaf.id])
      .execute();
    await sweepMedia(context);
    const made = (await use(template.id)).json().campaign_id;
    expect((await read(made)).title).toBe('Rye week: cut the dark loaf');
    for (const file of await copiesIn(made)) {
      const from_id = file.role === 'hero' ? hero.id : loaf.id;
      await copyMediaFile.run(context, { from_id, to_id: file.id });
    }
    expect((await picturesOf(made)).map(({ role, status, alt_text }) => [role, status, alt_text])).toEqual(
      expect.arrayContaining([
        ['hero', 'ready', 'A loaf'],
        ['gallery', 'ready', 'A loaf'],
      ]),
    );
    // Without the template, the bytes of what was deleted go.
    await call(`DELETE ${base}/campaign-templates/${template.id}`, { headers });
    await sweepMedia(context);
    const { objects_removed_at } = await context.db
      .selectFrom('media_files')
      .select('objects_removed_at')
      .where('id', '=', loaf.id)
      .executeTakeFirstOrThrow();
    expect(objects_removed_at).not.toBeNull();
  });

  it('is renamed and deleted by anyone on the team, and its campaigns stay', async () => {
    const template = (await save(await draft())).json();
    const person = await newPerson(context, { role: 'business' });
    const { business_id } = shop;
    const row = { id: newId(), business_id, user_id: person.user_id };
    await context.db
      .insertInto('business_members')
      .values({ ...row, role: 'manager', status: 'active' })
      .execute();
    const headers = await signInAs(context, person);
    const place = `${base}/campaign-templates/${template.id}` as const;
    const renamed = await call(`PATCH ${place}`, { headers, payload: { template_name: 'Bread' } });
    expect(renamed.json().template_name).toBe('Bread');
    expect(await list(headers)).toMatchObject([
      { template_name: 'Bread', title: 'Rye week: cut the dark loaf' },
    ]);
    const made = (await use(template.id, headers)).json().campaign_id;
    expect((await call(`DELETE ${place}`, { headers })).statusCode).toBe(200);
    expect((await call(`DELETE ${place}`, { headers })).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    expect((await read(made)).status).toBe('draft');
  });

  it('does not exist for another business, and its campaign has to be one’s own', async () => {
    const template = (await save(await draft())).json();
    const { headers } = stranger;
    const own = `/api/businesses/${stranger.business_id}` as const;
    const payload = { template_name: 'Mine' };
    expect((await use(template.id, headers)).statusCode).toBe(404);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await call(`${method} ${own}/campaign-templates/${template.id}`, { headers, payload });
      expect(answer.statusCode).toBe(404);
    }
    const taken = await call(`POST ${own}/campaign-templates/${template.id}/campaigns`, { headers });
    expect(taken.statusCode).toBe(404);
    const campaign_id = await draft();
    const saved = await call(`POST ${own}/campaign-templates`, {
      headers,
      payload: { ...payload, campaign_id },
    });
    expect(saved.statusCode).toBe(404);
    expect((await list()).map(({ template_name }: { template_name: string }) => template_name)).toEqual([
      'Rye week',
    ]);
  });

  it('has a name of its own, whatever its case, also when 20 are saved at once', async () => {
    const id = await draft();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(id, index % 2 === 0 ? 'Rye week' : 'RYE WEEK')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().fields).toEqual([
      { path: 'template_name', message: 'Another template already has this name' },
    ]);
    const other = (await save(id, 'Loaves')).json();
    const place = `PATCH ${base}/campaign-templates/${other.id}` as const;
    const { headers } = shop;
    const taken = await call(place, { headers, payload: { template_name: 'rye week' } });
    expect(taken.statusCode).toBe(409);
    const recased = await call(place, { headers, payload: { template_name: 'LOAVES' } });
    expect(recased.statusCode).toBe(200);
    expect((await save(id, ' ')).statusCode).toBe(400);
  });

  it(`is one of at most ${TEMPLATES_MAX}, also when 20 are saved at once`, async () => {
    const id = await draft();
    const first = (await save(id)).json();
    const { content } = await context.db
      .selectFrom('campaign_templates')
      .select('content')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const at = context.now().toISOString();
    await context.db
      .insertInto('campaign_templates')
      .values(
        Array.from({ length: TEMPLATES_MAX - 6 }, (_, index) => ({
          id: newId(),
          business_id: shop.business_id,
          template_name: `Week ${index}`,
          content: JSON.stringify(content),
          ...{ created_at: at, updated_at: at },
        })),
      )
      .execute();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(id, `More ${index}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      `You can have up to ${TEMPLATES_MAX} templates. Delete one first.`,
    );
    expect(await list()).toHaveLength(TEMPLATES_MAX);
  });

  it('from before a field was added to drafts still lists and makes one', async () => {
    const id = newId();
    const at = context.now().toISOString();
    await context.db
      .insertInto('campaign_templates')
      .values({
        id,
        business_id: shop.business_id,
        template_name: 'From the first day',
        content: JSON.stringify(FIRST_CONTENT),
        ...{ created_at: at, updated_at: at },
      })
      .execute();
    expect(await list()).toMatchObject([{ template_name: 'From the first day', title: 'Rye week' }]);
    const made = await use(id);
    expect(made.statusCode).toBe(201);
    expect(await read(made.json().campaign_id)).toMatchObject(FIRST_CONTENT);
  });

  it('leaves out a location that was archived since', async () => {
    const { headers } = shop;
    const ids: string[] = [];
    for (const place of ['Greenpoint', 'Astoria'] as const) {
      ids.push((await call(`POST ${base}/locations`, { headers, payload: locationIn(place) })).json().id);
    }
    const template = (await save(await draft({ fulfilment: 'visit', location_ids: ids }))).json();
    await context.db
      .updateTable('business_locations')
      .set({ archived_at: context.now().toISOString() })
      .where('id', '=', ids[1] ?? '')
      .execute();
    const made = (await use(template.id)).json().campaign_id;
    expect((await read(made)).location_ids).toEqual([ids[0]]);
    expect((await list())[0].location_ids).toEqual([ids[0]]);
  });
});

/** What the first templates kept. Fields that drafts get later are never in it. */
const FIRST_CONTENT = {
  title: 'Rye week',
  description: 'Cut the dark loaf.',
  goals: '',
  requirements_do: ['The cut'],
  requirements_dont: [],
  questions: [],
  deliverables: [{ kind: 'instagram_reel', quantity: 1, note: '' }],
  fulfilment: 'remote',
  fulfilment_note: '',
  location_ids: [],
  min_followers: 0,
  criteria_niches: [],
  criteria_neighborhood_ids: [],
  rights_channels: ['instagram'],
  rights_paid_ads: false,
  rights_months: 3,
  has_chosen_rights: true,
  disclosure: '',
  content_due_days: 10,
  accepts_quotes: false,
  creator_payout_cents: 27_500,
  slots: 4,
  package_id: null,
};

function copiesIn(campaignId: string) {
  return context.db
    .selectFrom('media_files')
    .select(['id', 'role'])
    .where('entity_id', '=', campaignId)
    .execute();
}

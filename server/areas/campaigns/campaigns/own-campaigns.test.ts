import { describe, expect, it } from 'vitest';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const shop = await newShop(context);
const stranger = await newShop(context);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
const base = `/api/businesses/${shop.business_id}/campaigns` as const;
const REASON = 'The address on the brief does not exist.';

function newCampaign(wishes: Omit<Parameters<typeof newOpenCampaign>[1], 'business_id'> = {}) {
  return newOpenCampaign(context, { business_id: shop.business_id, funded_slots: 0, ...wishes });
}

describe('the campaigns of a business [BIZ-06] [BIZ-08]', () => {
  it('are listed with what each needs, by state, by word and page by page', async () => {
    const live = await newCampaign({ title: 'Plum tart', funded_slots: 3 });
    const { creator_id } = await newMaker(context);
    await newApplication(context, { campaign_id: live, creator_id });
    const draft = await newCampaign({ title: 'Plum jam', status: 'draft', slug: null, published_at: null });
    const read = async (query: string) =>
      (await call(`GET ${base}?${query}`, { headers: shop.headers })).json();
    expect((await read('search=PLUM')).campaigns).toMatchObject([
      { id: draft, next: { step: 'finish_draft' } },
      { id: live, applicant_count: 1, waiting_count: 1, next: { step: 'choose_creators' } },
    ]);
    expect((await read('search=plum&segment=drafts')).campaigns).toMatchObject([{ id: draft }]);
    expect((await read('search=%25')).campaigns).toEqual([]);
    const first = await read('search=plum&limit=1');
    const second = await read(`search=plum&limit=1&cursor=${first.next_cursor}`);
    expect([first.campaigns[0].id, second.campaigns[0].id]).toEqual([draft, live]);
    expect((await call(`GET ${base}?cursor=nonsense`, { headers: shop.headers })).statusCode).toBe(400);
  });

  it('are found by slug and by id, and by no other business [BIZ-17] [BIZ-18]', async () => {
    const id = await newCampaign({ slug: 'rye-by-slug' });
    for (const identifier of [id, 'rye-by-slug']) {
      const answer = await call(`GET ${base}/${identifier}`, { headers: shop.headers });
      expect(answer.json()).toMatchObject({ id, slug: 'rye-by-slug' });
    }
    const own = `/api/businesses/${stranger.business_id}/campaigns/${id}` as const;
    const { headers } = stranger;
    for (const route of [`GET ${own}`, `GET ${base}/${id}`, `POST ${base}/${id}/pause`] as const) {
      expect((await call(route, { headers })).statusCode).toBe(404);
    }
    expect((await call(`POST ${base}/${id}/pause`, { headers: admin })).statusCode).toBe(404);
    expect((await call(`GET ${base}/${id}`, { headers: admin })).statusCode).toBe(200);
  });

  it('are paused, opened and closed; a second press is told where it stands', async () => {
    const { headers } = shop;
    const id = await newCampaign({ funded_slots: 1 });
    const press = async (action: string) =>
      (await call(`POST ${base}/${id}/${action}`, { headers })).statusCode;
    expect([await press('pause'), await press('pause'), await press('resumption')]).toEqual([200, 409, 200]);
    expect([await press('closing'), await press('resumption')]).toEqual([200, 409]);
    const { events } = (await call(`GET ${base}/${id}/events`, { headers })).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'campaign_close',
      'campaign_resume',
      'campaign_pause',
    ]);
  });

  it('say what follows from cancelling before it is done', async () => {
    const { headers } = shop;
    const id = await newCampaign({ slots: 3, funded_slots: 3 });
    const { creator_id } = await newMaker(context);
    await newApplication(context, { campaign_id: id, creator_id });
    expect((await call(`GET ${base}/${id}/cancellation`, { headers })).json()).toEqual({
      can_cancel: true,
      refusal: null,
      notified_count: 1,
      open_spots: 3,
      refund_cents: 3 * 38_500,
    });
    const taken = await newCampaign({ slots: 3, funded_slots: 3, taken_slots: 1 });
    const answer = await call(`POST ${base}/${taken}/cancellation`, { headers, payload: {} });
    expect(answer.json()).toMatchObject({ status: 409, detail: expect.stringContaining('already accepted') });
  });

  it('are copied into a draft without dates and money', async () => {
    const { headers } = shop;
    const id = await newCampaign({ title: 'Copy me', funded_slots: 3, taken_slots: 1 });
    const { campaign_id } = (await call(`POST ${base}/${id}/duplicate`, { headers })).json();
    expect((await call(`GET ${base}/${campaign_id}`, { headers })).json()).toMatchObject({
      title: 'Copy me (copy)',
      status: 'draft',
      slug: null,
      funded_slots: 0,
      taken_slots: 0,
      application_deadline: null,
    });
  });
});

describe('admins and campaigns [ADMIN-05] [ADMIN-21]', () => {
  it('find them by the beginning of a title and by state, and pause them against the business', async () => {
    const title = `Zebra cake ${shop.business_id}`;
    const id = await newCampaign({ title });
    const list = await call(
      `GET /api/admin/campaigns?search=zebra%20cake%20${shop.business_id}&status=live`,
      {
        headers: admin,
      },
    );
    expect(list.json().campaigns).toMatchObject([{ id, title }]);
    const action = (name: string, reason = REASON) =>
      call(`POST /api/admin/campaigns/${id}/${name}`, { headers: admin, payload: { reason } });
    expect((await action('pause', 'no')).statusCode).toBe(400);
    expect((await action('pause')).statusCode).toBe(200);
    expect((await call(`POST ${base}/${id}/resumption`, { headers: shop.headers })).statusCode).toBe(409);
    const record = await call(`GET /api/admin/campaigns/${id}`, { headers: admin });
    expect(record.json()).toMatchObject({ can_pause: false, can_resume: true, can_take_down: true });
    expect((await action('takedown')).json()).toEqual({ campaign_id: id, status: 'cancelled' });
    expect((await action('takedown')).statusCode).toBe(409);
    const query = `subject_type=campaign&subject_id=${id}`;
    const { entries } = (await call(`GET /api/admin/audit-log?${query}`, { headers: admin })).json();
    expect(entries).toMatchObject([
      { action: 'cancel_campaign' },
      { action: 'view_campaign' },
      { action: 'admin_pause_campaign', reason: REASON },
    ]);
  });
});

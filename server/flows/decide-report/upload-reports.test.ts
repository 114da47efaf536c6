import { expect, it } from 'vitest';
import { newMaker, newShop } from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newAttachment } from '#test/support/disputes.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const { submit } = workHands(app, context);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));

type Headers = { cookie: string };
const WORDS = 'It shows somebody who didn’t agree to it.';
const ask = (as: Headers, route: string, payload?: object) =>
  call(route as Route, { headers: as, ...(payload && { payload }) });
const report = (as: Headers, id: string) =>
  ask(as, 'POST /api/reports', { target_type: 'media_file', target_id: id, reason: 'inappropriate' });
const decide = (id: string, action: string) =>
  ask(admin, `POST /api/admin/reports/media_file/${id}/decision`, { action, words: WORDS });
const caseOf = async (id: string) => (await ask(admin, `GET /api/admin/reports/media_file/${id}`)).json();
const isShown = async (id: string) =>
  (await db.selectFrom('media_files').select('is_active').where('id', '=', id).executeTakeFirstOrThrow())
    .is_active;

async function newPortfolioPicture() {
  const [maker, shop] = [await newMaker(context), await newShop(context)];
  const whose = { entity_type: 'creator', entity_id: maker.creator_id, uploaded_by: maker.user_id } as const;
  const { id } = await newAttachment(context, whose, { role: 'portfolio' });
  return { maker, shop, id };
}

it('a reported picture is in the queue with its owner, and the case shows it', async () => {
  const { shop, id } = await newPortfolioPicture();
  expect((await report(shop.headers, id)).statusCode).toBe(201);
  const { open } = (await ask(admin, 'GET /api/admin/reports')).json();
  expect(open).toContainEqual(expect.objectContaining({ target_type: 'media_file', target_id: id }));
  expect(await caseOf(id)).toMatchObject({
    upload: { file: { media_file_id: id, url: expect.any(String) }, can_hide: true },
    person: { account_status: 'active' },
  });
});

it('people report pictures they can see, and none of their own', async () => {
  const { maker, shop, id } = await newPortfolioPicture();
  const stranger = await newMaker(context);
  expect((await report(maker.headers, id)).statusCode).toBe(403);
  expect((await report(stranger.headers, id)).statusCode).toBe(404);
  expect((await report(shop.headers, crypto.randomUUID())).statusCode).toBe(404);
  const gallery = await newAttachment(
    context,
    { entity_type: 'business', entity_id: shop.business_id, uploaded_by: shop.user_id },
    { role: 'gallery' },
  );
  expect((await report(shop.headers, gallery.id)).statusCode).toBe(403);
  expect((await report(stranger.headers, gallery.id)).statusCode).toBe(201);
  expect(await caseOf(gallery.id)).toMatchObject({ person: { user_id: shop.user_id } });
});

it('a hidden picture is gone for everyone, its owner can’t restore it, and a lifted decision brings it back', async () => {
  const { maker, shop, id } = await newPortfolioPicture();
  await report(shop.headers, id);
  expect((await decide(id, 'hide')).statusCode).toBe(200);
  expect(await isShown(id)).toBe(false);
  const restored = await ask(maker.headers, `POST /api/media/${id}/restoration`);
  expect([restored.statusCode, restored.json().detail]).toEqual([
    409,
    'This was removed after a report. It comes back if the decision is lifted.',
  ]);
  const { decisions } = (await ask(maker.headers, 'GET /api/me/report-decisions')).json();
  expect(decisions).toMatchObject([{ target_type: 'media_file', action: 'hide', words: WORDS }]);
  const [{ id: decision_id }] = decisions;
  await ask(maker.headers, `POST /api/me/report-decisions/${decision_id}/appeal`, {
    words: 'She agreed to it.',
  });
  const lifted = await ask(admin, `POST /api/admin/report-decisions/${decision_id}/appeal-decision`, {
    outcome: 'lifted',
    words: WORDS,
  });
  expect(lifted.json()).toEqual({ is_restored: true });
  expect(await isShown(id)).toBe(true);
});

it('delivered work can be reported by the business it was sent to, and stays where it is', async () => {
  const work = await newWork(context);
  const [deliverable = ''] = work.deliverable_ids;
  await submit(work, deliverable);
  const { media_file_id: id } = await db
    .selectFrom('deliverable_files')
    .select('media_file_id')
    .where('deliverable_id', '=', deliverable)
    .executeTakeFirstOrThrow();
  expect((await report((await newShop(context)).headers, id)).statusCode).toBe(404);
  expect((await report(work.shop, id)).statusCode).toBe(201);
  expect((await caseOf(id)).upload).toMatchObject({ can_hide: false });
  expect((await decide(id, 'hide')).statusCode).toBe(409);
  expect(await isShown(id)).toBe(true);
  expect((await decide(id, 'warn')).statusCode).toBe(200);
});

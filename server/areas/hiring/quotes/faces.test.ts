import { expect, it } from 'vitest';
import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import {
  type Maker,
  newApplication,
  newMaker,
  newOpenCampaign,
  newShop,
} from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';
import { openQuote } from './commands/open-quote.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const bytes = await pngPicture(300, 300);
const shop = await newShop(context);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
const business = `/api/businesses/${shop.business_id}` as const;

function photoOf({ creator_id }: Maker) {
  const file = { entity_type: 'creator', entity_id: creator_id, role: 'avatar' } as const;
  return storePicture(context, { ...file, bytes, original_name: 'me.png', uploaded_by: null });
}

async function applyWithQuote(maker: Maker): Promise<void> {
  const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id, accepts_quotes: true });
  const application_id = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
  await inTransaction(context.db, (tx) =>
    openQuote(tx, context, {
      application_id,
      made_by: 'creator',
      amount_cents: 42_500,
      reason: '',
      actor_id: maker.user_id,
    }),
  );
}

/** The photo of this creator in every list that shows one. */
async function seen({ creator_id, user_id, email }: Maker): Promise<Record<string, string | null>> {
  const read = async (path: `/${string}`, headers: { cookie: string }) =>
    (await call(`GET ${path}`, { headers })).json();
  const { quotes } = await read(`${business}/quotes`, shop.headers);
  const { new_applicants } = await read(`${business}/overview`, shop.headers);
  const search = encodeURIComponent(email);
  const { creators } = await read(`/api/admin/creators?search=${search}`, admin);
  const { users } = await read(`/api/admin/users?search=${search}`, admin);
  const user = await read(`/api/admin/users/${user_id}`, admin);
  const applicant = await read(`/api/admin/applicants/${creator_id}`, admin);
  const ofCreator = (rows: { creator_id: string; avatar_url: string | null }[]) =>
    rows.find((row) => row.creator_id === creator_id)?.avatar_url ?? null;
  return {
    quotes: quotes.find(({ creator }: { creator: { id: string } }) => creator.id === creator_id).creator
      .avatar_url,
    new_applicants: ofCreator(new_applicants),
    creators: creators[0].avatar_url,
    users: users[0].avatar_url,
    user: user.avatar_url,
    applicant: applicant.avatar_url,
  };
}

const NONE = { quotes: null, new_applicants: null, creators: null, users: null, user: null, applicant: null };

it('a creator’s photo is in every list that names them, and gone once it is deleted', async () => {
  const jules = await newMaker(context);
  await applyWithQuote(jules);
  expect(await seen(jules)).toEqual(NONE);
  const file = await photoOf(jules);
  for (const url of Object.values(await seen(jules))) {
    expect((await app.inject({ method: 'GET', url: `${url}` })).statusCode).toBe(200);
  }
  expect((await call(`DELETE /api/media/${file.id}`, { headers: jules.headers })).statusCode).toBe(200);
  expect(await seen(jules)).toEqual(NONE);
});

it('each creator has their own', async () => {
  const [jules, nadia] = [await newMaker(context), await newMaker(context, { full_name: 'Nadia Osei' })];
  for (const maker of [jules, nadia]) await applyWithQuote(maker);
  await photoOf(jules);
  expect((await seen(jules)).quotes).toContain(jules.creator_id);
  expect(await seen(nadia)).toEqual(NONE);
});

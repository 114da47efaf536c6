import { expect, it } from 'vitest';
import { newMaker } from '#test/support/applications.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';

const { app, context } = await testApp();

it('looks at 30 links an hour for one person, taken away again or not', async () => {
  const { cookie } = await signInAs(
    context,
    await newPerson(context, { role: 'applicant', creator: { status: 'draft' } }),
  );
  const add = (index: number) =>
    app.inject({
      method: 'POST',
      url: '/api/creator-application/links',
      headers: { cookie },
      payload: { url: `https://www.tiktok.com/@maya/video/71234567890123456${index + 10}` },
    });
  const statuses: number[] = [];
  for (let index = 0; index < 32; index += 1) statuses.push((await add(index)).statusCode);
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses.slice(30)).toEqual([429, 429]);
});

it('makes 30 documents a minute for one person', async () => {
  const work = await newWork(context);
  const url = `/api/collaborations/${work.collaboration_id}/contract`;
  const ask = (headers: { cookie: string }) => app.inject({ url, headers });
  const first = await ask(work.maker.headers);
  expect(first.headers['content-type']).toBe('application/pdf');
  await context.db
    .updateTable('rate_limits')
    .set({ count: 30 })
    .where('key', '=', `pdf:${work.maker.user_id}`)
    .execute();
  expect((await ask(work.maker.headers)).statusCode).toBe(429);
  expect((await ask(work.shop)).statusCode).toBe(200);
});

it('takes 30 posters an hour from one person', async () => {
  const maker = await newMaker(context);
  const { creator_id } = maker;
  const id = crypto.randomUUID();
  await context.db
    .insertInto('media_files')
    .values({
      ...{
        id,
        entity_type: 'creator',
        entity_id: creator_id,
        role: 'portfolio',
        status: 'ready',
        byte_size: 9,
      },
      ...{ bucket_name: 'creator_media', file_path: `${creator_id}/portfolio/${id}.mp4` },
      ...{ content_type: 'video/mp4', original_name: 'film.mp4', uploaded_by: maker.user_id },
    })
    .execute();
  const put = () =>
    app.inject({
      method: 'PUT',
      url: `/api/media/${id}/poster`,
      headers: { ...maker.headers, 'content-type': 'image/jpeg' },
      payload: Buffer.from('no picture'),
    });
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await put()).statusCode);
  expect(statuses).toEqual([...Array(30).fill(415), 429]);
});

it('searches creators 60 times a minute for one person', async () => {
  const { payer, shop } = await newWork(context);
  const url = `/api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}/creators?search=maya`;
  expect((await app.inject({ url, headers: shop })).statusCode).toBe(200);
  await context.db
    .updateTable('rate_limits')
    .set({ count: 60 })
    .where('key', '=', `creator-search:${payer.owner.user_id}`)
    .execute();
  expect((await app.inject({ url, headers: shop })).statusCode).toBe(429);
});

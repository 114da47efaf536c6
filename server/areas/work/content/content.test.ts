import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import type { ContentPage } from '#contract/work/content.ts';
import { takeInMedia } from '#server/areas/base/uploads/jobs/take-in-media.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { newMaker } from '#test/support/applications.ts';
import { disputeHands, newDecider } from '#test/support/disputes.ts';
import { film } from '#test/support/films.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { readZip } from '#test/support/read-zip.ts';
import { startS3 } from '#test/support/s3-server.ts';
import { testApp } from '#test/support/test-app.ts';
import { upload } from '#test/support/tus.ts';
import { until } from '#test/support/until.ts';
import { newPaidCampaign, newWork, type Work, workHands } from '#test/support/work.ts';

const s3 = await startS3();
const onDisk = await testApp({ isOwn: true });
const remote = await openS3Store(s3.settings, onDisk.context.now);
const onS3 = await testApp({
  adapt: ({ queue }) => ({ files: remote, queue: { ...queue, ...FORGETS_JOBS } }),
});
afterAll(async () => {
  await onDisk.app.close();
  await onS3.app.close();
  remote.close();
  await s3.stop();
});
const { app, context } = onDisk;
const { ask, look, submit, approve, change } = workHands(app, context);
const disputes = disputeHands(app);

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const first = ({ deliverable_ids: [one = ''] }: Work) => one;
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const stranger = () => newPerson(context, { role: 'business' }).then((person) => signInAs(context, person));
const VIDEO = { deliverables: [{ kind: 'ugc_video', quantity: 1 }] } as const;

/** Rows of files as `newWorkFile` makes them, with bytes behind them. */
async function fillFiles(work: Work, bytes = film({ bytes: 200 })) {
  const rows = await context.db
    .selectFrom('media_files')
    .select(['id', 'file_path'])
    .where('entity_id', '=', work.maker.creator_id)
    .execute();
  for (const { file_path } of rows) await context.files.put(`creator_media/${file_path}`, bytes, 'video/mp4');
  return rows.map(({ id }) => id);
}

const fileOf = (work: Work, id: string) => `GET /api/collaborations/${work.collaboration_id}/files/${id}`;
const archiveOf = (work: Work) => `GET /api/collaborations/${work.collaboration_id}/archive`;
const listOf = async (work: Work, query = ''): Promise<ContentPage> =>
  (await ask(work.shop, `GET /api/businesses/${work.payer.business_id}/content${query}`)).json();

const places = [
  { name: 'disk', ...onDisk, base: await onDisk.app.listen({ port: 0 }) },
  { name: 's3', ...onS3, base: await onS3.app.listen({ port: 0 }) },
];

describe.each(places)('a film on $name', (place) => {
  it('comes home as it was uploaded, under its name, once it is approved', async () => {
    const hands = workHands(place.app, place.context);
    const work = await newWork(context, VIDEO);
    const { maker, shop } = work;
    const bytes = film({ bytes: 300_000 });
    const filename = 'Crème “Brûlée” (final).MOV.mp4';
    const file_path = await upload(
      { base: place.base, cookie: maker.headers.cookie },
      {
        entity_type: 'creator',
        entity_id: maker.creator_id,
        role: 'submission',
        filename,
        filetype: 'video/mp4',
      },
      bytes,
    );
    const find = () =>
      context.db.selectFrom('media_files').selectAll().where('file_path', '=', file_path).executeTakeFirst();
    const { id = '' } = (await find()) ?? {};
    if (place.name === 's3') await takeInMedia.run(place.context, { media_file_id: id });
    await until(async () => (await find())?.status === 'ready');
    await hands.ask(maker.headers, `PUT /api/deliverables/${first(work)}/files`, { media_file_ids: [id] });
    await hands.ask(maker.headers, `POST /api/deliverables/${first(work)}/submissions`, { version: 1 });

    for (const headers of [shop, maker.headers]) {
      const early = await hands.ask(headers, fileOf(work, id));
      expect([early.statusCode, early.headers['content-disposition']]).toEqual([404, undefined]);
      expect((await hands.ask(headers, archiveOf(work))).statusCode).toBe(404);
    }
    await hands.approve(work, first(work));
    for (const headers of [shop, maker.headers]) {
      const taken = await hands.ask(headers, fileOf(work, id));
      expect([taken.statusCode, taken.headers['content-type']]).toEqual([200, 'video/mp4']);
      expect(taken.headers['content-disposition']).toBe(
        `attachment; filename="creme-brulee-final-.mov.mp4"; filename*=UTF-8''Cr%C3%A8me%20%E2%80%9CBr%C3%BBl%C3%A9e%E2%80%9D%20%28final%29.MOV.mp4`,
      );
      expect(sha(taken.rawPayload)).toBe(sha(bytes));
    }
    const strange = await stranger();
    expect((await hands.ask(strange, fileOf(work, id))).statusCode).toBe(404);
    expect((await hands.ask(strange, archiveOf(work))).statusCode).toBe(404);
    const part = await place.app.inject({
      url: fileOf(work, id).slice(4),
      headers: { ...shop, range: 'bytes=10-19' },
    });
    expect([part.statusCode, sha(part.rawPayload)]).toEqual([206, sha(bytes.subarray(10, 20))]);
    const head = await place.app.inject({ method: 'HEAD', url: fileOf(work, id).slice(4), headers: shop });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(bytes.length)]);
    const zip = readZip((await hands.ask(shop, archiveOf(work))).rawPayload);
    expect(sha(zip.get('Jules Moreau/Crème “Brûlée” (final).MOV.mp4') ?? bytes.subarray(1))).toBe(sha(bytes));
  });
});

describe('an archive', () => {
  it('holds every approved file and no draft, with captions, contract and usage rights', async () => {
    const work = await newWork(context);
    const [reel = '', photo = ''] = work.deliverable_ids;
    await submit(work, reel, 1, 1);
    await change(work, reel);
    await submit(work, photo, 1, 2);
    await submit(work, reel, 2, 1);
    await fillFiles(work);
    await approve(work, reel, 2);
    const answer = await ask(work.shop, archiveOf(work));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="bizmeet-.*jules-moreau\.zip"$/),
    });
    const files = readZip(answer.rawPayload);
    expect([...files.keys()]).toEqual([
      'Jules Moreau/reel.mp4',
      'Jules Moreau/Captions.txt',
      'Jules Moreau/Usage rights.txt',
      'Jules Moreau/Contract.pdf',
    ]);
    expect(files.get('Jules Moreau/Captions.txt')?.toString()).toContain('1 Instagram Reel\nFiles: reel.mp4');
    const rights = files.get('Jules Moreau/Usage rights.txt')?.toString() ?? '';
    expect(rights).toMatch(/^Reposting: /m);
    expect(rights).toMatch(/^Paid ads: /m);
    expect(readPdf(files.get('Jules Moreau/Contract.pdf') ?? Buffer.alloc(0)).join(' ')).toContain(
      'Contract',
    );
    await approve(work, photo);
    const all = readZip((await ask(work.maker.headers, archiveOf(work))).rawPayload);
    expect([...all.keys()].slice(0, 3)).toEqual([
      'Jules Moreau/reel.mp4',
      'Jules Moreau/reel (2).mp4',
      'Jules Moreau/reel (3).mp4',
    ]);
  });

  it('of a campaign has a folder for each creator, also for two of the same name', async () => {
    const payer = await newPaidCampaign(context, { ...VIDEO, slots: 3 });
    const works: Work[] = [];
    for (let at = 0; at < 3; at += 1) works.push(await newWork(context, { ...VIDEO, payer }));
    for (const work of works) await submit(work, first(work), 1, 1);
    for (const work of works) await fillFiles(work);
    for (const work of works.slice(0, 2)) await approve(work, first(work));
    const [{ shop }] = works as [Work];
    const of = `GET /api/businesses/${payer.business_id}/content/archive?campaign_id=${payer.campaign_id}`;
    const paths = [...readZip((await ask(shop, of)).rawPayload).keys()];
    expect(paths.filter((path) => path.endsWith('.mp4'))).toEqual([
      'Jules Moreau/reel.mp4',
      'Jules Moreau (2)/reel.mp4',
    ]);
    const { files } = await listOf(works[0] as Work, `?campaign_id=${payer.campaign_id}`);
    const one = files[0]?.file.media_file_id;
    const chosen = [...readZip((await ask(shop, `${of}&file_ids=${one}`)).rawPayload).keys()];
    expect(chosen.filter((path) => path.endsWith('.mp4'))).toEqual(['Jules Moreau/reel.mp4']);
    expect((await ask(await stranger(), of)).statusCode).toBeOneOf([403, 404]);
  });

  it('is no longer read when the browser leaves, and only three are sent to one person at once', async () => {
    const work = await newWork(context, VIDEO);
    await submit(work, first(work), 1, 1);
    await approve(work, first(work));
    const open: Readable[] = [];
    const endless = () => {
      const stream = new Readable({
        read() {
          this.push(Buffer.alloc(64 * 1024));
        },
      });
      open.push(stream);
      return stream;
    };
    const { app: slow } = await testApp({
      adapt: ({ files }) => ({ files: { ...files, read: async () => endless() } }),
    });
    const url = `${await slow.listen({ port: 0 })}${archiveOf(work).slice(4)}`;
    const leaving = new AbortController();
    const begun = await Promise.all(
      [1, 2, 3].map(() => fetch(url, { headers: work.shop, signal: leaving.signal })),
    );
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    await begun[0]?.body?.getReader().read();
    const fourth = await fetch(url, { headers: work.shop });
    expect([fourth.status, await codeOf(fourth)]).toEqual([429, 'too_many_requests']);
    expect((await fetch(url, { method: 'HEAD', headers: work.shop })).status).toBe(429);
    leaving.abort();
    await until(async () => open.length > 0 && open.every(({ destroyed }) => destroyed));
    await until(async () => {
      const again = new AbortController();
      const { status } = await fetch(url, { headers: work.shop, signal: again.signal });
      again.abort();
      return status === 200;
    });
    await slow.close();
  });

  it('is refused before it begins for who asks first, and asking is not counted', async () => {
    const work = await newWork(context, VIDEO);
    await submit(work, first(work), 1, 1);
    await approve(work, first(work));
    const asked = () =>
      app.inject({
        method: 'HEAD',
        url: `/api/collaborations/${work.collaboration_id}/archive`,
        headers: work.shop,
      });
    expect((await asked()).statusCode).toBe(200);
    const limits = context.db.selectFrom('rate_limits').select('count');
    const key = `archive:${work.payer.owner.user_id}`;
    expect(await limits.where('key', '=', key).execute()).toEqual([]);
    await context.db
      .insertInto('rate_limits')
      .values({ key, count: 30, resets_at: new Date(Date.now() + 600_000).toISOString() })
      .execute();
    const refused = await asked();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('never gets a file that a dispute gave back, and keeps one the creator was paid for', async () => {
    const decider = await newDecider(context);
    for (const [outcome, status] of [
      ['refund', 404],
      ['release', 200],
    ] as const) {
      const work = await newWork(context, VIDEO);
      await submit(work, first(work), 1, 1);
      const [id = ''] = await fillFiles(work);
      const { id: dispute } = await disputes.opened(work);
      expect((await ask(work.shop, fileOf(work, id))).statusCode).toBe(404);
      await disputes.say(work.maker.headers, dispute, 'answer');
      await disputes.decide(decider, dispute, { outcome });
      await disputes.accept(work.shop, dispute);
      await disputes.accept(work.maker.headers, dispute);
      expect((await look(work)).deliverables[0]).toMatchObject({
        status: 'settled',
        submissions: [{ can_download: status === 200 }],
      });
      expect((await ask(work.shop, fileOf(work, id))).statusCode).toBe(status);
    }
  });
});

describe('the content of a business', () => {
  it('lists approved files by campaign, creator and kind, finds words, and pages', async () => {
    const payer = await newPaidCampaign(context, { slots: 2 });
    const one = await newWork(context, { payer });
    const two = await newWork(context, { payer, maker: await newMaker(context) });
    for (const work of [one, two]) {
      const [reel = '', photo = ''] = work.deliverable_ids;
      await submit(work, reel, 1, 1);
      await submit(work, photo, 1, 2);
      await approve(work, photo);
    }
    expect((await listOf(one)).files).toHaveLength(4);
    const page = await listOf(one, '?limit=3');
    expect(page).toMatchObject({
      totals: { file_count: 4, byte_size: 4_000 },
      campaigns: [{ id: payer.campaign_id }],
      creators: [{ name: 'Jules Moreau' }, { name: 'Jules Moreau' }],
    });
    expect(page.files[0]).toMatchObject({
      kind: 'ugc_video',
      byte_size: 1_000,
      rights: [{ label: 'Reposting' }, { label: 'Paid ads' }],
    });
    const rest = await listOf(one, `?limit=3&cursor=${page.next_cursor}`);
    expect([rest.files.length, rest.next_cursor, rest.totals]).toEqual([1, null, null]);
    const ids = [...page.files, ...rest.files].map(({ file }) => file.media_file_id);
    expect(new Set(ids).size).toBe(4);
    const count = async (query: string) => (await listOf(one, query)).files.length;
    expect(await count(`?creator_id=${two.maker.creator_id}`)).toBe(2);
    expect(await count('?kind=instagram_reel')).toBe(0);
    expect(await count('?kind=ugc_video&q=REEL.mp4')).toBe(4);
    expect(await count('?q=100%25')).toBe(0);
    const other = await newWork(context, VIDEO);
    expect((await listOf(other)).files).toEqual([]);
    const theirs = `GET /api/businesses/${payer.business_id}/content`;
    expect((await ask(other.shop, theirs)).statusCode).toBeOneOf([403, 404]);
    expect((await ask(one.maker.headers, theirs)).statusCode).toBe(403);
  });

  it('notes in the audit log that an admin looked', async () => {
    const work = await newWork(context, VIDEO);
    const admin = await newPerson(context, { role: 'admin' });
    const headers = await signInAs(context, admin);
    expect((await ask(headers, `GET /api/businesses/${work.payer.business_id}/content`)).statusCode).toBe(
      200,
    );
    const seen = await context.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('actor_id', '=', admin.user_id)
      .execute();
    expect(seen).toContainEqual({ action: 'view_business', subject_id: work.payer.business_id });
  });
});

it('the contract is there for both sides, and for nobody else', async () => {
  const work = await newWork(context, VIDEO);
  const url = `GET /api/collaborations/${work.collaboration_id}/contract`;
  for (const headers of [work.shop, work.maker.headers]) {
    const answer = await ask(headers, url);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="bizmeet-contract-/);
    expect(readPdf(answer.rawPayload).join(' ')).toContain('Jules Moreau');
  }
  expect((await ask(await stranger(), url)).statusCode).toBe(404);
});

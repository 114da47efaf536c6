import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ListExport } from '#contract/admin/exports.ts';
import { EXPORT_ATTEMPTS, EXPORT_KEPT_DAYS, MOST_RUNNING_EXPORTS } from '#domain/admin/exports.ts';
import { ADMIN_LISTS } from '#domain/admin/lists.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { FORGETS_JOBS } from '#test/support/quiet-queue.ts';
import { testApp } from '#test/support/test-app.ts';
import { sweepExports } from './jobs/sweep-exports.ts';
import { writeExport } from './jobs/write-export.ts';

// The tests run the job themselves.
const { app, context } = await testApp({ adapt: ({ queue }) => ({ queue: { ...queue, ...FORGETS_JOBS } }) });
const call = callerOf(app);
const { db } = context;
type Headers = Awaited<ReturnType<typeof signInAs>>;
type Asked = { list: string; filters?: Record<string, string>; first_day?: string; last_day?: string };

const newAdmin = async () => {
  const admin = await newPerson(context, { role: 'admin' });
  return { ...admin, headers: await signInAs(context, admin) };
};
const ask = (headers: Headers, payload: Asked) => call('POST /api/admin/list-exports', { headers, payload });
const write = ({ id }: { id: string }, files = context.files) =>
  writeExport.run({ ...context, files }, { list_export_id: id });
const fileOf = (headers: Headers, id: string) => call(`GET /api/admin/list-exports/${id}/file`, { headers });
const statusOf = async (headers: Headers, id: string): Promise<ListExport> =>
  (await call('GET /api/admin/list-exports', { headers }))
    .json()
    .exports.find((one: ListExport) => one.id === id);
const linesOf = (body: string) => body.trimEnd().split('\r\n');

/** Emails of a kind of its own, a minute apart, the first one at this time. */
async function newEmails(count: number, from = '2026-01-10T12:00:00Z'): Promise<string> {
  const template = `t-${newId().slice(-12)}`;
  await sql`
    insert into email_events (id, template, recipient, subject, status, created_at)
    select gen_random_uuid(), ${template}, 'n' || n || '@example.com', '=1+' || n, 'sent',
      ${from}::timestamptz + n * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(db);
  return template;
}

async function exported(headers: Headers, asked: Asked) {
  const one = (await ask(headers, asked)).json();
  await write(one);
  return { one, lines: linesOf((await fileOf(headers, one.id)).body) };
}

it('a filtered list leaves as a file that runs no formula, and the log says who asked for it and took it', async () => {
  const admin = await newAdmin();
  const template = await newEmails(3);
  const asked = await ask(admin.headers, { list: 'emails', filters: { template } });
  expect(asked.statusCode).toBe(202);
  const { id } = asked.json();
  expect((await fileOf(admin.headers, id)).statusCode).toBe(409);
  await write({ id });
  expect(await statusOf(admin.headers, id)).toMatchObject({ status: 'done', row_count: 3 });
  const file = await fileOf(admin.headers, id);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toMatch(/filename="bizmeet-emails-\d{4}-\d{2}-\d{2}\.csv"/);
  const [header, first, ...rest] = linesOf(file.body);
  expect(header).toBe('Id,Email,Recipient,Subject,Status,Queued at,Sent at');
  expect(first).toContain(`,${template},n3@example.com,'=1+3,sent,2026-01-10T12:03:00Z,`);
  expect(rest).toHaveLength(2);
  const entries = await db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'after'])
    .where('actor_id', '=', admin.user_id)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    {
      action: 'request_list_export',
      subject_id: id,
      after: expect.objectContaining({ list: 'emails', template }),
    },
    { action: 'download_list_export', subject_id: id, after: { list: 'emails', row_count: 3 } },
  ]);
});

it('takes the days of New York, both included', async () => {
  const { headers } = await newAdmin();
  // 4:59 and 5:00 in the morning of UTC are the last minute of a winter day in New York and the first of the next.
  const template = await newEmails(2, '2026-01-11T04:58:00Z');
  const rowsOf = async (first_day: string, last_day: string) =>
    (await exported(headers, { list: 'emails', filters: { template }, first_day, last_day })).lines.length -
    1;
  expect(await rowsOf('2026-01-10', '2026-01-10')).toBe(1);
  expect(await rowsOf('2026-01-11', '2026-01-11')).toBe(1);
  expect(await rowsOf('2026-01-10', '2026-01-11')).toBe(2);
  expect(await rowsOf('2026-01-12', '2026-01-12')).toBe(0);
});

it('nobody else gets the file, other admins included, and nobody else can cancel or retry', async () => {
  const [mine, other] = [await newAdmin(), await newAdmin()];
  const { one } = await exported(mine.headers, { list: 'emails', filters: { template: await newEmails(1) } });
  expect((await fileOf(other.headers, one.id)).statusCode).toBe(404);
  for (const action of ['cancellation', 'retry'] as const) {
    const answer = await call(`POST /api/admin/list-exports/${one.id}/${action}`, { headers: other.headers });
    expect(answer.statusCode, action).toBe(404);
  }
  expect((await call('GET /api/admin/list-exports', { headers: other.headers })).json().exports).toEqual([]);
});

it.each(ADMIN_LISTS)('exports the list %s', async (list) => {
  const { headers } = await newAdmin();
  const { one, lines } = await exported(headers, { list });
  expect(await statusOf(headers, one.id)).toMatchObject({ status: 'done', row_count: lines.length - 1 });
  expect(lines[0]?.split(',').length).toBeGreaterThan(4);
});

it('refuses a filter the list doesn’t have, instead of leaving it out', async () => {
  const { headers } = await newAdmin();
  const wrong: Record<string, string>[] = [{ colour: 'red' }, { status: 'unheard_of' }];
  for (const filters of wrong) {
    expect((await ask(headers, { list: 'emails', filters })).statusCode).toBe(400);
  }
  const backwards = { list: 'emails', first_day: '2026-02-01', last_day: '2026-01-01' };
  expect((await ask(headers, backwards)).statusCode).toBe(400);
});

it('writes and sends 60,000 rows in constant memory', async () => {
  const { headers } = await newAdmin();
  const template = await newEmails(60_000);
  const { id } = (await ask(headers, { list: 'emails', filters: { template } })).json();
  const heaps: number[] = [];
  const sizes: number[] = [];
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  const files = {
    ...context.files,
    put: async (...[key, body, type]: Parameters<typeof context.files.put>) => {
      sizes.push((body as Uint8Array).byteLength);
      // A part that stays in memory is still there four parts later, and collecting takes most of the test’s time.
      if (sizes.length % 5 === 0) {
        gc();
        heaps.push(process.memoryUsage().heapUsed);
      }
      await context.files.put(key, body, type);
    },
  };
  await write({ id }, files);
  expect(sizes).toHaveLength(30);
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  // A full list of 60,000 rows would be some 40 MB.
  expect(heaps).toHaveLength(6);
  expect(Math.max(...heaps.slice(1)) - (heaps[0] ?? 0)).toBeLessThan(8_000_000);
  const recipients = linesOf((await fileOf(headers, id)).body)
    .slice(1)
    .map((line) => line.split(',')[2]);
  expect(recipients[0]).toBe('n60000@example.com');
  expect(new Set(recipients).size).toBe(60_000);
  expect(recipients).toHaveLength(60_000);
}, 120_000);

it('goes on where a killed job stopped, without losing or repeating a row', async () => {
  const { headers } = await newAdmin();
  const template = await newEmails(7_000);
  const { id } = (await ask(headers, { list: 'emails', filters: { template } })).json();
  let puts = 0;
  const dying = {
    ...context.files,
    // The second part is stored, and the process dies before it is counted.
    put: async (...given: Parameters<typeof context.files.put>) => {
      await context.files.put(...given);
      puts += 1;
      if (puts === 2) throw new Error('killed');
    },
  };
  await expect(write({ id }, dying)).rejects.toThrow('killed');
  expect(await statusOf(headers, id)).toMatchObject({ status: 'running', row_count: 2_000 });
  await Promise.all([write({ id }), write({ id })]);
  expect(await statusOf(headers, id)).toMatchObject({ status: 'done', row_count: 7_000 });
  const lines = linesOf((await fileOf(headers, id)).body).slice(1);
  expect(lines).toHaveLength(7_000);
  expect(new Set(lines).size).toBe(7_000);
});

it('fails after several attempts, and goes on when its admin retries it', async () => {
  const { headers } = await newAdmin();
  const { id } = (await ask(headers, { list: 'emails', filters: { template: await newEmails(1) } })).json();
  const full = { ...context.files, put: () => Promise.reject(new Error('disk full')) };
  for (let attempt = 1; attempt <= EXPORT_ATTEMPTS; attempt += 1) {
    await expect(write({ id }, full)).rejects.toThrow('disk full');
  }
  await write({ id }, full);
  expect(await statusOf(headers, id)).toMatchObject({ status: 'failed' });
  const retried = await call(`POST /api/admin/list-exports/${id}/retry`, { headers });
  expect(retried.json()).toMatchObject({ status: 'running' });
  await write({ id });
  expect(await statusOf(headers, id)).toMatchObject({ status: 'done', row_count: 1 });
});

it('runs a few at a time for each admin, and a canceled one writes nothing more', async () => {
  const { headers } = await newAdmin();
  const asked: Asked = { list: 'emails', filters: { template: await newEmails(1) } };
  const answers = await Promise.all(
    Array.from({ length: MOST_RUNNING_EXPORTS + 2 }, () => ask(headers, asked)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 202, 409, 409]);
  const { id } = answers.find(({ statusCode }) => statusCode === 202)?.json() ?? {};
  const canceled = await call(`POST /api/admin/list-exports/${id}/cancellation`, { headers });
  expect(canceled.json()).toMatchObject({ status: 'canceled' });
  await write({ id });
  expect(await statusOf(headers, id)).toMatchObject({ status: 'canceled', row_count: 0 });
  expect((await ask(headers, asked)).statusCode).toBe(202);
});

it('deletes the file after a week, and the line that says so after some months', async () => {
  const admin = await newAdmin();
  const { one } = await exported(admin.headers, {
    list: 'emails',
    filters: { template: await newEmails(2) },
  });
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of context.files.list(`list_exports/${one.id}/`)) keys.push(key);
    return keys.length;
  };
  await sweepExports.run(context, {});
  expect(await stored()).toBe(1);
  context.clock.advance({ days: EXPORT_KEPT_DAYS });
  await sweepExports.run(context, {});
  expect(await stored()).toBe(0);
  const headers = await signInAs(context, admin);
  expect(await statusOf(headers, one.id)).toMatchObject({ status: 'expired', row_count: 2 });
  expect((await fileOf(headers, one.id)).statusCode).toBe(409);
  context.clock.advance({ days: 90 });
  await sweepExports.run(context, {});
  expect(await statusOf(await signInAs(context, admin), one.id)).toBeUndefined();
});

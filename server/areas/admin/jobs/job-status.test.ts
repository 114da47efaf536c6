import { expect, it } from 'vitest';
import type { FailedJob, JobStatus } from '#contract/admin/jobs.ts';
import { waitlistMail } from '#server/areas/accounts/waitlist/mails/waitlist-mail.ts';
import { newId } from '#server/platform/db/ids.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { callerOf } from '#test/support/calls.ts';
import { layDeadLetter } from '#test/support/dead-letters.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const headers = await signInAs(context, await newPerson(context, { role: 'admin' }));
const payload = { reason: 'The mail server answers again.' };

const overview = async (): Promise<{ jobs: JobStatus[]; failed: FailedJob[] }> =>
  (await call('GET /api/admin/jobs', { headers })).json();
const logOf = (id: string) =>
  db.selectFrom('audit_log').select(['action', 'before']).where('subject_id', '=', id).execute();

it('says how every job stands, and what failed, without what it was to do [ADMIN-13]', async () => {
  const id = await layDeadLetter(context, {
    job: 'send-account-link',
    payload: { email: 'private@example.com' },
    failure: 'connect ECONNREFUSED',
  });
  const { jobs, failed } = await overview();
  expect(jobs.find(({ job }) => job === 'reconcile-payments')).toMatchObject({ cron: '* * * * *' });
  expect(jobs.map(({ job }) => job)).not.toContain('dead-letters');
  expect(failed.find((one) => one.id === id)).toMatchObject({
    job: 'send-account-link',
    failure: 'connect ECONNREFUSED',
    attempts: 7,
  });
  expect(JSON.stringify(failed)).not.toContain('private@example.com');
});

it('begins a failed job again, and a mail that gave up leaves with it', async () => {
  const recipient = `job-${Date.now()}@example.com`;
  const event_id = newId();
  await db
    .insertInto('email_events')
    .values({ id: event_id, template: waitlistMail.name, recipient, subject: 'x', status: 'failed' })
    .execute();
  const id = await layDeadLetter(context, {
    job: sendMail.name,
    payload: { email_event_id: event_id, facts: { entry_id: newId(), city_name: 'Miami' } },
    failure: '451',
  });
  const answers = await Promise.all(
    [1, 2].map(() => call(`POST /api/admin/jobs/failed/${id}/retry`, { headers, payload })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await waitForMail(db, recipient)).toHaveLength(1);
  expect(await logOf(id)).toEqual([{ action: 'retry_job', before: { job: sendMail.name } }]);
});

it('sets aside what will never come to anything', async () => {
  const id = await layDeadLetter(context, { job: 'check-link', payload: {}, failure: 'gone' });
  const answer = await call(`POST /api/admin/jobs/failed/${id}/dismissal`, { headers, payload });
  expect(answer.statusCode).toBe(200);
  expect((await overview()).failed.map((one) => one.id)).not.toContain(id);
  expect(await logOf(id)).toMatchObject([{ action: 'dismiss_job' }]);
  const again = await call(`POST /api/admin/jobs/failed/${id}/dismissal`, { headers, payload });
  expect(again.statusCode).toBe(404);
});

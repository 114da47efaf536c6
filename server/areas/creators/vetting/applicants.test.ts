import { describe, expect, it } from 'vitest';
import type { ApplicantRow } from '#contract/creators/vetting.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplicant } from '#test/support/applicants.ts';
import { callerOf } from '#test/support/calls.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin', full_name: 'Nia Brooks' });
const headers = await signInAs(context, admin);
const other = await newPerson(context, { role: 'admin', full_name: 'Ada Lindqvist' });
const headersOfOther = await signInAs(context, other);
const NOTE = 'Average views on Instagram read 2,910, you wrote 4,000. Please correct it.';
const ITEM = { step: 'channels', subject: 'Average views', note: 'Write what Instagram shows.' };

function decide(creatorId: string, body: object, as = headers) {
  return call(`POST /api/admin/applicants/${creatorId}/decision`, { headers: as, payload: body });
}

function statusOf(creatorId: string) {
  return context.db
    .selectFrom('creators')
    .select('status')
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow()
    .then(({ status }) => status);
}

async function listAll(segment: string, limit: number): Promise<ApplicantRow[]> {
  const rows: ApplicantRow[] = [];
  for (let cursor = ''; ; ) {
    const answer = await call(
      `GET /api/admin/applicants?segment=${segment}&limit=${limit}&cursor=${cursor}`,
      { headers },
    );
    const { applicants, next_cursor } = answer.json();
    rows.push(...applicants);
    if (next_cursor === null) return rows;
    cursor = next_cursor;
  }
}

describe('the queue', () => {
  it('begins with who waits longest, skips nobody and repeats nobody, page after page [ADMIN-02]', async () => {
    const at = (minute: number) => `2001-01-01T10:0${minute}:00.000Z`;
    const sent = [3, 1, 1, 2, 1].map((minute) => newApplicant(context, { submitted_at: at(minute) }));
    const mine = new Set((await Promise.all(sent)).map(({ creator_id }) => creator_id));
    const rows = (await listAll('waiting', 2)).filter(({ id }) => mine.has(id));
    expect(rows.map(({ submitted_at }) => submitted_at?.slice(0, 16))).toEqual(
      [1, 1, 1, 2, 3].map((minute) => at(minute).slice(0, 16)),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
  });

  it('shows the biggest audience, read before said, and keeps who has work to do apart', async () => {
    const { creator_id } = await newApplicant(context, { status: 'changes_requested' });
    await context.db
      .insertInto('social_accounts')
      .values([
        {
          id: newId(),
          creator_id,
          platform: 'instagram',
          handle: 'tess',
          status: 'claimed',
          claimed_followers: 900,
        },
        { id: newId(), creator_id, platform: 'tiktok', handle: 'tess', status: 'claimed', followers: 1148 },
      ])
      .execute();
    const find = (rows: ApplicantRow[]) => rows.find(({ id }) => id === creator_id);
    expect(find(await listAll('changes', 50))).toMatchObject({ platform: 'tiktok', followers: 1148 });
    expect(find(await listAll('waiting', 50))).toBeUndefined();
  });

  it('refuses a cursor of its own making', async () => {
    const answer = await call('GET /api/admin/applicants?cursor=bm9uc2Vuc2U', { headers });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});

it('one answer holds work, numbers, checks and earlier decisions', async () => {
  const { creator_id, email } = await newApplicant(context);
  await decide(creator_id, { decision: 'request_changes', note: NOTE, items: [ITEM] });
  const answer = await call(`GET /api/admin/applicants/${creator_id}`, { headers });
  expect(answer.json()).toMatchObject({
    email,
    profile: { id: creator_id, status: 'changes_requested' },
    work: [],
    accounts: [],
    checks: [
      { check: 'email_and_age', state: 'no' },
      { check: 'city', state: 'no' },
      { check: 'pieces', state: 'no' },
      { check: 'numbers', state: 'look' },
      { check: 'labels', state: 'no' },
    ],
    decisions: [{ decision: 'request_changes', note: NOTE, items: [ITEM], admin_name: 'Nia Brooks' }],
  });
  expect((await call(`GET /api/admin/applicants/${newId()}`, { headers })).statusCode).toBe(404);
});

async function bellOf({ user_id }: { user_id: string }): Promise<string[]> {
  const rows = await context.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', user_id)
    .execute();
  return rows.map(({ title }) => title);
}

describe('a decision', () => {
  it('lets in, sends back or turns down, and the applicant is told', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => newApplicant(context)));
    if (!one || !two || !three) throw new Error('three applicants');
    expect((await decide(one.creator_id, { decision: 'approve' })).json()).toEqual({
      creator_id: one.creator_id,
      status: 'approved',
    });
    await decide(two.creator_id, { decision: 'request_changes', note: NOTE, items: [ITEM] });
    await decide(three.creator_id, { decision: 'reject', reason: 'not_in_new_york', note: NOTE });
    expect(await Promise.all([one, two, three].map(({ creator_id }) => statusOf(creator_id)))).toEqual([
      'approved',
      'changes_requested',
      'rejected',
    ]);
    expect(await subjectsTo(context.db, one.email)).toHaveLength(1);
    expect(await subjectsTo(context.db, three.email)).toHaveLength(1);
    expect(await Promise.all([one, two, three].map(bellOf))).toEqual([
      ['You’re approved on Bizmeet'],
      ['Your application needs changes'],
      ['Your application wasn’t approved'],
    ]);
  });

  it('that asks for changes names what, and a no says why', async () => {
    const { creator_id } = await newApplicant(context);
    for (const [body, path] of [
      [{ decision: 'request_changes', note: NOTE }, 'items'],
      [{ decision: 'request_changes', items: [ITEM] }, 'note'],
      [{ decision: 'reject', reason: 'other' }, 'note'],
      [{ decision: 'reject', reason: 'Because', note: NOTE }, 'reason'],
    ] as const) {
      expect((await decide(creator_id, body)).json()).toMatchObject({ status: 400, fields: [{ path }] });
    }
    expect(await statusOf(creator_id)).toBe('pending_review');
  });

  it('of two admins at once is one: the second is told who decided', async () => {
    const { creator_id, email } = await newApplicant(context);
    const answers = await Promise.all([
      decide(creator_id, { decision: 'approve' }),
      decide(creator_id, { decision: 'reject', note: NOTE }, headersOfOther),
    ]);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const words =
      (await statusOf(creator_id)) === 'approved'
        ? 'Nia Brooks already approved this application.'
        : 'Ada Lindqvist already rejected this application.';
    expect(refused?.json()).toMatchObject({ code: 'conflict', detail: words });
    expect(await subjectsTo(context.db, email)).toHaveLength(1);
  });

  it('is not taken from an application that nobody sent', async () => {
    const { creator_id } = await newApplicant(context, { status: 'draft' });
    const answer = await decide(creator_id, { decision: 'approve' });
    expect(answer.json()).toMatchObject({ code: 'conflict', detail: 'The application is draft now.' });
  });
});

describe('many at once', () => {
  const decideMany = (body: object) =>
    call('POST /api/admin/applicant-decisions', { headers, payload: body });

  it('are decided each for itself: one that cannot be stops no other', async () => {
    const ready = await Promise.all([1, 2].map(() => newApplicant(context)));
    const draft = await newApplicant(context, { status: 'draft' });
    const nobody = newId();
    const creator_ids = [...ready, draft].map(({ creator_id }) => creator_id).concat(nobody);
    const { results } = (await decideMany({ creator_ids, decision: 'reject', note: NOTE })).json();
    expect(results).toEqual([
      ...ready.map(({ creator_id }) => ({ creator_id, status: 'rejected', problem: null })),
      { creator_id: draft.creator_id, status: null, problem: 'The application is draft now.' },
      { creator_id: nobody, status: null, problem: 'We can’t find that creator.' },
    ]);
  });

  it('are asked for the same changes, which have to be named', async () => {
    const ready = await Promise.all([1, 2].map(() => newApplicant(context)));
    const creator_ids = ready.map(({ creator_id }) => creator_id);
    const asked = { creator_ids, decision: 'request_changes', note: NOTE };
    expect((await decideMany(asked)).statusCode).toBe(400);
    const items = [{ step: 'portfolio', subject: 'Your clips', note: 'Link each post.' }];
    const { results } = (await decideMany({ ...asked, items })).json();
    expect(results).toEqual(
      creator_ids.map((creator_id) => ({ creator_id, status: 'changes_requested', problem: null })),
    );
    for (const { creator_id } of ready) {
      const { decisions } = (await call(`GET /api/admin/applicants/${creator_id}`, { headers })).json();
      expect(decisions[0]).toMatchObject({ decision: 'request_changes', items: [{ subject: 'Your clips' }] });
    }
  });

  it('count once where they are named twice, are at most fifty, and a no says why', async () => {
    const { creator_id } = await newApplicant(context);
    const { results } = (
      await decideMany({ creator_ids: [creator_id, creator_id], decision: 'approve' })
    ).json();
    expect(results).toEqual([{ creator_id, status: 'approved', problem: null }]);
    const creator_ids = Array.from({ length: 51 }, () => newId());
    expect((await decideMany({ creator_ids, decision: 'approve' })).statusCode).toBe(400);
    expect((await decideMany({ creator_ids: [creator_id], decision: 'reject' })).statusCode).toBe(400);
  });
});

it('nobody who is no admin decides, not even on themselves', async () => {
  const { creator_id, ...person } = await newApplicant(context);
  const theirs = await signInAs(context, person);
  expect((await decide(creator_id, { decision: 'approve' }, theirs)).json()).toMatchObject({
    code: 'role_not_allowed',
  });
  expect(await statusOf(creator_id)).toBe('pending_review');
});

import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Account } from '#domain/accounts/access.ts';
import { decidePageAccess } from '#domain/accounts/page-access.ts';
import { PAGE_RULES } from '#domain/accounts/page-rules.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newAttachment } from '#test/support/disputes.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const REASON = 'She can’t find her application.';
const ask = (headers: { cookie: string }, route: string, payload?: object) =>
  call(route as Route, { headers, ...(payload && { payload }) });

let work: Work;
beforeAll(async () => {
  work = await newWork(context);
});

async function newAdmin() {
  const { user_id } = await newPerson(context, { role: 'admin' });
  return { user_id, headers: await signInAs(context, { user_id }) };
}

async function newView() {
  const admin = await newAdmin();
  const answer = await ask(admin.headers, `POST /api/admin/creators/${work.maker.creator_id}/view`, {
    reason: REASON,
  });
  expect(answer.statusCode).toBe(200);
  return admin;
}

const actionsOf = async (actor_id: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', actor_id)
      .orderBy('created_at')
      .execute()
  ).map(({ action }) => action);

const declared: Endpoint[] = Object.values(ENDPOINTS);
const isOpen = ({ method, access, is_viewable }: Endpoint) =>
  is_viewable === true || (method === 'GET' && access === 'everyone');

describe('an admin who views the product as a creator', () => {
  it('reads what the creator sees, and both the reason and the reading are in the audit log', async () => {
    const { headers, user_id } = await newView();
    const { user } = (await ask(headers, 'GET /api/me')).json();
    expect(user).toMatchObject({
      ...{ user_id: work.maker.user_id, role: 'creator', viewed_until: expect.any(String) },
    });
    const { side } = (await ask(headers, `GET /api/collaborations/${work.collaboration_id}`)).json();
    expect(side).toBe('creator');
    expect((await ask(headers, 'GET /api/own-applications?part=waiting')).statusCode).toBe(200);
    expect(await actionsOf(user_id)).toEqual(['view_as_creator', 'read_as_creator']);
  });

  it.each(declared.filter((endpoint) => !isOpen(endpoint)).map(({ method, url }) => `${method} ${url}`))(
    'is refused everything else: %s',
    async (route) => {
      const { headers } = view;
      const { statusCode } = await ask(headers, route.replace(/:[a-z_]+/g, newId()), {});
      expect(statusCode).toBe(403);
    },
  );

  it('opens only these pages, and others lead back to the dashboard', () => {
    const actor = { ...VIEWED, viewed_until: '2030-01-01T00:00:00.000Z' };
    const allowed = PAGE_RULES.map(({ path }) => path).filter(
      (path) => decidePageAccess({ path, actor, isProduction: false }).state === 'allowed',
    );
    expect(allowed).toEqual([
      '/campaigns',
      '/campaigns/{identifier}',
      '/creator',
      '/creator/applications',
      '/creator/work/{id}/dispute',
      '/creator/work/{id}',
    ]);
    expect(decidePageAccess({ path: '/admin', actor, isProduction: false })).toMatchObject({
      to: '/creator',
    });
  });

  it('reads no files of messages', async () => {
    const { headers } = await newView();
    const { creator_id, user_id } = work.maker;
    const whose = { entity_type: 'creator', entity_id: creator_id, uploaded_by: user_id } as const;
    const passport = await newAttachment(context, whose);
    const wish = { bucket_name: 'creator_media', file_paths: [passport.file_path] };
    expect((await ask(headers, 'POST /api/media/signed-urls', wish)).json().files).toEqual([]);
    expect((await ask(work.maker.headers, 'POST /api/media/signed-urls', wish)).json().files).toHaveLength(1);
    const listed = await ask(
      headers,
      `GET /api/media?entity_type=creator&entity_id=${creator_id}&role=attachment`,
    );
    expect(listed.statusCode).toBe(404);
  });

  it('ends the view and is an admin again, as after half an hour, and the creator notices nothing', async () => {
    const { headers, user_id } = await newView();
    expect((await ask(headers, 'DELETE /api/me/creator-view')).statusCode).toBe(200);
    expect((await ask(headers, 'GET /api/me')).json().user).toMatchObject({ user_id, role: 'admin' });
    expect(await actionsOf(user_id)).toContain('end_creator_view');
    const other = await newView();
    await db
      .updateTable('sessions')
      .set({ viewed_until: new Date(context.now().getTime() - 1).toISOString() })
      .where('user_id', '=', other.user_id)
      .execute();
    expect((await ask(other.headers, 'GET /api/me')).json().user.role).toBe('admin');
    expect((await ask(work.maker.headers, 'GET /api/me')).json().user.viewed_until).toBeUndefined();
  });

  it('needs a reason and an approved creator, and nobody else starts a view', async () => {
    const { headers } = await newAdmin();
    const start = (who: { cookie: string }, id: string, reason = REASON) =>
      ask(who, `POST /api/admin/creators/${id}/view`, { reason });
    expect((await start(headers, work.maker.creator_id, '')).statusCode).toBe(400);
    expect((await start(headers, newId())).statusCode).toBe(404);
    expect((await start(work.shop, work.maker.creator_id)).statusCode).toBe(403);
    const suspended = await newWork(context);
    await db
      .updateTable('creators')
      .set({ status: 'suspended' })
      .where('id', '=', suspended.maker.creator_id)
      .execute();
    expect((await start(headers, suspended.maker.creator_id)).statusCode).toBe(409);
    // A creator who is suspended meanwhile ends the view.
    const viewing = await newAdmin();
    const third = await newWork(context);
    await start(viewing.headers, third.maker.creator_id);
    await db
      .updateTable('creators')
      .set({ status: 'suspended' })
      .where('id', '=', third.maker.creator_id)
      .execute();
    expect((await ask(viewing.headers, 'GET /api/me')).json().user.role).toBe('admin');
  });
});

let view: Awaited<ReturnType<typeof newView>>;
beforeAll(async () => {
  view = await newView();
});

const VIEWED: Account = {
  ...{ user_id: 'u', email: 'maya@okafor.example', full_name: 'Maya', role: 'creator' },
  ...{ account_status: 'active', is_business_onboarding: false, creator_id: 'k', creator_status: 'active' },
  ...{
    is_application_open: false,
    business: null,
    business_count: 0,
    admin_role: null,
    must_add_factor: false,
  },
};

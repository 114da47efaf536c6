import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import type { Route } from '#test/support/calls.ts';
import { testApplicants } from '#test/support/campaign-applicants.ts';
import { newPerson, signInAs } from '#test/support/people.ts';

const { context, call, place, begin, applied, newAdmin } = await testApplicants();
beforeEach(begin);

describe('the team’s notes', () => {
  it('are read by the team, and deleted by their author', async () => {
    const jules = await applied();
    const notes = `${place.base}/applicants/${jules.id}/notes` as const;
    const manager = await newPerson(context, { role: 'business', full_name: 'Ada Lin' });
    await context.db
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id: place.shop.business_id,
        user_id: manager.user_id,
        role: 'manager',
        status: 'active',
      })
      .execute();
    const managerHeaders = await signInAs(context, manager);
    const body = '<img src=x onerror=alert(1)> Great light.';
    const added = await call(`POST ${notes}`, { headers: managerHeaders, payload: { body } });
    expect(added.json()).toMatchObject({ body, author_name: 'Ada Lin', is_own: true });
    const seen = (await call(`GET ${notes}`, { headers: place.shop.headers })).json();
    expect(seen.notes).toMatchObject([{ body, author_name: 'Ada Lin', is_own: false }]);
    const path = `DELETE ${notes}/${added.json().id}` as Route;
    expect((await call(path, { headers: place.shop.headers })).statusCode).toBe(404);
    expect((await call(path, { headers: managerHeaders })).statusCode).toBe(200);
    expect((await call(`GET ${notes}`, { headers: await newAdmin() })).json().notes).toEqual([]);
  });

  it.each(['', ' ', 'x'.repeat(1001)])('refuses a note that is empty or too long', async (body) => {
    const jules = await applied();
    const answer = await call(`POST ${place.base}/applicants/${jules.id}/notes`, {
      headers: place.shop.headers,
      payload: { body },
    });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'body' }] });
  });
});

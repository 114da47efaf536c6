import { expect, it } from 'vitest';
import { TIMELINE_KINDS, TIMELINE_PAGE, type TimelineKind } from '#domain/admin/timeline.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { newRichPeople } from '#test/support/rich-people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));

interface Entry {
  id: string;
  kind: TimelineKind;
  at: string;
  name: string;
}

async function read(userId: string): Promise<Entry[]> {
  const all: Entry[] = [];
  let cursor = '';
  do {
    const url = `GET /api/admin/users/${userId}/timeline?cursor=${encodeURIComponent(cursor)}` as const;
    const page = (await call(url, { headers: admin })).json();
    expect(page.entries.length).toBeLessThanOrEqual(TIMELINE_PAGE);
    all.push(...page.entries);
    cursor = page.next_cursor ?? '';
  } while (cursor !== '');
  return all;
}

it('shows everything about a person, newest first, in pages without gaps', async () => {
  const { creator, owner } = await newRichPeople(app, context);
  await context.db
    .insertInto('audit_log')
    .values({
      ...{ id: newId(), actor_id: owner.user_id, action: 'suspend_creator' },
      ...{ subject_type: 'creator', subject_id: creator.creator_id },
    })
    .execute();
  const [theirs, hers] = [await read(creator.user_id), await read(owner.user_id)];
  for (const entries of [theirs, hers]) {
    expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(entries.length);
    const moments = entries.map(({ at }) => Date.parse(at));
    expect(moments).toEqual([...moments].sort((one, other) => other - one));
  }
  const kinds = new Set([...theirs, ...hers].map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...TIMELINE_KINDS].sort());
  const mine = new Set(theirs.map(({ kind }) => kind));
  expect(mine.has('campaign') || mine.has('payment')).toBe(false);
});

it('loses and repeats nothing where many things happened at one moment', async () => {
  const person = await newPerson(context, { role: 'creator' });
  const created_at = context.now().toISOString();
  await context.db
    .insertInto('notifications')
    .values(
      Array.from({ length: 45 }, (_, n) => ({
        ...{ id: newId(), user_id: person.user_id, kind: 'news', notification_key: `n:${n}` },
        ...{ title: `No. ${n}`, body: '', href: '/', is_shown: true, created_at },
      })),
    )
    .execute();
  const names = (await read(person.user_id)).flatMap(({ kind, name }) =>
    kind === 'notification' ? name : [],
  );
  expect([names.length, new Set(names).size]).toEqual([45, 45]);
});

it('does not exist for unknown accounts, and holds nothing of others', async () => {
  expect((await call(`GET /api/admin/users/${newId()}/timeline`, { headers: admin })).json()).toMatchObject({
    status: 404,
  });
  expect(await read((await newPerson(context)).user_id)).toEqual([]);
});

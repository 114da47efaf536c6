import { expect, it } from 'vitest';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { newApplicantMail } from '#server/areas/hiring/applications/mails/new-applicant-mail.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { unsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts';
import { callerOf } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
type Person = Awaited<ReturnType<typeof newPerson>>;

const FACTS = {
  creator_name: 'Jules Moreau',
  campaign_title: 'Rye week',
  href: '/business/campaigns/rye-week',
};

function notify({ user_id }: Person, kind: string) {
  const notification = { notification_key: newId(), title: 'Jules Moreau applied', href: FACTS.href };
  return inTransaction(context.db, (tx) =>
    notifyPeople(tx, context, {
      user_ids: [user_id],
      kind,
      notification,
      mail: { template: newApplicantMail, facts: FACTS },
    }),
  );
}

async function lastTextTo({ email }: Person): Promise<string> {
  return (await waitForMail(context.db, email)).at(-1)?.text ?? '';
}

const tokenIn = (text: string) => /\/unsubscribe\?token=([\w.:-]+)/.exec(text)?.[1] ?? '';

/** As mail programs send it: a form, no cookie, no origin. */
function pressOneClick(token: string, type = 'application/x-www-form-urlencoded') {
  return app.inject({
    method: 'POST',
    url: `/api/unsubscribes?token=${token}`,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });
}

it('one click in the mail program ends mail of that kind, without a session, however often it comes', async () => {
  const owner = await newPerson(context, { role: 'business' });
  await notify(owner, 'new_application');
  const text = await lastTextTo(owner);
  expect(text).toContain('You’re getting this email because email is on for “New applications”.');
  const token = tokenIn(text);
  const path = `GET /api/email-subscription?token=${token}` as const;
  expect((await call(path)).json()).toEqual({ label: 'New applications', is_subscribed: true });
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await pressOneClick(token, type);
    expect(answer.json()).toEqual({ label: 'New applications', is_subscribed: false });
  }
  await notify(owner, 'new_application');
  expect(await waitForMail(context.db, owner.email)).toHaveLength(1);
  const headers = await signInAs(context, owner);
  const { notifications } = (await call('GET /api/me/settings', { headers })).json();
  const kinds = notifications as { kind: string; email: boolean; in_app: boolean }[];
  const setting = kinds.find(({ kind }) => kind === 'new_application');
  expect(setting).toMatchObject({ email: false, in_app: true });
  expect(kinds.find(({ kind }) => kind === 'new_quote')).toMatchObject({ email: true });
});

it('the link of an email sent before its kind had today’s name still ends mail of that kind', async () => {
  const owner = await newPerson(context, { role: 'business' });
  const { one_click_url } = unsubscribeLinks(context.config, `kind:${owner.user_id}:work_reviewed`);
  const answer = await pressOneClick(one_click_url.split('token=')[1] ?? '');
  expect(answer.json()).toEqual({ label: 'Reviews', is_subscribed: false });
  const headers = await signInAs(context, owner);
  const { notifications } = (await call('GET /api/me/settings', { headers })).json();
  expect(notifications).toContainEqual(expect.objectContaining({ kind: 'work_rated', email: false }));
});

it('mail about money and deadlines has no way out, and says why it comes', async () => {
  const owner = await newPerson(context, { role: 'business' });
  await notify(owner, 'draft_to_review');
  const text = await lastTextTo(owner);
  expect(text).toContain('because we always email you about drafts to review.');
  expect(text).toContain('Email settings: ');
  expect(text).not.toContain('nsubscribe');
  const { one_click_url } = unsubscribeLinks(context.config, `kind:${owner.user_id}:draft_to_review`);
  expect((await pressOneClick(one_click_url.split('token=')[1] ?? '')).statusCode).toBe(404);
});

it('a forged token ends nothing', async () => {
  const [owner, other] = [await newPerson(context, { role: 'business' }), await newPerson(context)];
  await notify(owner, 'new_quote');
  const token = tokenIn(await lastTextTo(owner));
  const seal = token.split('.')[1];
  const forged = [
    `${token.slice(0, -4)}AAAA`,
    `kind:${other.user_id}:new_quote.${seal}`,
    `kind:${owner.user_id}:new_application.${seal}`,
  ];
  for (const one of forged) expect((await pressOneClick(one)).statusCode).toBe(404);
  await notify(owner, 'new_quote');
  expect(await waitForMail(context.db, owner.email, 2)).toHaveLength(2);
});

it('a program that opens the address leads to the page and changes nothing', async () => {
  const owner = await newPerson(context, { role: 'business' });
  await notify(owner, 'new_application');
  const token = tokenIn(await lastTextTo(owner));
  const answer = await app.inject({ method: 'GET', url: `/api/unsubscribes?token=${token}` });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(`/unsubscribe?token=${encodeURIComponent(token)}`);
  const path = `GET /api/email-subscription?token=${token}` as const;
  expect((await call(path)).json()).toMatchObject({ is_subscribed: true });
});

it('no other address takes a form', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/saved-search-unsubscribes',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'token=x',
  });
  expect(answer.statusCode).toBe(415);
});

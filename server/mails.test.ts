import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { finishMail } from '#server/platform/mail/finish-mail.ts';
import type { LetterPart } from '#server/platform/mail/letter.ts';
import { LETTER_STYLE } from '#server/platform/mail/letter-style.ts';
import { getMailTemplate, listMailTemplates } from '#server/platform/mail/template.ts';
import { newBusiness, newEmail, newPerson } from '#test/support/people.ts';
import { sampleMails } from '#test/support/sample-mails.ts';
import { testContext } from '#test/support/test-context.ts';
import './mails.ts';

const context = await testContext();
const { config } = context;
const { user_id, email } = await newPerson(context);
const email_change_id = newId();
const invitation_id = newId();
await context.db
  .insertInto('business_invitations')
  .values({
    id: invitation_id,
    business_id: await newBusiness(context, user_id, 'owner'),
    email: 'jo@example.com',
    role: 'manager',
    status: 'invited',
    invited_by: user_id,
    expires_at: context.now().toISOString(),
  })
  .execute();

const MAILS = sampleMails({ user_id, email_change_id, invitation_id });
const NAMES = listMailTemplates();

async function write(name: string, facts: object = MAILS[name]?.facts ?? {}) {
  const template = getMailTemplate(name);
  const known = template.facts.parse(facts);
  const content = await template.compose(known, context, email);
  const mail = await finishMail(config, content, template.reason);
  return { subject: template.subject(known), letter: content.letter, ...mail };
}

function wordsOf(parts: readonly LetterPart[]): string[] {
  return parts.map(({ words }) => words);
}

/** As a reader sees it, whatever the line breaks and capitals of its form. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

it('every mail is known here by its name', () => {
  expect([...NAMES].sort()).toEqual(Object.keys(MAILS).sort());
});

it.each(NAMES)('%s says the same as HTML and as text, calmly', async (name) => {
  const { subject, letter, html, text } = await write(name);
  expect(subject.length).toBeGreaterThan(5);
  expect(subject.length).toBeLessThanOrEqual(60);
  expect(letter.parts.filter(({ kind }) => kind === 'heading')).toHaveLength(1);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain('lang="en"');
  for (const words of wordsOf(letter.parts)) expect(plain(text)).toContain(plain(words));
  expect(text).not.toMatch(/<[a-z]/);
  expect([subject, letter.preview, ...wordsOf(letter.parts)].join(' ')).not.toMatch(
    /!|\p{Emoji_Presentation}/u,
  );
});

it.each(NAMES)('%s has one button where it has to, to a page of ours, in both parts', async (name) => {
  const { letter, html, text } = await write(name);
  const urls = letter.parts.flatMap((part) => (part.kind === 'action' ? [part.url] : []));
  const { leads_to = null } = MAILS[name] ?? {};
  expect(urls).toHaveLength(leads_to === null ? 0 : 1);
  for (const url of urls) {
    expect(url.startsWith(`${config.app_url}${leads_to}`)).toBe(true);
    expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    expect(text).toContain(url);
  }
});

it('a link is new in every mail', async () => {
  const mails = [await write('sign-in-link'), await write('sign-in-link')];
  const [first, second] = mails.map(({ text }) => /token=([\w-]{32})/.exec(text)?.[1]);
  expect(first).toBeDefined();
  expect(first).not.toBe(second);
});

it.each([
  ['account-suspended', { reason: '<img src=x onerror=alert(1)> & "quotes"' }],
  ['application-changes', { note: '<img src=x onerror=alert(1)>', items: [] }],
  ['email-changed', { user_id, new_email: '<img src=x onerror=alert(1)>@example.com' }],
  ['member-removed', { business_name: '<img src=x onerror=alert(1)>' }],
  [
    'messages-waiting',
    {
      other_name: 'Crumb & Co',
      campaign_title: 'Rye week',
      count: 1,
      excerpt: '<img src=x onerror=alert(1)>',
      href: '/creator/messages/1',
    },
  ],
  ['waitlist', { entry_id: newId(), city_name: '<img src=x onerror=alert(1)>' }],
])('what people wrote stays text in %s', async (name, facts) => {
  const { html } = await write(name, facts);
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img');
});

it.each(['waitlist', 'saved-search'])('%s, which nobody has to get, says how to end it', async (name) => {
  const { unsubscribe, html, text } = await write(name);
  expect(unsubscribe?.page_url).toMatch(/^http.*\?token=/);
  expect(html).toContain(`href="${unsubscribe?.page_url}"`);
  expect(text).toContain(`Unsubscribe: ${unsubscribe?.page_url}`);
});

it.each(NAMES)('%s says why it was sent, and where paper mail goes', async (name) => {
  const { html, text } = await write(name);
  const [, footer = ''] = text.split('\n---\n');
  expect(footer).toMatch(/^\s*You’re getting this email because .+\./);
  expect(footer).toContain(config.postal_address);
  expect(html).toContain(config.postal_address);
  const settings = `${config.app_url}/settings#notifications`;
  const hasAccount = !getMailTemplate(name).reason?.has_no_account;
  expect([html.includes(settings), footer.includes(settings)]).toEqual([hasAccount, hasAccount]);
});

it('has one style sheet, which the development mailbox allows', async () => {
  const { html } = await write('money-released');
  expect(html.match(/<style[^>]*>([^<]*)<\/style>/g)).toEqual([`<style>${LETTER_STYLE}</style>`]);
});

it('shouts nowhere in the text part', async () => {
  const { text } = await write('welcome-business');
  expect(text).toMatch(/^Welcome to Bizmeet\.\n\n/);
  expect(text).toMatch(/\nSet up shop:\nhttp/);
});

it('a fact of another kind stops a mail before it is written', async () => {
  await expect(write('sign-in-link', { user_id: newEmail() })).rejects.toThrow();
  await expect(write('account-suspended', {})).rejects.toThrow();
});

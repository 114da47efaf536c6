// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { ForgotPage } from './forgot-page.tsx';
import { NotMePage } from './not-me-page.tsx';
import { ResetPage } from './reset-page.tsx';

const NOW = new Date('2026-06-11T15:00:00Z');
const SPENT = { status: 410, code: 'link_unusable', detail: 'It was used before.' };

let shown: ShownPage;
afterEach(() => shown.remove());

it('says why it did not work and what still holds', async () => {
  await show(() => <NotMePage now={NOW} linkStatus={linkTo('stop_account')} onStop={lost} />);
  press('Lock my account');
  await vi.waitFor(() =>
    expect(alertText()).toBe('Check your connection and try again. Your account wasn’t locked.'),
  );
});

it('shows that a link was used since the page was opened, and puts the focus there', async () => {
  await show(() => <NotMePage now={NOW} linkStatus={linkTo('stop_account')} onStop={refuse(SPENT)} />);
  press('Lock my account');
  await vi.waitFor(() => expect(heading()).toBe('This link no longer works.'));
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  expect(shown.toasts).toEqual([]);
});

it('shows the same where a form was sent with the link', async () => {
  await show(() => <ResetPage now={NOW} linkStatus={linkTo('reset_password')} onReset={refuse(SPENT)} />);
  type('password', 'seven loaves before dawn');
  press('Change password');
  await vi.waitFor(() => expect(heading()).toBe('This link no longer works.'));
  expect(shown.toasts).toEqual([]);
});

it('puts a field the server refused beside the field, with the focus', async () => {
  const detail = 'This password is too common';
  const refusal = { status: 400, code: 'invalid_input', fields: [{ path: 'password', message: detail }] };
  await show(() => <ResetPage now={NOW} linkStatus={linkTo('reset_password')} onReset={refuse(refusal)} />);
  type('password', 'seven loaves before dawn');
  press('Change password');
  await vi.waitFor(() => expect(document.body.textContent).toContain(detail));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('password'));
  expect(document.body.textContent).not.toContain('Your password wasn’t changed.');
});

it('sends nothing while the field is wrong, and says so until it is typed in', async () => {
  const onRequest = vi.fn(lost);
  await show(() => <ForgotPage now={NOW} onRequest={onRequest} />);
  press('Send link');
  await vi.waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('email'));
  type('email', 'maya@okafor.studio');
  await vi.waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toBeNull());
  expect(onRequest).not.toHaveBeenCalled();
});

function linkTo(purpose: AccountLinkStatus['purpose']): AccountLinkStatus {
  return { state: 'open', purpose, email: 'maya@okafor.studio', new_email: null, is_elsewhere: false };
}

const lost = () => Promise.reject<never>(new TypeError('Failed to fetch'));
const refuse = (problem: object) => () => Promise.reject<never>(problem);
const alertText = () => document.querySelector('[role=alert]')?.textContent;
const heading = () => document.querySelector('h1')?.textContent;

async function show(Page: () => ReactNode): Promise<void> {
  shown = await showPage(Page);
  await vi.waitFor(() => expect(heading()).toBeTruthy());
}

function press(name: string): void {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click();
}

function type(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]:not([hidden])`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { createConversationActions } from './create-conversation-actions.ts';
import { outboxOf } from './outbox.ts';

let page: ShownPage;
afterEach(() => {
  outboxOf('c1').forget();
  page.remove();
});

it('keeps a message that was refused, with the reason, and forgets it once it is sent', async () => {
  let isOpen = false;
  const talk = await open(() => (isOpen ? SENT : { status: 409, body: { detail: 'They were suspended.' } }));
  await talk.send(message('m1'));
  expect(outbox()).toEqual([{ id: 'm1', state: 'failed', problem: 'They were suspended.' }]);
  isOpen = true;
  await talk.send(message('m1'));
  expect(outbox()).toEqual([]);
});

it('sends what was written in the order it was written in, also after a refusal', async () => {
  const first = Promise.withResolvers<Answer>();
  const talk = await open(() => (page.requests.length === 1 ? first.promise : SENT));
  const sent = [talk.send(message('m1')), talk.send(message('m2'))];
  expect(outbox().map(({ state }) => state)).toEqual(['sending', 'sending']);
  await vi.waitFor(() => expect(page.requests).toHaveLength(1));
  first.resolve({ status: 500, body: {} });
  await Promise.all(sent);
  expect(page.requests).toHaveLength(2);
  expect(outbox().map(({ id }) => id)).toEqual(['m1']);
});

it('leads a signed-out person to sign-in, and keeps what they wrote', async () => {
  const body = { code: 'authentication_required', detail: 'Sign in first.' };
  const talk = await open(() => ({ status: 401, body }));
  await talk.send(message('m1'));
  expect(page.auth.getState().user).toBeNull();
  expect(outbox()).toEqual([{ id: 'm1', state: 'failed', problem: 'Sign in first.' }]);
});

type Answer = { status: number; body: object };
const SENT: Answer = { status: 200, body: {} };

async function open(answer: () => Answer | Promise<Answer>) {
  const queries = createQueries();
  page = await showPage(() => null, { answer, queries });
  return createConversationActions(page.router, queries.client, 'c1');
}

function message(id: string) {
  return { id, body: id, files: [], created_at: '2026-06-11T15:00:00.000Z' };
}

function outbox() {
  return outboxOf('c1')
    .get()
    .map(({ id, state, problem }) => ({ id, state, problem }));
}

import { afterEach, expect, it, vi } from 'vitest';
import { askToConfirm, isAskedToConfirm, settleConfirmation } from './confirmation-request.ts';
import { fetchConfirmed } from './fetch-confirmed.ts';

const URL = 'https://bizmeet.test/api/admin/payouts/batch';

afterEach(() => vi.unstubAllGlobals());

/** A server that requires a confirmation until it gets one. */
function serverThatAsks() {
  const bodies: string[] = [];
  const server = { isConfirmed: false, bodies };
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.text());
    return server.isConfirmed
      ? Response.json({ sent: true })
      : Response.json({ code: 'confirmation_required' }, { status: 403 });
  });
  return server;
}

const send = () => fetchConfirmed(URL, { method: 'POST', body: 'why' });

it('asks once for all that need it, and sends each again as it was', async () => {
  const server = serverThatAsks();
  const answers = Promise.all([send(), send()]);
  await vi.waitFor(() => expect(isAskedToConfirm()).toBe(true));
  server.isConfirmed = true;
  settleConfirmation(true);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  expect(server.bodies).toEqual(['why', 'why', 'why', 'why']);
  expect(isAskedToConfirm()).toBe(false);
});

it('passes the refusal on, unread, to a page that handles it itself', async () => {
  serverThatAsks();
  const answer = send();
  await vi.waitFor(() => expect(isAskedToConfirm()).toBe(true));
  settleConfirmation(false);
  expect(await (await answer).json()).toEqual({ code: 'confirmation_required' });
});

it('leaves every other answer alone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'role_not_allowed' }, { status: 403 }));
  expect((await send()).status).toBe(403);
  expect(isAskedToConfirm()).toBe(false);
});

it('can be asked again later', async () => {
  const first = askToConfirm();
  settleConfirmation(false);
  const second = askToConfirm();
  settleConfirmation(true);
  expect([await first, await second]).toEqual([false, true]);
});

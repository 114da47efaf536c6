import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountRoutes } from './accounts.ts';
import { balanceRoutes } from './balance.ts';
import type { Routes } from './call.ts';
import { cardRoutes } from './cards.ts';
import { disputeRoutes } from './disputes.ts';
import { Faults } from './faults.ts';
import { readForm } from './form.ts';
import { RememberedReplies, type Reply } from './idempotency.ts';
import { payoutRoutes } from './payouts.ts';
import { refundRoutes } from './refunds.ts';
import { Refusal } from './refusal.ts';
import { sessionRoutes } from './sessions.ts';
import { StripeState } from './state.ts';
import { transferRoutes } from './transfers.ts';

const ROUTES: Routes = {
  ...sessionRoutes,
  ...refundRoutes,
  ...accountRoutes,
  ...transferRoutes,
  ...payoutRoutes,
  ...disputeRoutes,
  ...balanceRoutes,
  ...cardRoutes,
};
const SLOW_MS = 300;

export interface StripeFake {
  api_base: string;
  state: StripeState;
  faults: Faults;
  /** The calls made so far, such as `POST /v1/refunds`. */
  calls: string[];
  replies: RememberedReplies;
  close(): Promise<void>;
}

/** The part of their API that we use, on loopback, with its own state and faults. */
export async function startStripeFake(now: () => Date = () => new Date()): Promise<StripeFake> {
  const parts = {
    state: new StripeState(now),
    faults: new Faults(),
    replies: new RememberedReplies(),
    calls: [] as string[],
    api_base: '',
  };
  const server = createServer((request, response) => void serve(parts, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  parts.api_base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(parts, { close });
}

type Parts = Omit<StripeFake, 'close'>;

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await readAll(request);
  const url = new URL(request.url ?? '/', parts.api_base);
  const call = `${request.method} ${url.pathname}`;
  parts.calls.push(call);
  const fault = parts.faults.next(call);
  if (fault === 'slow') await sleep(SLOW_MS);
  if (fault === 'cut_before') return void request.socket.destroy();
  if (fault === 'stored_before' || fault === 'stored_after') {
    keepFailure(parts, request, { call, url, text, isDone: fault === 'stored_after' });
  }
  const reply =
    fault === 'too_many' || fault === 'broken_before'
      ? refusalOf(fault)
      : answer(parts, request, { call, url, text });
  if (fault === 'cut_after') return void request.socket.destroy();
  const { status, body, is_replayed = false } = fault === 'broken_after' ? refusalOf(fault) : reply;
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_fake',
    ...(is_replayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}

/** They store their own failures under the key for a day, whether the call was carried out or not. */
function keepFailure(
  parts: Parts,
  request: IncomingMessage,
  { isDone, ...asked }: { call: string; url: URL; text: string; isDone: boolean },
): void {
  const key = oneOf(request.headers['idempotency-key']);
  if (isDone) answer(parts, request, asked);
  if (key !== undefined) parts.replies.replace(key, refusalOf('broken_after'));
}

function refusalOf(fault: 'too_many' | 'broken_before' | 'broken_after'): Reply {
  const { status, body } =
    fault === 'too_many' ? new Refusal(429, 'rate_limit') : new Refusal(500, 'broken', 'api_error');
  return { status, body };
}

function answer(
  { state, replies, api_base }: Parts,
  { headers }: IncomingMessage,
  { call, url, text }: { call: string; url: URL; text: string },
): Reply {
  const account = oneOf(headers['stripe-account']);
  const form = readForm(text || url.search.slice(1));
  const [address, id] = addressOf(call);
  const make = (): Reply => {
    try {
      const handler = ROUTES[address];
      if (handler === undefined) throw new Refusal(404, 'no_such_address');
      return { status: 200, body: structuredClone(handler({ state, id, form, account, base: api_base })) };
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      return { status: cause.status, body: cause.body };
    }
  };
  try {
    if (!headers.authorization?.startsWith('Bearer sk_test_')) throw new Refusal(401, 'no_key');
    return replies.answer(oneOf(headers['idempotency-key']), `${account} ${call} ${text}`, make);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { status: cause.status, body: cause.body };
  }
}

/** `POST /v1/transfers/tr_1/reversals` is `POST /v1/transfers/:id/reversals` of `tr_1`. */
function addressOf(call: string): [string, string] {
  const id = /\/((?:cs_test|pi|pm|re|acct|tr|po|dp)_[0-9a-f]+)(?=\/|$)/.exec(call)?.[1];
  return id === undefined ? [call, ''] : [call.replace(id, ':id'), id];
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { LinkPurpose } from '#domain/accounts/account-links.ts';
import { mintLink } from '#server/areas/accounts/links/mint-link.ts';
import type { Context } from '#server/platform/context.ts';
import { linkIn, waitForMail } from './mailbox.ts';
import type { Person } from './people.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Route = `${Method} /${string}`;

interface CallOptions {
  payload?: object;
  headers?: Record<string, string>;
  from?: string;
}

/** Calls an app as people do: each call comes from an address of its own, so that limits stay out of the way. */
export function callerOf(app: FastifyInstance) {
  return (route: Route, { payload, headers = {}, from = newAddress() }: CallOptions = {}) => {
    const [method, url] = route.split(' ') as [Method, string];
    return app.inject({ method, url, headers, remoteAddress: from, ...(payload && { payload }) });
  };
}

export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** The cookie header a browser would send back. */
export function cookiesOf(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** A link as its mail would hold it, without waiting for the mail. */
export async function tokenFor(
  context: Context,
  { user_id, email }: Pick<Person, 'user_id' | 'email'>,
  purpose: LinkPurpose,
  more: { email_change_id?: string } = {},
): Promise<string> {
  return tokenIn(await mintLink(context, { purpose, user_id, email, ...more }));
}

export async function tokenMailedTo(context: Context, email: string, count = 1): Promise<string> {
  const mails = await waitForMail(context.db, email, count);
  return tokenIn(linkIn(mails.at(-1)?.html ?? '', `${context.config.app_url}/auth/`));
}

function tokenIn(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

/** One character in the middle becomes another. */
export function tamperedWith(token: string): string {
  const middle = Math.floor(token.length / 2);
  return `${token.slice(0, middle)}${token[middle] === 'x' ? 'y' : 'x'}${token.slice(middle + 1)}`;
}

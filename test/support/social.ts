import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import type { FakePlatform } from './fake-platform.ts';
import { newPerson, type Person, signInAs } from './people.ts';
import type { TestContext } from './test-context.ts';

type Platform = 'instagram' | 'tiktok';
export type Caller = Awaited<ReturnType<typeof newCreator>>;

/** An app's settings with the fake in place of both platforms. */
export function withFake(fake: FakePlatform) {
  const keys = { id: 'our-id', secret: 'our-secret', api_base: fake.base };
  return ({ config }: TestContext) => ({ config: { ...config, instagram: keys, tiktok: keys } });
}

/** A person on the creators' side, and their API calls. */
export async function newCreator(
  app: FastifyInstance,
  context: Context,
  status: 'draft' | 'pending_review' | 'active' | 'changes_requested' | 'suspended' = 'active',
) {
  const role = status === 'active' || status === 'suspended' ? 'creator' : 'applicant';
  const person = await newPerson(context, { role, creator: { status } });
  return { person, call: await sessionOf(app, context, person) };
}

export async function sessionOf(app: FastifyInstance, context: Context, person: Person) {
  const headers = await signInAs(context, person);
  return (method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

/** Starts connecting to a platform and agrees there; returns the parameters of its redirect. */
export async function sayYes(call: Caller['call'], platform: Platform = 'instagram') {
  const begun = await call('POST', `/social-connections/${platform}`);
  const { headers } = await fetch(begun.json().authorize_url, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
}

export async function connect(call: Caller['call'], platform: Platform = 'instagram') {
  return call('POST', `/social-connections/${platform}/callback`, await sayYes(call, platform));
}

let made = 0;
/** No other test uses it. */
export function freshAccount(handle?: string) {
  made += 1;
  const username = handle ?? `maya${made}.${process.pid}`;
  return { id: `id-${username}-${made}`, username, followers: 6_284, views: [2_900, 2_920] };
}

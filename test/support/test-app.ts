import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type TestContext, testContext } from './test-context.ts';

interface TestAppOptions extends AppOptions {
  /** Adds routes outside the API. */
  extend?: (app: FastifyInstance, context: TestContext) => void;
  /** Replaces a setting or part for this app alone. */
  adapt?: (context: TestContext) => Partial<TestContext>;
  /** Builds an app for this file alone, which may listen and be closed. */
  isOwn?: true;
}

declare global {
  var sharedTestApp: Promise<FastifyInstance> | undefined;
}

/**
 * The API on real parts, called without a socket. Files that want nothing special share one app, because building
 * an app takes longer than most tests.
 */
export async function testApp(
  options: TestAppOptions = {},
): Promise<{ app: FastifyInstance; context: TestContext }> {
  const context = await testContext();
  if (Object.keys(options).length > 0) return buildTestApp(context, options);
  globalThis.sharedTestApp ??= buildSharedApp(context);
  return { app: await globalThis.sharedTestApp, context };
}

async function buildSharedApp(context: TestContext): Promise<FastifyInstance> {
  const { app } = await buildTestApp(context, { adapt: withoutLimit });
  const refuse = () => Promise.reject(new Error('Other files use this app too: ask for one with isOwn.'));
  return Object.assign(app, { close: refuse, listen: refuse });
}

async function buildTestApp(
  shared: TestContext,
  { extend, adapt, isOwn: _, ...options }: TestAppOptions,
): Promise<{ app: FastifyInstance; context: TestContext }> {
  const context = { ...shared, ...adapt?.(shared) };
  const app = await buildApp(context, options);
  extend?.(app, context);
  await app.ready();
  return { app, context };
}

/** Visitors of all files call from one address. */
function withoutLimit({ config }: TestContext): Partial<TestContext> {
  return { config: { ...config, requests_per_minute: Number.MAX_SAFE_INTEGER } };
}

import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type TestContext, testContext } from './test-context.ts';

/** The API on real parts, called without a socket. */
interface TestAppOptions extends AppOptions {
  /** Adds routes outside the API. */
  extend?: (app: FastifyInstance, context: TestContext) => void;
  /** Replaces a setting or part for this app alone. */
  adapt?: (context: TestContext) => Partial<TestContext>;
}

export async function testApp({
  extend,
  adapt,
  ...options
}: TestAppOptions = {}): Promise<{ app: FastifyInstance; context: TestContext }> {
  const shared = await testContext();
  const context = { ...shared, ...adapt?.(shared) };
  const app = await buildApp(context, options);
  extend?.(app, context);
  await app.ready();
  return { app, context };
}

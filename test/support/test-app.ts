import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '#server/http/app.ts';
import { type TestContext, testContext } from './test-context.ts';

/** The API on real parts, called without a socket. */
export async function testApp(options?: AppOptions): Promise<{ app: FastifyInstance; context: TestContext }> {
  const context = await testContext();
  const app = await buildApp(context, options);
  await app.ready();
  return { app, context };
}

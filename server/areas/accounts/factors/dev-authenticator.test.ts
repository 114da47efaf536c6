import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { testApp } from '#test/support/test-app.ts';

it('shows the codes of the demo admins', async () => {
  const { app } = await testApp();
  const { codes, seconds_left } = (await callerOf(app)('GET /api/dev/authenticator')).json();
  expect(codes).toEqual([
    { email: 'admin@bizmeet.example', code: expect.stringMatching(/^\d{6}$/) },
    { email: 'grace@bizmeet.example', code: expect.stringMatching(/^\d{6}$/) },
    { email: 'sam@bizmeet.example', code: expect.stringMatching(/^\d{6}$/) },
  ]);
  expect(seconds_left).toBeGreaterThan(0);
});

it('shows nothing in production', async () => {
  const adapt = ({ config }: { config: object }) => ({ config: { ...config, is_production: true } as never });
  const { app } = await testApp({ adapt });
  expect((await callerOf(app)('GET /api/dev/authenticator')).statusCode).toBe(404);
});

import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { testApp } from '#test/support/test-app.ts';

const { app } = await testApp();
const call = callerOf(app);

it('lists all help pages to anyone, and the matching ones for a search', async () => {
  const all = (await call('GET /api/help-pages')).json();
  expect(all.pages.length).toBeGreaterThanOrEqual(20);
  const { pages } = (await call('GET /api/help-pages?search=payout%20friday')).json();
  expect(pages[0]).toMatchObject({ slug: 'payouts', title: 'Payouts', topic: 'Money' });
  expect(pages.length).toBeLessThan(all.pages.length);
});

it('shows a page with the current values, and 404 for others', async () => {
  const page = (await call('GET /api/help-pages/fees')).json();
  expect(page).toMatchObject({ title: 'Fees', topic: 'Money' });
  expect(JSON.stringify(page)).toContain('10% on top of each payout');
  expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/);
  expect((await call('GET /api/help-pages/nothing')).json()).toMatchObject({ status: 404 });
  expect((await call('GET /api/help-pages/..%2Ffees')).json()).toMatchObject({ status: 404 });
});

it('bounds a search', async () => {
  const answer = await call(`GET /api/help-pages?search=${'fees%20'.repeat(100)}`);
  expect(answer.json()).toMatchObject({ status: 400 });
});

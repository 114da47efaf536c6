import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ROUTES } from './routes.ts';

it('answers every declared endpoint, each in one place', () => {
  const answered = ROUTES.map(({ endpoint }) => `${endpoint.method} ${endpoint.url} ${endpoint.operation}`);
  const declared = Object.values(ENDPOINTS).map(
    ({ method, url, operation }) => `${method} ${url} ${operation}`,
  );
  expect(answered.sort()).toEqual(declared.sort());
  expect(new Set(answered).size).toBe(answered.length);
});

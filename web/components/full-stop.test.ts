import { expect, it } from 'vitest';
import { fullStop } from './full-stop.ts';

it('ends a sentence with a name', () => {
  expect(fullStop('Kiln House')).toBe('Kiln House.');
});

it('does not double the stop a name brings', () => {
  expect(fullStop('Crumb & Co.')).toBe('Crumb & Co.');
  expect(fullStop('Who’s Next?')).toBe('Who’s Next?');
});

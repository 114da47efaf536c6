import { expect, it } from 'vitest';
import { endSentence, newYorkClock } from './new-york-time.ts';

it('ends a sentence once, also after a time', () => {
  expect(endSentence(`You have until ${newYorkClock('2026-06-10T22:00:00Z')}`)).toBe(
    'You have until 6\u00a0p.m.',
  );
  expect(endSentence('You have until Friday')).toBe('You have until Friday.');
});

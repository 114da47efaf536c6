import { expect, it } from 'vitest';
import { leftBehind } from './step-missing.ts';

it('says what is missing in a step that is left, and nothing of the other steps', () => {
  const missing = [{ step: 'about' }, { step: 'about' }, { step: 'prices' }] as const;
  expect(leftBehind(missing, 'about')).toBe('2 things are still missing in About you');
  expect(leftBehind(missing, 'prices')).toBe('1 thing is still missing in Prices');
  expect(leftBehind(missing, 'portfolio')).toBeNull();
});

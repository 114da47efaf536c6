import { expect, it } from 'vitest';
import { look } from './look.ts';

const part = look({
  base: ['flex', 'items-center'],
  variants: {
    size: { small: 'h-8', large: 'h-12' },
    block: { true: 'w-full' },
    tone: { calm: '', loud: 'font-bold' },
  },
  combinations: [{ size: ['small', 'large'], tone: 'loud', classes: 'uppercase' }],
  defaults: { size: 'small', tone: 'calm' },
});

it('takes the defaults where nothing is chosen, or undefined is', () => {
  expect(part()).toBe('flex items-center h-8');
  expect(part({ size: undefined })).toBe('flex items-center h-8');
});

it('adds what is chosen, booleans by their name, and the caller’s own classes last', () => {
  expect(part({ size: 'large', block: true, className: 'mt-2' })).toBe('flex items-center h-12 w-full mt-2');
  expect(part({ block: false })).toBe('flex items-center h-8');
});

it('adds the classes of choices that meet', () => {
  expect(part({ tone: 'loud' })).toBe('flex items-center h-8 font-bold uppercase');
});

import { expect, it } from 'vitest';
import { countedOptions, countedSegments, countWords } from './counted.ts';

const counts = { role: { all: 1_001, admin: 1_000, none: 0 } };

it('says “1,000+” only for more than a thousand', () => {
  expect(countWords(counts, 'role', 'all')).toBe('1,000+');
  expect(countWords(counts, 'role', 'admin')).toBe('1,000');
  expect(countWords(counts, 'role', 'none')).toBe('0');
});

it('leaves out the number of what was not counted', () => {
  expect(countWords(null, 'role', 'all')).toBeUndefined();
  expect(countedOptions([{ value: 'other', label: 'Other' }], counts, 'role')).toEqual([
    { value: 'other', label: 'Other' },
  ]);
  expect(countedSegments([{ value: 'none', label: 'No role' }], counts, 'role')).toEqual([
    { value: 'none', label: 'No role', count: '0' },
  ]);
});

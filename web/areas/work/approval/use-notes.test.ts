import { expect, it } from 'vitest';
import { findChangesRefusal, type Notes, toWishes } from './use-notes.ts';

const notes = (changes: [number, string][]): Notes => ({
  marks: new Map([[1, 12]]),
  changes: new Map(changes.map(([line, words]) => [line, { words, at_seconds: 18 }])),
});

it('asks for changes that rest on a line and say something', () => {
  expect(findChangesRefusal(notes([]))).toMatch(/^Mark the line/);
  expect(findChangesRefusal(notes([[4, ' ']]))).toBe('Say what should change on line 4.');
  expect(findChangesRefusal(notes([[4, 'x'.repeat(501)]]))).toBe('Shorten the note on line 4.');
  expect(findChangesRefusal(notes([[4, 'A step further back']]))).toBeNull();
});

it('sends what was ticked off and what was cited, each with its second', () => {
  expect(toWishes(notes([[4, ' A step further back ']]))).toEqual({
    marks: [{ brief_line: 1, at_seconds: 12 }],
    changes: [{ brief_line: 4, words: 'A step further back', at_seconds: 18 }],
  });
});

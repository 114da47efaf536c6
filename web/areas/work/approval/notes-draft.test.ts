import { expect, it } from 'vitest';
import { readNotesDraft } from './notes-draft.ts';

it('finds what was noted again after a reload', () => {
  const draft = {
    marks: [
      [1, 12],
      [2, null],
    ],
    changes: [[4, { words: 'A step further back', at_seconds: 18 }]],
  };
  expect(readNotesDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('leaves out what is not what it should be', () => {
  expect(readNotesDraft('notes')).toBeNull();
  expect(readNotesDraft({})).toEqual({ marks: [], changes: [] });
  const marks = [1, ['1', 2], [2, 'then'], [3, 4]];
  const changes = [
    [1, { words: 7, at_seconds: null }],
    [2, null],
    [3, { words: 'Closer', at_seconds: null }],
  ];
  expect(readNotesDraft({ marks, changes })).toEqual({
    marks: [[3, 4]],
    changes: [[3, { words: 'Closer', at_seconds: null }]],
  });
});

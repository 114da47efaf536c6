import { expect, it } from 'vitest';
import { linesFor } from './brief-lines.ts';

const brief = {
  requirements_do: ['Show the ovens'],
  requirements_dont: ['No other bakeries'],
  deliverables: [
    { kind: 'instagram_reel' as const, quantity: 1, note: 'Vertical' },
    { kind: 'instagram_story' as const, quantity: 2, note: 'Same day as the reel' },
  ],
  disclosure: '#ad',
};

it('a deliverable is reviewed without the notes of the others, under the numbers of the full brief', () => {
  expect(
    linesFor(brief, { kind: 'instagram_reel', quantity: 1 }).map(({ line, text }) => [line, text]),
  ).toEqual([
    [1, 'Show the ovens'],
    [2, 'No other bakeries'],
    [3, '1 Instagram Reel: Vertical'],
    [5, '#ad'],
  ]);
});

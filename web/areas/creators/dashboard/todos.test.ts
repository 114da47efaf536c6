import { expect, it } from 'vitest';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { listTodos } from './todos.ts';
import type { TurnRow } from './work-turns.ts';

const NOW = new Date('2026-06-11T15:00:00Z');

function work(id: string, at: string | null, status = 'in_progress'): TurnRow {
  return { id, status, turn: { side: 'creator', words: '', at, isLate: false } } as unknown as TurnRow;
}

function invitation(id: string, application_deadline: string | null): OwnApplication {
  return {
    id,
    status: 'invited',
    turns: [],
    campaign: { application_deadline },
  } as unknown as OwnApplication;
}

it('puts money that came back first, then disputes, then deadlines, the soonest first', () => {
  const turns = [
    work('in-a-week', '2026-06-18T15:00:00Z'),
    work('whenever', null),
    work('late', '2026-06-10T15:00:00Z'),
    work('disputed', '2026-06-30T15:00:00Z', 'disputed'),
  ];
  const needs = [invitation('in-two-weeks', '2026-06-25'), invitation('tomorrow', '2026-06-12')];
  const todos = listTodos({ failed_payout: { number: 2, amount_cents: 26_500 }, turns, needs }, NOW);
  expect(todos.map(({ key }) => key)).toEqual([
    'payout',
    'disputed',
    'late',
    'tomorrow',
    'in-a-week',
    'in-two-weeks',
    'whenever',
  ]);
});

it('is empty where nothing needs the creator', () => {
  expect(listTodos({ failed_payout: null, turns: [], needs: [] }, NOW)).toEqual([]);
});

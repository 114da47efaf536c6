import { describe, expect, it } from 'vitest';
import { CREATOR_STATUSES } from '#domain/creator-states.ts';
import { wordsOnceSent, wordsWhileOpen } from './application-words.ts';

describe('while the application can be written', () => {
  it.each([null, 'draft', 'pending'] as const)('%s is a beginning', (status) => {
    const { title, stops } = wordsWhileOpen(status, 'Maya');
    expect(title).toBe('Welcome, Maya.');
    expect(currentStop(stops)).toBe('Application');
  });

  it('a note gives the turn back to the applicant', () => {
    const { badge, stops } = wordsWhileOpen('changes_requested', 'Maya');
    expect(badge).toBe('changes_requested');
    expect(currentStop(stops)).toBe('Your turn');
  });

  it('somebody turned down long enough ago hears that they may apply again', () => {
    expect(wordsWhileOpen('rejected', 'Maya').title).toBe('You can apply again, Maya.');
  });
});

describe('once the application is sent', () => {
  it('says who has it and how long reading takes', () => {
    const { lede, stops } = wordsOnceSent('pending_review', null);
    expect(lede).toBe('Applications are read within 2 business days.');
    expect(currentStop(stops)).toBe('Being read');
  });

  it('tells whoever was turned down from when they may apply again', () => {
    expect(wordsOnceSent('rejected', 'July 11, 2026').lede).toContain('apply again from July 11, 2026.');
    expect(wordsOnceSent('rejected', null).lede).not.toContain('again');
  });

  it('has words of its own for a no, a suspension and a yes', () => {
    expect(wordsOnceSent('rejected', null).badge).toBe('turned_down');
    expect(wordsOnceSent('suspended', null).badge).toBe('suspended');
    expect(wordsOnceSent('approved', null).badge).toBe('approved');
    expect(wordsOnceSent('active', null).badge).toBe('approved');
  });
});

it.each([null, ...CREATOR_STATUSES])('never shows two current stops for %s', (status) => {
  for (const { stops } of [wordsWhileOpen(status, 'Maya'), wordsOnceSent(status, null)]) {
    expect(stops.filter(({ state }) => state === 'now').length).toBe(stops.length > 0 ? 1 : 0);
  }
});

function currentStop(stops: readonly { label: string; state: string }[]): string | undefined {
  return stops.find(({ state }) => state === 'now')?.label;
}

import { describe, expect, it } from 'vitest';
import { isApplicationOpen } from '#domain/creators/creator-states.ts';
import { actorOf, PERSONA_NAMES, PERSONAS, type Persona } from './personas.ts';

const NOW = new Date('2026-06-10T16:00:00Z');

it.each(PERSONA_NAMES)('%s can write an application exactly when the creator row says so', (name) => {
  const persona: Persona | null = PERSONAS[name];
  const isOnCreatorSide = persona?.role === 'applicant' || persona?.role === 'creator';
  expect(persona?.is_application_open ?? false).toBe(
    isOnCreatorSide && isApplicationOpen(rowOf(persona), NOW),
  );
});

describe('as a guard is told of them', () => {
  it('a visitor is nobody', () => {
    expect(actorOf('visitor')).toBeNull();
  });

  it('a manager belongs to a business that somebody else owns', () => {
    expect(actorOf('business_manager')?.business).toMatchObject({ membership: 'manager' });
  });

  it('someone without a creator row, or whose row has no status, has no creator status', () => {
    expect(actorOf('applicant_none')?.creator_status).toBeNull();
    expect(actorOf('creator_no_status')?.creator_status).toBeNull();
  });
});

function rowOf({ creator }: Persona) {
  if (creator === null) return null;
  const { status, decided_days_ago: days } = creator;
  return { status, decided_at: days === null ? null : daysAgo(days) };
}

function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * 86_400_000).toISOString();
}

import type { Context } from '#server/platform/context.ts';
import { newPerson, type Person } from '#test/support/people.ts';
import { PERSONAS, type Persona, type PersonaName } from './personas.ts';

/** The persona as rows of the database; null for a visitor. */
export async function newPersona(
  context: Pick<Context, 'db' | 'now'>,
  name: PersonaName,
): Promise<Person | null> {
  const persona: Persona | null = PERSONAS[name];
  if (persona === null) return null;
  const { role, admin_role, account_status, is_business_onboarding, creator, membership } = persona;
  const location_ids = persona.is_limited ? [] : null;
  return newPerson(context, {
    role,
    account_status,
    is_business_onboarding,
    ...(creator && { creator: rowOf(creator, context.now()) }),
    ...(membership && { membership, location_ids }),
    ...(admin_role && { admin_role }),
  });
}

function rowOf({ status, decided_days_ago: days }: NonNullable<Persona['creator']>, now: Date) {
  const decided_at = days === null ? null : new Date(now.getTime() - days * 86_400_000).toISOString();
  return { status, decided_at };
}

import { sql } from 'kysely';

/** The terms of the brief changed since this creator agreed to them, in a statement over applications and campaigns. */
export const isAskedAgain = sql<boolean>`(applications.status in ('submitted', 'shortlisted')
  and applications.agreed_version < campaigns.consent_version)`;

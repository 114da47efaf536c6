import { sql } from 'kysely';
import { lacksConsent } from '#domain/campaigns/consent-rules.ts';
import type { LockedPlace } from './lock.ts';

/** The terms of the brief changed since the creator agreed to them. */
export function isAskedAgain({ agreed_version, campaign }: Pick<LockedPlace, 'agreed_version' | 'campaign'>) {
  return lacksConsent({ agreed_version, consent_version: campaign.consent_version });
}

/** The same for open applications, in a statement over applications and campaigns. */
export const awaitsConsent = sql<boolean>`(applications.status in ('submitted', 'shortlisted')
  and applications.agreed_version < campaigns.consent_version)`;

/** The same for applications that expired without an answer. Invitations were never sent in, so nobody asked them again. */
export const lapsedUnanswered = sql<boolean>`(applications.status = 'expired'
  and applications.submitted_at is not null
  and applications.agreed_version < campaigns.consent_version)`;

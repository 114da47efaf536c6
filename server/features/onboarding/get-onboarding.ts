import type { Onboarding } from '#contract/onboarding.ts';
import type { Goal, OnboardingStep } from '#domain/onboarding.ts';
import type { Context } from '../../context.ts';
import { findLatestEnrichment } from '../enrichments/find-enrichment.ts';
import { findFirstLocation } from '../locations/put-first-location.ts';
import { findOwnBusiness } from './own-business.ts';

export async function getOnboarding(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<Onboarding> {
  const held = await findOwnBusiness(db, userId);
  if (held === undefined) {
    return { step: 'website', goals: [], other_goal: '', business: null, enrichment: null, location: null };
  }
  const { step, goals, other_goal, has_name, completed_at: _, social_links, ...business } = held;
  const [enrichment, location] = await Promise.all([
    findLatestEnrichment(db, held.id, now()),
    findFirstLocation(db, held.id),
  ]);
  return {
    step: (step ?? 'details') as OnboardingStep,
    goals: (goals ?? []) as Goal[],
    other_goal: other_goal ?? '',
    business: {
      ...business,
      has_name: has_name ?? false,
      social_links: social_links as NonNullable<Onboarding['business']>['social_links'],
    },
    enrichment,
    location: location as Onboarding['location'],
  };
}

import type { Onboarding } from '#contract/businesses/onboarding.ts';
import type { Goal, OnboardingStep } from '#domain/businesses/onboarding.ts';
import { findOwnBusiness } from '#server/areas/businesses/businesses/queries/own-business.ts';
import { findLatestEnrichment } from '#server/areas/businesses/enrichments/queries/find-enrichment.ts';
import { findFirstLocation } from '#server/areas/businesses/locations/commands/put-first-location.ts';
import type { Context } from '#server/platform/context.ts';

export async function getOnboarding(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<Onboarding> {
  const current = await findOwnBusiness(db, userId);
  if (current === undefined) {
    return { step: 'website', goals: [], other_goal: '', business: null, enrichment: null, location: null };
  }
  const { step, goals, other_goal, has_name, completed_at: _, social_links, ...business } = current;
  const [enrichment, location] = await Promise.all([
    findLatestEnrichment(db, current.id, now()),
    findFirstLocation(db, current.id),
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

import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '#domain/businesses/onboarding.ts';

export const STEP_LABELS: Record<OnboardingStep, string> = {
  website: 'Website',
  details: 'Details',
  location: 'Location',
  done: 'Done',
};

export function stepHref(step: OnboardingStep): string {
  return `/onboarding?step=${step}`;
}

/** The requested step, or where the owner left off; an earlier step if its details are missing. */
export function stepFor(
  asked: string | undefined,
  { step, business }: Pick<Onboarding, 'step' | 'business'>,
): OnboardingStep {
  const wanted = ONBOARDING_STEPS.find((one) => one === asked) ?? step;
  if (wanted === 'done') return business === null ? 'website' : 'location';
  if (wanted === 'location')
    return business?.has_name && business.industry ? 'location' : business ? 'details' : 'website';
  return wanted;
}

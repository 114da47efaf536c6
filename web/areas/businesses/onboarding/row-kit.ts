import type { ReactNode } from 'react';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import type { Industries } from '#web/components/enrichment/found-words.ts';
import type { OnboardingActions } from './onboarding-actions.ts';

/** The props of every row of findings. */
export interface RowKit {
  onboarding: Onboarding;
  industries: Industries;
  actions: OnboardingActions;
  /** The saved logo as a small picture. */
  logo: ReactNode;
  /** The page being read now. */
  readingUrl: string | null;
}

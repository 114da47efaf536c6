import type { ReactNode } from 'react';
import type { Onboarding } from '#web/api/generated/types.gen.ts';
import type { Industries } from '#web/components/enrichment/found-words.ts';
import type { OnboardingActions } from './onboarding-actions.ts';

/** What every row of findings is given. */
export interface RowKit {
  onboarding: Onboarding;
  industries: Industries;
  actions: OnboardingActions;
  /** The logo that is kept, drawn small. */
  logo: ReactNode;
  /** The page that is being read now. */
  readingUrl: string | null;
}

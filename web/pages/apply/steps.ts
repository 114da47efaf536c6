import { APPLICATION_STEPS, type ApplicationStep, STEP_NAMES } from '#domain/application-steps.ts';

export interface StepFace {
  label: string;
  title: string;
  lede: string;
  /** Under its name in the rail while nothing is filled in. */
  empty: string;
  /** On the button that leads here. */
  verb: string;
}

export const STEP_FACES: Record<ApplicationStep, StepFace> = {
  about: {
    label: STEP_NAMES.about,
    title: 'Who is behind the camera?',
    lede: 'A shop owner reads this before looking at any number. Short is fine.',
    empty: 'Name and neighborhood',
    verb: 'Continue to about you',
  },
  channels: {
    label: STEP_NAMES.channels,
    title: 'Where do you post?',
    lede: 'One account is enough. If you post nowhere yet, show us your work in the next step.',
    empty: 'Where you post',
    verb: 'Continue to channels',
  },
  portfolio: {
    label: STEP_NAMES.portfolio,
    title: 'Show us your best work.',
    lede: 'Three pieces are enough. Put the one you would send your mother first, it becomes your cover.',
    empty: 'Three pieces or more',
    verb: 'Continue to portfolio',
  },
  prices: {
    label: STEP_NAMES.prices,
    title: 'What does a reel cost?',
    lede: 'Your usual price for one piece. Fill in what you offer and leave the rest empty. You can change it any day.',
    empty: 'What a reel costs',
    verb: 'Continue to prices',
  },
  send: {
    label: STEP_NAMES.send,
    title: 'Read it once more.',
    lede: 'This is what we read, and what shops see once you are in.',
    empty: 'Two minutes',
    verb: 'Continue to check and send',
  },
};

export function stepHref(step: ApplicationStep): string {
  return `/apply?step=${step}`;
}

export function stepAfter(step: ApplicationStep): ApplicationStep | null {
  return APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: ApplicationStep): ApplicationStep | null {
  return APPLICATION_STEPS[APPLICATION_STEPS.indexOf(step) - 1] ?? null;
}

export function readStep(text: unknown): ApplicationStep | null {
  return APPLICATION_STEPS.find((step) => step === text) ?? null;
}

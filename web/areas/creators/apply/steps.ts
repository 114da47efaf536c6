import { APPLICATION_STEPS, type ApplicationStep, STEP_NAMES } from '#domain/creators/application-steps.ts';

export interface StepFace {
  label: string;
  title: string;
  lede: string;
  /** Shown under its name in the rail while nothing is filled in. */
  empty: string;
  /** The label of the button that leads here. */
  verb: string;
}

export const STEP_FACES: Record<ApplicationStep, StepFace> = {
  about: {
    label: STEP_NAMES.about,
    title: 'Who is behind the camera?',
    lede: 'Shop owners read this before they look at any numbers. Short is fine.',
    empty: 'Name and neighborhood',
    verb: 'Continue to About you',
  },
  channels: {
    label: STEP_NAMES.channels,
    title: 'Where do you post?',
    lede: 'One account is enough. Not posting yet? Show us your work in the next step.',
    empty: 'Where you post',
    verb: 'Continue to Channels',
  },
  portfolio: {
    label: STEP_NAMES.portfolio,
    title: 'Show us your best work.',
    lede: 'Three pieces are enough. Start with the one you’d send your mother. It’s your cover.',
    empty: 'Three pieces or more',
    verb: 'Continue to Portfolio',
  },
  prices: {
    label: STEP_NAMES.prices,
    title: 'What does a reel cost?',
    lede: 'Your usual price per piece. Fill in what you offer and leave the rest empty. You can change it anytime.',
    empty: 'Your usual prices',
    verb: 'Continue to Prices',
  },
  send: {
    label: STEP_NAMES.send,
    title: 'Review your application.',
    lede: 'This is what we review, and what shops see once you’re approved.',
    empty: 'Two minutes',
    verb: 'Review and send',
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

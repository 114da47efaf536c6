import {
  APPLICATION_STEPS,
  type ApplicationStep,
  findMissing,
  REQUIREMENT_WORDS,
  REQUIREMENTS,
  type Requirement,
  STEP_NAMES,
} from '#domain/creators/application-steps.ts';
import type { LinkFinding } from '#domain/creators/portfolio-links.ts';
import { readDollars } from '#web/components/profile/price-words.ts';
import type { Problems, ProfileValues } from '#web/components/profile/profile-values.ts';

export interface Missing {
  step: ApplicationStep;
  name: Exclude<Requirement, 'agreements'>;
  message: string;
}

interface Counts {
  links: readonly { finding?: LinkFinding | null }[];
  file_count: number;
  social_account_count: number;
}

/** The parts missing from the current page, saved or not. */
export function missingParts({ prices, ...values }: ProfileValues, counts: Counts): Missing[] {
  const rates = Object.values(prices).filter((typed) => readDollars(typed ?? '') !== null);
  const found = findMissing({ ...values, ...counts, rates: rates.map((typed) => ({ typed })) });
  return found.map((name) => ({
    step: REQUIREMENTS[name],
    name: name as Missing['name'],
    message: REQUIREMENT_WORDS[name],
  }));
}

/** The values of a step that can't be saved. */
export function problemsIn(step: ApplicationStep, problems: Problems): [name: string, message: string][] {
  return Object.entries(problems).filter(
    ([name, message]) => stepOfField(name) === step && !isMissing(message),
  );
}

/** An empty name counts as missing rather than wrong; it is listed with the other missing parts. */
function isMissing(message: string): boolean {
  return message === REQUIREMENT_WORDS.full_name;
}

function stepOfField(name: string): ApplicationStep {
  return name.startsWith('prices.') || name === 'rates' ? 'prices' : 'about';
}

export function completeSteps(missing: readonly Missing[]): ApplicationStep[] {
  return APPLICATION_STEPS.filter((step) => step !== 'send' && !missing.some((part) => part.step === step));
}

/** The step a returning applicant continues at. */
export function firstOpenStep(missing: readonly { step: ApplicationStep }[]): ApplicationStep {
  return APPLICATION_STEPS.find((step) => missing.some((part) => part.step === step)) ?? 'send';
}

/** Said when a step is left with gaps, because nothing holds one up there; null if nothing is missing in it. */
export function leftBehind(
  missing: readonly { step: ApplicationStep }[],
  step: ApplicationStep,
): string | null {
  const count = missing.filter((part) => part.step === step).length;
  if (count === 0) return null;
  return `${count === 1 ? '1 thing is' : `${count} things are`} still missing in ${STEP_NAMES[step]}`;
}

import type { ProblemDocument } from '#contract/problem.ts';

/** A refusal says itself what to do; anything else was the way there. */
export function failureWords(cause: unknown): string {
  return problemOf(cause).detail ?? 'Check your connection and try again.';
}

/** What the API has against one field, to be said beside it. */
export function fieldProblem(cause: unknown, path: string): string | null {
  return problemOf(cause).fields?.find((field) => field.path === path)?.message ?? null;
}

/** The link was spent or ran out between the look and the press. */
export function isUnusable(cause: unknown): boolean {
  return problemOf(cause).code === 'link_unusable';
}

function problemOf(cause: unknown): Partial<ProblemDocument> {
  return typeof cause === 'object' && cause !== null ? cause : {};
}

import type { ProblemCode } from '#contract/platform/problem.ts';

/** A refusal a person can meet. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: { path: string; message: string }[] | undefined;

  /** Seconds after which the same request may be made again. */
  readonly retry_after_seconds: number | undefined;

  constructor(
    code: ProblemCode,
    detail: string,
    fields?: { path: string; message: string }[],
    retry_after_seconds?: number,
  ) {
    super(detail);
    this.code = code;
    this.fields = fields;
    this.retry_after_seconds = retry_after_seconds;
  }
}

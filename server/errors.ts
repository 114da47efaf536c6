import type { ProblemCode } from '#contract/problem.ts';

/** A refusal a person can meet. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: { path: string; message: string }[] | undefined;

  constructor(code: ProblemCode, detail: string, fields?: { path: string; message: string }[]) {
    super(detail);
    this.code = code;
    this.fields = fields;
  }
}

/** A failure that the operator can fix: its message is one sentence that says what to do, shown without a stack. */
export class KnownFailure extends Error {}

/** Ends a command: a sentence for a known failure, the stack for a bug. */
export function reportFailure(cause: unknown): void {
  process.stderr.write(`${cause instanceof KnownFailure ? cause.message : (cause as Error).stack}\n`);
  process.exitCode = 1;
}

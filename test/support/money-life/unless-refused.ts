import { Problem } from '#server/platform/errors.ts';

/** A refusal is fine, because nothing happened. Any other error fails the test. */
export async function unlessRefused(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
  }
}

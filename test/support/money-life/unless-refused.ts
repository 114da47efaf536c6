import { Problem } from '#server/errors.ts';

/** What is refused has not happened; anything else that goes wrong is a fault. */
export async function unlessRefused(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
  }
}

import { createHook } from 'node:async_hooks';

/**
 * Counts password hashes while `work` runs, because hashing is what makes a sign-in slow and its timing revealing.
 */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  });
  hook.enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}

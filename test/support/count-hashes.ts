import { createHook } from 'node:async_hooks';

/** How often passwords are hashed while `work` runs: what makes sign-in slow, and what their timing tells. */
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

import { AsyncLocalStorage } from 'node:async_hooks';

interface Caller {
  group: string;
  ip: string;
}

const current = new AsyncLocalStorage<Caller>();

/**
 * Runs a request's handler as work for its caller, because passwords are hashed in code that doesn't see the request.
 */
export function asCallerOf<T>(caller: Caller, work: () => T): T {
  return current.run(caller, work);
}

/** The network the work is for; undefined for jobs, commands and the seed. */
export function callerGroup(): string | undefined {
  return current.getStore()?.group;
}

/** The address of the caller; undefined for jobs, commands and the seed. */
export function callerIp(): string | undefined {
  return current.getStore()?.ip;
}

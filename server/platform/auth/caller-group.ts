import { AsyncLocalStorage } from 'node:async_hooks';

interface Caller {
  group: string;
  ip: string;
}

const current = new AsyncLocalStorage<Caller>();

/** Runs the verb of a request as work for its caller: passwords are hashed far from where the request is at hand. */
export function asCallerOf<T>(caller: Caller, work: () => T): T {
  return current.run(caller, work);
}

/** The network work is done for; undefined for jobs, commands and the seed. */
export function callerGroup(): string | undefined {
  return current.getStore()?.group;
}

/** The address of the caller; undefined for jobs, commands and the seed. */
export function callerIp(): string | undefined {
  return current.getStore()?.ip;
}

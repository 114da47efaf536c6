import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the verb of a request as work for the network it came from: passwords are hashed far from where the request is at hand. */
export function asCallerOf<T>(group: string, work: () => T): T {
  return current.run(group, work);
}

/** The network work is done for; undefined for jobs, commands and the seed. */
export function callerGroup(): string | undefined {
  return current.getStore();
}

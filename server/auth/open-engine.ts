import type { Context } from '../context.ts';
import type { Engine } from './engine.ts';

const engines = new WeakMap<object, Promise<Engine>>();

/** Loaded with the first person who signs in: better-auth takes a third of a second that a start need not wait for. */
export function getEngine({ config, db }: Pick<Context, 'config' | 'db'>): Promise<Engine> {
  let engine = engines.get(db);
  if (engine === undefined) {
    engine = import('./engine.ts').then(({ createEngine }) => createEngine(config, db));
    engines.set(db, engine);
  }
  return engine;
}

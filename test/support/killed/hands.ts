import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '#server/platform/db/ids.ts';
import { signEvent } from '#test/support/stripe-fake/sign-event.ts';
import type { StripeFake } from '#test/support/stripe-fake/start-stripe-fake.ts';
import { Gone, type KilledProgram } from './killed-program.ts';
import type { MoneyState } from './read-money-state.ts';

/** At which action it dies, and how long after the action began. */
export type Deaths = ReadonlyMap<number, number>;

const LONGEST_WAIT = 60;

/** Actions of people and the provider. Each is retried until it succeeds, even if the process dies meanwhile. */
export class Hands {
  readonly program: KilledProgram;
  readonly #fake: StripeFake;
  readonly #deaths: Deaths;
  readonly #secret: string;
  /** Of so many messages of the provider the last is never delivered. */
  readonly #lost_every = 3;
  #actions = 0;
  #told = 0;

  constructor(
    program: KilledProgram,
    fake: StripeFake,
    { deaths, secret }: { deaths: Deaths; secret: string },
  ) {
    this.program = program;
    this.#fake = fake;
    this.#deaths = deaths;
    this.#secret = secret;
  }

  /** As a page does: the same request with the same key, until there is an answer. */
  async send(who: { cookie: string }, route: string, payload?: object): Promise<unknown> {
    const [method = 'GET', path = ''] = route.split(' ');
    const key = newId();
    let tries = 0;
    const { status, body } = await this.#survive(() => {
      tries += 1;
      return this.program.fetch(path, {
        method,
        headers: {
          ...who,
          origin: this.program.address,
          'idempotency-key': key,
          ...(payload && { 'content-type': 'application/json' }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      });
    });
    // Asked again, what was done before the end cannot be done once more, and says so.
    const isDone = status < 300 || (tries > 1 && status === 409);
    if (!isDone) throw new Error(`${route} answers ${status}: ${JSON.stringify(body)}`);
    await this.#deliver();
    return body;
  }

  /** The clock goes on, and whatever looks at it does. */
  async pass(hours: number): Promise<void> {
    this.program.passed(hours);
    await this.#survive(() => this.program.ask('pass_time'));
    await this.#deliver();
  }

  state(): Promise<MoneyState> {
    return this.program.ask('read_money_state');
  }

  /** Looks now and then while a little time passes, as people do. */
  async until(what: string, isSo: (state: MoneyState) => boolean, hours = 0.2): Promise<MoneyState> {
    for (let look = 0; look < LONGEST_WAIT; look += 1) {
      const state = await this.#survive(() => this.program.ask('read_money_state'));
      if (isSo(state)) return state;
      await sleep(50);
      await this.pass(hours);
    }
    const state = await this.#survive(() => this.program.ask('read_money_state'));
    throw new Error(`It never came to this: ${what}. ${JSON.stringify(state)}`);
  }

  async #survive<T>(action: () => Promise<T>): Promise<T> {
    this.#actions += 1;
    const after_ms = this.#deaths.get(this.#actions);
    const death = after_ms === undefined ? null : sleep(after_ms).then(() => this.program.kill());
    let answer: { value: T } | null = null;
    for (let isFirst = true; answer === null; isFirst = false) {
      answer = await action()
        .then((value) => ({ value }))
        .catch((cause: unknown) => {
          if (cause instanceof Gone) return null;
          throw cause;
        });
      if (isFirst) await death;
      if (!this.program.isAlive) await this.program.revive();
    }
    return answer.value;
  }

  /** Delivers the provider's messages, except those that get lost. One that wasn't accepted is delivered again. */
  async #deliver(): Promise<void> {
    for (; this.#told < this.#fake.state.events.length; this.#told += 1) {
      if (this.#told % this.#lost_every === this.#lost_every - 1) continue;
      const { body } = this.#fake.state.events[this.#told] ?? { body: '' };
      await this.#survive(() => {
        const { headers } = signEvent(body, { secret: this.#secret, at: this.program.now() });
        return this.program.fetch('/api/webhooks/stripe', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
          body,
        });
      });
    }
  }
}

import type { CreatorApplication, CreatorProfile } from '#contract/creators.ts';
import type { ProblemDocument } from '#contract/problem.ts';
import { type ApplicationCalls, NOT_AUTHENTICATED } from './application-calls.ts';
import { heldUpNames, type Pending, pendingOf } from './draft-changes.ts';
import type { Problems, ProfileValues } from './profile-values.ts';

/**
 * `typed`: something waits to be saved. `offline`: the server was not reached, and is asked again. `stale`: the profile
 * has moved on elsewhere, and the person decides. `signed_out` and `refused` wait for the person too.
 */
export type SavingState = 'saved' | 'typed' | 'saving' | 'offline' | 'stale' | 'signed_out' | 'refused';

export interface DraftState {
  /** Only what differs from what is saved, or did when it was typed. */
  typed: Partial<ProfileValues>;
  saving: SavingState;
  /** What the server said about a field, until it is typed into again. */
  refusals: Problems;
  /** The server's words where a save was refused as a whole. */
  advice: string | null;
}

export interface DraftParts {
  calls: Pick<ApplicationCalls, 'get' | 'change' | 'setRates'>;
  /** The application as it is known to be saved. */
  read(): CreatorApplication;
  write(application: CreatorApplication): void;
  /** Null where changes are saved by hand. */
  save_after_ms: number | null;
}

const NOTHING_TYPED: DraftState = { typed: {}, saving: 'saved', refusals: {}, advice: null };
const RETRY_AFTER_MS = 4_000;
/** Where the API's name of a field is another than the form's. */
const REFUSED_AS: Record<string, string> = { prices: 'rates', home_neighborhood: 'home_neighborhood_id' };

/** What is being typed into a profile, on its way to the server: one save after the other, nothing lost between them. */
export class ProfileDraft {
  readonly #parts: DraftParts;
  readonly #watchers = new Set<() => void>();
  #state: DraftState = NOTHING_TYPED;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(parts: DraftParts) {
    this.#parts = parts;
  }

  readonly getState = (): DraftState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  };

  edit(change: Partial<ProfileValues>): void {
    const edited = Object.keys(change).map((name) => REFUSED_AS[name] ?? name);
    const refusals = Object.fromEntries(
      Object.entries(this.#state.refusals).filter(([name]) => !edited.includes(name)),
    );
    const saving = this.#state.saving === 'stale' ? 'stale' : 'typed';
    this.#set({ typed: { ...this.#state.typed, ...change }, saving, refusals });
    if (saving === 'typed') this.#schedule(this.#parts.save_after_ms);
  }

  /** Back to what is saved. */
  undo(): void {
    clearTimeout(this.#timer);
    this.#set(NOTHING_TYPED);
  }

  /** What was typed here goes over what was saved elsewhere. */
  keepMine(): Promise<void> {
    this.#set({ saving: 'typed' });
    return this.flush();
  }

  /** Saves what waits, at once; resolves once nothing more can be saved. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#state.saving === 'stale') return Promise.resolve();
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    for (;;) {
      const pending = this.#pending();
      if (pending === null) return this.#settle();
      this.#set({ saving: 'saving', advice: null });
      try {
        await this.#send(pending);
      } catch (cause) {
        if (!(await this.#recover(cause))) return;
      }
    }
  }

  #pending(): Pending | null {
    const { typed, refusals } = this.#state;
    const profile = this.#profile();
    return profile && pendingOf(profile, typed, refusals);
  }

  async #send({ fields, rates, sent }: Pending): Promise<void> {
    const { calls, write } = this.#parts;
    const updatedAt = () => this.#profile()?.updated_at ?? '';
    if (fields !== null) write(await calls.change({ ...fields, updated_at: updatedAt() }));
    if (rates !== null) write(await calls.setRates({ rates, updated_at: updatedAt() }));
    this.#forget(sent);
  }

  /** What was sent and not typed into since is no longer typed, but for what could not be kept. */
  #forget(sent: Partial<ProfileValues>): void {
    const heldUp = this.#heldUp();
    const left = Object.entries(this.#state.typed).filter(
      ([name, value]) => heldUp.includes(name) || sent[name as keyof ProfileValues] !== value,
    );
    this.#set({ typed: Object.fromEntries(left) });
  }

  /** Whether it is worth going on at once. */
  async #recover(cause: unknown): Promise<boolean> {
    const { code, status, fields = [], detail } = (cause ?? {}) as Partial<ProblemDocument>;
    if ((cause as Error).message === NOT_AUTHENTICATED) return this.#wait('signed_out');
    if (fields.length > 0) {
      const refused = Object.fromEntries(
        fields.map(({ path, message }) => [path.split('.')[0] ?? path, message]),
      );
      this.#set({ refusals: { ...this.#state.refusals, ...refused } });
      return true;
    }
    if (code === 'conflict') {
      const fresh = await this.#parts.calls.get().catch(() => null);
      if (fresh === null) return this.#wait('offline');
      this.#parts.write(fresh);
      return this.#wait('stale');
    }
    if (status !== undefined && status < 500 && status !== 429) return this.#wait('refused', detail);
    return this.#wait('offline');
  }

  #wait(saving: SavingState, advice: string | null = null): false {
    this.#set({ saving, advice });
    if (saving === 'offline' && this.#parts.save_after_ms !== null) this.#schedule(RETRY_AFTER_MS);
    return false;
  }

  #settle(): void {
    this.#set(this.#heldUp().length > 0 ? { saving: 'typed' } : { typed: {}, saving: 'saved' });
  }

  #heldUp(): string[] {
    const { typed, refusals } = this.#state;
    const profile = this.#profile();
    return profile ? heldUpNames(profile, typed, refusals) : [];
  }

  #profile(): CreatorProfile | null {
    return this.#parts.read().profile;
  }

  #schedule(afterMs: number | null): void {
    clearTimeout(this.#timer);
    if (afterMs !== null) this.#timer = setTimeout(() => void this.flush(), afterMs);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const notify of this.#watchers) notify();
  }
}

import type { ProblemDocument } from '#contract/platform/problem.ts';
import { isSignedOut, toastNotAuthenticated } from '#web/session/session-lost.ts';

/**
 * `typed`: a save is scheduled. `offline`: the server wasn't reached and will be retried. `stale`: somebody else saved
 * in the meantime, and the user decides. `signed_out` and `refused` need the user too.
 */
export type SavingState = 'saved' | 'typed' | 'saving' | 'offline' | 'stale' | 'signed_out' | 'refused';

export interface AutosaveState<Values> {
  /** Only the unsaved values. */
  typed: Partial<Values>;
  saving: SavingState;
  /** The server's error by API field name, until the field is edited. */
  refused: Readonly<Record<string, string>>;
  /** The server's message if the save as a whole was refused. */
  advice: string | null;
}

/** Unsaved values, and the version they are based on. */
export interface KeptDraft<Values> {
  version: number;
  typed: Partial<Values>;
}

/** A request to the server, and the fields it covers. */
export interface Save<Saved, Values> {
  names: readonly (keyof Values)[];
  send(version: number): Promise<Saved>;
}

export interface AutosaveParts<Saved, Values> {
  /** The last saved state. */
  read(): Saved;
  write(saved: Saved): void;
  fetch(): Promise<Saved>;
  versionOf(saved: Saved): number;
  /** The next save; null if nothing is left that can be saved. */
  next(saved: Saved, state: Pick<AutosaveState<Values>, 'typed' | 'refused'>): Save<Saved, Values> | null;
  /** The edited fields that can't be saved as they are. */
  heldUp(saved: Saved, state: Pick<AutosaveState<Values>, 'typed' | 'refused'>): readonly (keyof Values)[];
  /** True if a value stays marked as typed after a save, such as a list with a newly added line. */
  isUnfinished(value: unknown): boolean;
  /** The form's name of an API field. */
  nameOf(field: string): string;
  /** Stores the unsaved values for a reload; null deletes them. */
  keep(kept: KeptDraft<Values> | null): void;
  /** Null if changes are saved by hand. */
  save_after_ms: number | null;
}

const FIRST_RETRY_AFTER_MS = 2_000;
const RETRY_AT_LEAST_EVERY_MS = 60_000;

/** Saves edits to the server one request at a time, without losing any edits made in between. */
export class Autosave<Saved, Values extends object> {
  readonly #parts: AutosaveParts<Saved, Values>;
  readonly #watchers = new Set<() => void>();
  #state: AutosaveState<Values> = { typed: {}, saving: 'saved', refused: {}, advice: null };
  /** The version the edits are based on. The saved state may be newer, and must not be overwritten without asking. */
  #version: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failures = 0;
  #isKept = false;
  #isSignedOut = false;
  #isOpen = true;

  constructor(parts: AutosaveParts<Saved, Values>) {
    this.#parts = parts;
  }

  readonly getState = (): AutosaveState<Values> => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  };

  get savesItself(): boolean {
    return this.#parts.save_after_ms !== null;
  }

  edit(change: Partial<Values>): void {
    const refused = Object.fromEntries(
      Object.entries(this.#state.refused).filter(([field]) => !(this.#parts.nameOf(field) in change)),
    );
    const saving = this.#state.saving === 'stale' ? 'stale' : 'typed';
    this.#version ??= this.#savedVersion();
    this.#set({ typed: { ...this.#state.typed, ...change }, saving, refused });
    if (saving === 'typed') this.#schedule(this.#parts.save_after_ms);
  }

  /** Restores the unsaved values of an earlier visit. Somebody may have saved since. */
  resume({ version, typed }: KeptDraft<Values>): void {
    if (this.#parts.next(this.#parts.read(), { typed, refused: {} }) === null) {
      this.#parts.keep(null);
      return;
    }
    const isBehind = version !== this.#savedVersion();
    this.#version = version;
    this.#set({ typed: { ...typed, ...this.#state.typed }, saving: isBehind ? 'stale' : 'typed' });
    if (!isBehind) this.#schedule(this.#parts.save_after_ms);
  }

  /** Discards the edits. */
  undo(): void {
    clearTimeout(this.#timer);
    this.#set({ typed: {}, saving: 'saved', refused: {}, advice: null });
  }

  /** Overwrites the other person's saved values with the local edits. */
  keepMine(): Promise<void> {
    this.#version = this.#savedVersion();
    this.#set({ saving: 'typed' });
    return this.flush();
  }

  open(): void {
    this.#isOpen = true;
  }

  /**
   * Called when the page is left: saves one last time, without retries on another page, where somebody else may be
   * signed in by then. Unsaved values are stored for the next visit.
   */
  close(): void {
    if (this.savesItself) void this.flush();
    this.#isOpen = false;
  }

  /** Saves immediately; resolves when nothing more can be saved. */
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
      const { typed } = this.#state;
      const next = this.#parts.next(this.#parts.read(), this.#state);
      if (next === null) return this.#settle();
      this.#set({ saving: 'saving', advice: null });
      try {
        const saved = await next.send(this.#version ?? this.#savedVersion());
        this.#failures = 0;
        this.#isSignedOut = false;
        this.#version = this.#parts.versionOf(saved);
        this.#parts.write(saved);
        this.#forget(next.names, typed);
      } catch (cause) {
        if (!(await this.#recover(cause))) return;
      }
    }
  }

  /** Clears the sent values that haven't been edited since, unless they can't be saved as they are. */
  #forget(names: readonly (keyof Values)[], sent: Partial<Values>): void {
    const { typed } = this.#state;
    this.#leaveTyped((name) => !names.includes(name) || sent[name] !== typed[name]);
  }

  #settle(): void {
    const isHeldUp = this.#heldUp().length > 0;
    this.#leaveTyped(() => false);
    this.#set({ saving: isHeldUp ? 'typed' : 'saved' });
  }

  #leaveTyped(isNew: (name: keyof Values) => boolean): void {
    const { typed } = this.#state;
    const heldUp = this.#heldUp();
    const left: Partial<Values> = {};
    for (const name in typed) {
      const stays = isNew(name) || heldUp.includes(name) || this.#parts.isUnfinished(typed[name]);
      if (stays) left[name] = typed[name];
    }
    this.#set({ typed: left });
  }

  /** Returns true if another save should be tried right away. */
  async #recover(cause: unknown): Promise<boolean> {
    const { code, status, fields = [], detail = null } = (cause ?? {}) as Partial<ProblemDocument>;
    if (isSignedOut(cause)) return this.#waitForSignIn();
    if (this.#refuse(fields)) return true;
    if (code === 'stale') return this.#compare(detail);
    if (status !== undefined && status < 500 && status !== 429) return this.#wait('refused', detail);
    return this.#wait('offline');
  }

  /** Records field errors; the other fields can be saved without them. */
  #refuse(fields: ProblemDocument['fields'] = []): boolean {
    const { typed, refused } = this.#state;
    const named = fields
      .map(({ path, message }) => [path.split('.')[0] ?? path, message] as const)
      .filter(([field]) => this.#parts.nameOf(field) in typed && !(field in refused));
    if (named.length === 0) return false;
    this.#set({ refused: { ...refused, ...Object.fromEntries(named) } });
    return true;
  }

  /** Asks which version to keep, unless both are equal: the response to a save may have been lost. */
  async #compare(detail: string | null): Promise<boolean> {
    const fresh = await this.#parts.fetch().catch(() => null);
    if (fresh === null) return this.#wait('offline');
    this.#parts.write(fresh);
    const isSame = this.#parts.next(fresh, { typed: this.#state.typed, refused: {} }) === null;
    if (!isSame) return this.#wait('stale', detail);
    this.#version = this.#parts.versionOf(fresh);
    return true;
  }

  /** The toast appears once, not with every save that typing schedules. */
  #waitForSignIn(): false {
    if (this.#isOpen && !this.#isSignedOut)
      toastNotAuthenticated('Your session ended. Sign in again, then save.');
    this.#isSignedOut = true;
    return this.#wait('signed_out');
  }

  #wait(saving: SavingState, advice: string | null = null): false {
    this.#set({ saving, advice });
    if (saving === 'offline' && this.savesItself) {
      const afterMs = FIRST_RETRY_AFTER_MS * 2 ** this.#failures;
      this.#failures += 1;
      this.#schedule(Math.min(afterMs, RETRY_AT_LEAST_EVERY_MS));
    }
    return false;
  }

  #heldUp(): readonly (keyof Values)[] {
    return this.#parts.heldUp(this.#parts.read(), this.#state);
  }

  #savedVersion(): number {
    return this.#parts.versionOf(this.#parts.read());
  }

  #schedule(afterMs: number | null): void {
    clearTimeout(this.#timer);
    if (afterMs !== null && this.#isOpen) this.#timer = setTimeout(() => void this.flush(), afterMs);
  }

  #set(change: Partial<AutosaveState<Values>>): void {
    this.#state = { ...this.#state, ...change };
    this.#keep();
    for (const notify of this.#watchers) notify();
  }

  /** Stores the edits in the browser. A tab without edits doesn't touch what another tab stored. */
  #keep(): void {
    const { typed } = this.#state;
    const isTyped = Object.keys(typed).length > 0;
    if (!isTyped) this.#version = null;
    if (isTyped && this.#isOpen) this.#parts.keep({ version: this.#version ?? this.#savedVersion(), typed });
    if (!isTyped && this.#isKept) this.#parts.keep(null);
    this.#isKept = isTyped;
  }
}

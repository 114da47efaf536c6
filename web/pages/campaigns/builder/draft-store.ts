import type { CampaignDraft } from '#contract/campaign-drafts.ts';
import type { ProblemDocument } from '#contract/problem.ts';
import { changesOf, type DraftName, type DraftValues, hasOpenLine } from './draft-values.ts';

/**
 * `typed`: something waits to be saved. `offline`: the server was not reached, and is asked again. `stale`: somebody else
 * saved meanwhile, and the person decides. `signed_out` and `refused` wait for the person too.
 */
export type Saving = 'saved' | 'typed' | 'saving' | 'offline' | 'stale' | 'signed_out' | 'refused';

export interface DraftState {
  /** What was typed and is not saved. */
  typed: Partial<DraftValues>;
  saving: Saving;
  /** What the server said about a field, until it is typed into again. */
  refused: Partial<Record<DraftName, string>>;
  /** The server's words where a save was refused as a whole. */
  advice: string | null;
}

export interface DraftParts {
  /** The draft as it is known to be saved. */
  read(): CampaignDraft;
  write(draft: CampaignDraft): void;
  fetch(): Promise<CampaignDraft>;
  save(edit_number: number, changes: Partial<DraftValues>): Promise<CampaignDraft>;
  /** Keeps what is typed over a reload; null forgets it. */
  keep(kept: KeptDraft | null): void;
  /** Null where changes are saved by hand. */
  save_after_ms: number | null;
}

/** What was typed and not saved, and what it was typed over. */
export interface KeptDraft {
  edit_number: number;
  typed: Partial<DraftValues>;
}

const NOTHING_TYPED: DraftState = { typed: {}, saving: 'saved', refused: {}, advice: null };
const RETRY_AFTER_MS = 4_000;

/** What is being written in a campaign, on its way to the server: one save after the other, nothing lost between. */
export class DraftStore {
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

  edit(change: Partial<DraftValues>): void {
    const refused = Object.fromEntries(
      Object.entries(this.#state.refused).filter(([name]) => !(name in change)),
    );
    const saving = this.#state.saving === 'stale' ? 'stale' : 'typed';
    this.#set({ typed: { ...this.#state.typed, ...change }, saving, refused });
    if (saving === 'typed') this.#schedule(this.#parts.save_after_ms);
  }

  /** Takes up what an earlier visit left behind. Somebody may have saved since. */
  resume({ edit_number, typed }: KeptDraft): void {
    if (changesOf(this.#parts.read(), typed, {}) === null) {
      this.#parts.keep(null);
      return;
    }
    const isBehind = edit_number !== this.#parts.read().edit_number;
    this.#set({ typed: { ...typed, ...this.#state.typed }, saving: isBehind ? 'stale' : 'typed' });
    if (!isBehind) this.#schedule(this.#parts.save_after_ms);
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
      const { typed, refused } = this.#state;
      const changes = changesOf(this.#parts.read(), typed, refused);
      if (changes === null) return this.#settle();
      this.#set({ saving: 'saving', advice: null });
      try {
        this.#parts.write(await this.#parts.save(this.#parts.read().edit_number, changes));
        this.#forget(typed);
      } catch (cause) {
        if (!(await this.#recover(cause))) return;
      }
    }
  }

  /** What was sent and not typed into since is no longer typed, but for what was refused. */
  #forget(sent: Partial<DraftValues>): void {
    const { typed, refused } = this.#state;
    const left = Object.entries(typed).filter(
      ([name, value]) =>
        refused[name as DraftName] || sent[name as DraftName] !== value || hasOpenLine(value),
    );
    this.#set({ typed: Object.fromEntries(left) });
  }

  /** Whether it is worth going on at once. */
  async #recover(cause: unknown): Promise<boolean> {
    const { code, status, fields = [], detail = null } = (cause ?? {}) as Partial<ProblemDocument>;
    if (code === 'authentication_required') return this.#wait('signed_out');
    const known = fields.map(({ path, message }) => [path.split('.')[0], message] as const);
    const named = known.filter(([name]) => name !== undefined && name in this.#state.typed);
    if (named.length > 0) {
      this.#set({ refused: { ...this.#state.refused, ...Object.fromEntries(named) } });
      return true;
    }
    if (code === 'stale') {
      const fresh = await this.#parts.fetch().catch(() => null);
      if (fresh === null) return this.#wait('offline');
      this.#parts.write(fresh);
      return this.#wait('stale', detail);
    }
    if (status !== undefined && status < 500 && status !== 429) return this.#wait('refused', detail);
    return this.#wait('offline');
  }

  #wait(saving: Saving, advice: string | null = null): false {
    this.#set({ saving, advice });
    if (saving === 'offline' && this.#parts.save_after_ms !== null) this.#schedule(RETRY_AFTER_MS);
    return false;
  }

  #settle(): void {
    const isHeldUp = Object.keys(this.#state.refused).length > 0;
    // A line that was just added stands empty until something is written into it.
    const open = Object.entries(this.#state.typed).filter(([, value]) => hasOpenLine(value));
    this.#set(isHeldUp ? { saving: 'typed' } : { typed: Object.fromEntries(open), saving: 'saved' });
  }

  #schedule(afterMs: number | null): void {
    clearTimeout(this.#timer);
    if (afterMs !== null) this.#timer = setTimeout(() => void this.flush(), afterMs);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    const { typed } = this.#state;
    const { edit_number } = this.#parts.read();
    this.#parts.keep(Object.keys(typed).length > 0 ? { edit_number, typed } : null);
    for (const notify of this.#watchers) notify();
  }
}

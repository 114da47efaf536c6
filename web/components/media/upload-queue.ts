import type { MediaFile } from '#contract/base/media.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { toast } from '#web/ui/toast.ts';
import { kindOf, typeOf } from './file-kind.ts';
import type { MediaPlace } from './media-options.ts';
import type { Sending } from './send-file.ts';
import { UploadFailure } from './upload-failure.ts';
import type { UploadView } from './upload-view.ts';

const AT_ONCE = 2;

interface Entry {
  view: UploadView;
  file: File;
  sending: Steering | null;
  isRunning: boolean;
  isOff: boolean;
}

type Steering = Pick<Sending, 'cancel' | 'pause' | 'resume'>;

interface Outlet {
  api: ApiReach;
  /** Called when the list has a new file. */
  onReady: (file: MediaFile) => Promise<void>;
}

/** The uploads to one place. It lives as long as the visit rather than a page: people move on while files upload. */
export class UploadQueue {
  #entries: Entry[] = [];
  #views: readonly UploadView[] = [];
  #running = 0;
  readonly #place: MediaPlace;
  readonly #outlet: Outlet;
  readonly #watchers = new Set<() => void>();

  constructor(place: MediaPlace, outlet: Outlet) {
    this.#place = place;
    this.#outlet = outlet;
  }

  watch = (onChange: () => void) => {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  };

  views = () => this.#views;

  add = (files: readonly File[]) => {
    this.#entries.push(...files.map(toEntry));
    this.#notify();
    this.#runNext();
  };

  retry = (id: string) => {
    const entry = this.#find(id);
    if (entry?.view.state !== 'failed') return;
    this.#change(entry, { state: 'preparing', failure: null, sent_bytes: 0 });
    this.#runNext();
  };

  cancel = (id: string) => {
    const entry = this.#find(id);
    if (entry === undefined) return;
    entry.isOff = true;
    entry.sending?.cancel();
    this.#drop(entry);
  };

  pause = (id: string) => {
    const entry = this.#find(id);
    if (entry?.view.state !== 'sending') return;
    entry.sending?.pause();
    this.#change(entry, { state: 'paused' });
  };

  resume = (id: string) => {
    const entry = this.#find(id);
    if (entry?.view.state !== 'paused') return;
    this.#change(entry, { state: 'sending' });
    entry.sending?.resume();
  };

  /** Nothing is attempted offline, so nothing fails; paused uploads continue on their own. */
  pauseAll = () => {
    for (const { view } of this.#entries) this.pause(view.id);
  };

  resumeAll = () => {
    for (const { view } of this.#entries) this.resume(view.id);
  };

  dismiss = this.cancel;

  #find(id: string): Entry | undefined {
    return this.#entries.find(({ view }) => view.id === id);
  }

  #runNext(): void {
    const next = this.#entries.find((entry) => entry.view.state === 'preparing' && !entry.isRunning);
    if (next === undefined || this.#running >= AT_ONCE) return;
    this.#running += 1;
    next.isRunning = true;
    void this.#run(next).finally(() => {
      next.isRunning = false;
      next.sending = null;
      this.#running -= 1;
      this.#runNext();
    });
    this.#runNext();
  }

  async #run(entry: Entry): Promise<void> {
    const { runUpload } = await import('./run-upload.ts');
    try {
      const media = await runUpload(this.#outlet.api, this.#place, entry.file, {
        onChange: (change) => this.#change(entry, change),
        onSending: (sending) => {
          entry.sending = sending;
          if (entry.isOff) sending.cancel();
        },
      });
      await this.#outlet.onReady(media);
      this.#drop(entry);
      toast({
        title: `${KIND_WORDS[entry.view.kind]} uploaded successfully`,
        variant: 'success',
      });
    } catch (cause) {
      if (entry.isOff) return;
      const failure = cause instanceof Error ? cause.message : String(cause);
      const canRetry = !(cause instanceof UploadFailure && cause.isFinal);
      this.#change(entry, { state: 'failed', failure, canRetry });
      toast({ title: 'Upload failed', description: failure, variant: 'destructive' });
    }
  }

  #change(entry: Entry, change: Partial<UploadView>): void {
    entry.view = { ...entry.view, ...change };
    this.#notify();
  }

  #drop(entry: Entry): void {
    this.#entries = this.#entries.filter((one) => one !== entry);
    if (entry.view.preview) URL.revokeObjectURL(entry.view.preview);
    this.#notify();
  }

  #notify(): void {
    this.#views = this.#entries.map(({ view }) => view);
    for (const watcher of this.#watchers) watcher();
  }
}

const KIND_WORDS = { picture: 'Image', video: 'Video', document: 'File' } as const;

function toEntry(file: File): Entry {
  const type = typeOf(file);
  return {
    file,
    sending: null,
    isRunning: false,
    isOff: false,
    view: {
      id: crypto.randomUUID(),
      name: file.name,
      kind: kindOf(type),
      sent_bytes: 0,
      byte_size: file.size,
      state: 'preparing',
      failure: null,
      canRetry: true,
      preview: /^image\/(jpeg|png|webp)$/.test(type) ? URL.createObjectURL(file) : null,
    },
  };
}

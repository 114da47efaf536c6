interface OpenDraft {
  readonly savesItself: boolean;
  getState(): { saving: string };
  open(): void;
  close(): void;
  flush(): Promise<void>;
}

/** Saves when the page is hidden or the connection returns, and asks before unsaved changes are discarded. */
export function watchLeaving(draft: OpenDraft): () => void {
  const save = () => {
    if (draft.savesItself) void draft.flush();
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  const askFirst = (event: BeforeUnloadEvent) => {
    if (draft.getState().saving !== 'saved') event.preventDefault();
    save();
  };
  draft.open();
  document.addEventListener('visibilitychange', saveWhenHidden);
  window.addEventListener('pagehide', save);
  window.addEventListener('online', save);
  window.addEventListener('beforeunload', askFirst);
  return () => {
    draft.close();
    document.removeEventListener('visibilitychange', saveWhenHidden);
    window.removeEventListener('pagehide', save);
    window.removeEventListener('online', save);
    window.removeEventListener('beforeunload', askFirst);
  };
}

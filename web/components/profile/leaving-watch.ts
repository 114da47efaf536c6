/** Something typed, on its way to the server. */
interface KeptDraft {
  getState(): { saving: string };
  flush(): Promise<void>;
}

/** Saves as the page goes out of sight or the connection returns, and asks before something unsaved is thrown away. */
export function watchLeaving(draft: KeptDraft, savesItself: boolean): () => void {
  const save = () => {
    if (savesItself) void draft.flush();
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  const holdBack = (event: BeforeUnloadEvent) => {
    if (draft.getState().saving !== 'saved') event.preventDefault();
    save();
  };
  document.addEventListener('visibilitychange', saveWhenHidden);
  window.addEventListener('pagehide', save);
  window.addEventListener('online', save);
  window.addEventListener('beforeunload', holdBack);
  return () => {
    save();
    document.removeEventListener('visibilitychange', saveWhenHidden);
    window.removeEventListener('pagehide', save);
    window.removeEventListener('online', save);
    window.removeEventListener('beforeunload', holdBack);
  };
}

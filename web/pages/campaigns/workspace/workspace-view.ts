/** What the address of a workspace says: the tab, and what its part knows of it. */
export type WorkspaceView = {
  tab?: string;
  as?: string;
  /** Of the brief, the version that is read. */
  version?: string;
  state?: string;
  q?: string;
  sort?: string;
  open?: string;
  platform?: string;
  followers?: string;
  near?: string;
  quote?: string;
};

export const WORKSPACE_TABS = ['applicants', 'work', 'brief', 'activity'] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

/** Nobody applies to what is not open yet: its brief comes first. */
export function tabOf({ tab }: WorkspaceView, isDraft: boolean): WorkspaceTab {
  return WORKSPACE_TABS.find((known) => known === tab) ?? (isDraft ? 'brief' : 'applicants');
}

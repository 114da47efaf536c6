/** The search parameters of the workspace: the tab and its own parameters. */
export type WorkspaceView = {
  tab?: string;
  as?: string;
  /** The version of the brief that is shown. */
  version?: string;
  state?: string;
  q?: string;
  sort?: string;
  open?: string;
  /** Opens the list of creators to invite. */
  invite?: string;
  platform?: string;
  followers?: string;
  near?: string;
  quote?: string;
};

export const WORKSPACE_TABS = ['applicants', 'work', 'links', 'brief', 'activity'] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

/** A draft has no applicants yet, so its brief is shown first. */
export function tabOf({ tab }: WorkspaceView, isDraft: boolean): WorkspaceTab {
  return WORKSPACE_TABS.find((known) => known === tab) ?? (isDraft ? 'brief' : 'applicants');
}

import type { WaitingCounts } from '#contract/admin/queue.ts';

export interface SidebarProps {
  viewer: { email: string | null; full_name: string | null };
  waiting: WaitingCounts;
  currentPath: string;
  onSignOut: () => void;
}

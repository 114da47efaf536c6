import type { WaitingCounts } from '#web/api/generated/types.gen.ts';

export interface SidebarProps {
  viewer: { email: string | null; full_name: string | null };
  waiting: WaitingCounts;
  currentPath: string;
  onSignOut: () => void;
}

import { useRouter } from '@tanstack/react-router';
import type { AppBarProps } from '../components/app-bar-props.ts';
import type { DoorSearch } from './door.ts';
import { useAuth } from './use-auth.ts';

/** The header of a page: who looks at it, and what it leads to. `errand` is what a page at the door was opened with. */
export function useBar(currentPath: string, errand?: DoorSearch): AppBarProps {
  const router = useRouter();
  const { user, unread_notice_count, unread_message_count } = useAuth();
  return {
    viewer: user,
    onSignOut: async () => {
      const { signOut } = await import('./sign-out.ts');
      // What goes wrong has been said by then.
      await signOut(router).catch(() => undefined);
    },
    unreadCount: unread_message_count,
    unreadNoticeCount: unread_notice_count,
    currentPath,
    isSuspended: user?.account_status === 'suspended',
    ...(errand && { errand }),
  };
}

import { useRouter } from '@tanstack/react-router';
import type { AppBarProps } from './app-bar-props.ts';
import type { AuthSearch } from './auth-dialog.ts';
import { useAuth } from './use-auth.ts';

/** Mailed links, and the steps of signing in. */
const OF_AN_ACCOUNT = /^\/auth\//;

/** The props of a page's header. `authSearch` has the search parameters of a sign-in or sign-up page. */
export function useBar(currentPath: string, authSearch?: AuthSearch): AppBarProps {
  const router = useRouter();
  const { user, photo_url, email_suppression, announcement, ...counts } = useAuth();
  return {
    viewer: user,
    viewedUntil: user?.viewed_until,
    photoUrl: photo_url,
    onSignOut: async () => {
      const { signOut } = await import('./sign-out.ts');
      // An error has already been shown.
      await signOut(router).catch(() => undefined);
    },
    emailSuppression: email_suppression,
    announcement,
    unreadCount: counts.unread_message_count,
    unreadNotificationCount: counts.unread_notification_count,
    currentPath,
    isSuspended: user?.account_status === 'suspended',
    hasAccount: OF_AN_ACCOUNT.test(currentPath),
    ...(authSearch && { authSearch }),
  };
}

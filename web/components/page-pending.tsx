import { useLocation } from '@tanstack/react-router';
import { useAuth } from '#web/session/use-auth.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { MemberFrame } from './member-frame.tsx';

/** A loading page. The header and tab bar stay, so that people can go elsewhere. */
export function PagePending() {
  const { user } = useAuth();
  // The admin area keeps its own frame.
  const isAdminArea = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin') });
  if (user === null || isAdminArea) return <Spinner />;
  return (
    <MemberFrame>
      <Spinner />
    </MemberFrame>
  );
}

import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBar } from '#web/session/use-bar.ts';
import { AreaLayout } from './area-layout.tsx';

/** The header and tab bar of a signed-in user around a page that is loading or failed. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <AreaLayout bar={useBar(path)}>{children}</AreaLayout>;
}

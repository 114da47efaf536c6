import { Compass, House, LayoutDashboard, MessageSquare } from 'lucide-react';
import { isCurrentLink, type NavigationLink, navigationFor } from '#domain/accounts/header-links.ts';
import type { ViewerRole } from '#domain/accounts/navigation.ts';
import { Link } from './link.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const ICONS: Record<NavigationLink['label'], typeof House> = {
  Dashboard: House,
  Campaigns: Compass,
  Messages: MessageSquare,
  Overview: LayoutDashboard,
};

type TabBarProps = { role: ViewerRole; unreadCount: number; currentPath: string };

/** The header's links in a bar at the bottom. It is the last part of a layout and sticks to the window. */
export function TabBar({ role, unreadCount, currentPath }: TabBarProps) {
  const links = navigationFor(role);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Tabs" className="tab-bar">
      {links.map((link) => {
        const Icon = ICONS[link.label];
        return (
          <Link
            key={link.label}
            href={link.href}
            aria-current={isCurrentLink(link, currentPath) ? 'page' : undefined}
            className="tab-link"
          >
            <Icon aria-hidden="true" className="size-5.5 stroke-[1.75]" />
            {link.label}
            {link.label === 'Messages' ? (
              <UnreadBadge
                count={unreadCount}
                className="absolute top-1.5 left-[calc(50%+0.25rem)] h-4.5 min-w-4.5 px-1"
              />
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}

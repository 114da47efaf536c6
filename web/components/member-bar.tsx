import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import {
  canPostCampaign,
  isCurrentLink,
  menuPagesFor,
  type NavigationLink,
  navigationFor,
  POST_CAMPAIGN_PATH,
} from '#domain/accounts/header-links.ts';
import { homePath, settingsPath } from '#domain/accounts/navigation.ts';
import { displayName } from '#domain/format/display-name.ts';
import { NotificationBell } from '#web/components/notifications/notification-bell.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { ReadyMade } from '#web/ui/ready-made.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { Link } from './link.tsx';
import { MobileMenu, MobileMenuLink } from './mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UnreadBadge } from './unread-badge.tsx';
import { UserMenuFace } from './user-menu-face.tsx';

const LiveAnnouncement = lazyPart(async () => (await import('./announcement-bar.tsx')).LiveAnnouncement);
const BusinessList = lazyPart(async () => (await import('./business-list.tsx')).BusinessList);
const EmailBanner = lazyPart(async () => (await import('./email-banner.tsx')).EmailBanner);

type MemberBarProps = Omit<AppBarProps, 'authSearch' | 'hasAccount'> & {
  viewer: NonNullable<AppBarProps['viewer']>;
};

/** Full width, so that it doesn't shift between pages of different widths. */
export function MemberBar({
  viewer,
  photoUrl = null,
  onSignOut,
  unreadCount,
  unreadNotificationCount = 0,
  currentPath = '',
  isSuspended = false,
  emailSuppression,
  announcement,
}: MemberBarProps) {
  const links = isSuspended ? [] : navigationFor(viewer.role);
  const pages = isSuspended ? [] : menuPagesFor(viewer);
  const canPost = !isSuspended && canPostCampaign(viewer);
  const settings = isSuspended ? null : settingsPath(viewer.role);
  const businessCount = isSuspended ? 0 : (viewer.business_count ?? 0);
  const face = (
    <button
      type="button"
      aria-label={`User menu of ${[displayName(viewer), viewer.business?.business_name].filter(Boolean).join(', ')}`}
      className="rounded-control p-1.5"
    >
      <UserMenuFace viewer={viewer} photoUrl={photoUrl} />
    </button>
  );
  return (
    <>
      <header
        data-unhydrated={useIsHydrated() ? undefined : ''}
        className="relative z-30 border-line border-b bg-paper print:hidden"
      >
        <div className="flex h-14 items-center px-4 md:h-16 md:px-6 lg:px-10">
          <MainLinks
            home={homePath(viewer)}
            links={links}
            unreadCount={unreadCount}
            currentPath={currentPath}
          />
          {canPost ? (
            <ButtonLink
              variant="ink"
              size="touch"
              className="ml-auto max-md:hidden"
              icon={<Plus aria-hidden="true" />}
              render={(look) => <Link href={POST_CAMPAIGN_PATH} {...look} />}
            >
              <span>
                Post<span className="max-lg:sr-only"> a campaign</span>
              </span>
            </ButtonLink>
          ) : null}
          {isSuspended ? null : (
            <NotificationBell
              unread={unreadNotificationCount}
              className={`md:mr-2 ${canPost ? 'max-md:ml-auto md:ml-3' : 'ml-auto'}`}
            />
          )}
          <div className={`max-md:hidden ${isSuspended ? 'ml-auto' : ''}`}>
            <OnDemand
              trigger={face}
              popup="menu"
              load={async () => (await import('./user-menu.tsx')).UserMenu}
              props={{ viewer, pages, settings, businessCount, onSignOut, trigger: face }}
            />
          </div>
          <MobileMenu className={`md:hidden ${isSuspended ? 'ml-auto' : 'ml-1.5'}`}>
            <li className="px-5 pt-2 pb-3">
              <p className="text-ink-3">Signed in as</p>
              <p className="truncate text-touch font-semibold">{displayName(viewer)}</p>
              {viewer.business ? (
                <p className="truncate text-ink-2">{viewer.business.business_name}</p>
              ) : null}
            </li>
            {businessCount > 1 ? (
              <Suspense>
                <BusinessList />
              </Suspense>
            ) : null}
            {links.map((link) => (
              <MobileMenuLink key={link.label} href={link.href} current={isCurrentLink(link, currentPath)}>
                {link.label}
                {link.label === 'Messages' ? <UnreadBadge count={unreadCount} /> : null}
              </MobileMenuLink>
            ))}
            {canPost ? <MobileMenuLink href={POST_CAMPAIGN_PATH}>Post a campaign</MobileMenuLink> : null}
            {pages.map(({ label, href }) => (
              <MobileMenuLink key={label} href={href} current={href === currentPath}>
                {label}
              </MobileMenuLink>
            ))}
            {settings ? <MobileMenuLink href={settings}>Settings</MobileMenuLink> : null}
            <MobileMenuLink href="/help" current={currentPath === '/help'}>
              Help
            </MobileMenuLink>
            {viewer.role === 'admin' ? null : (
              <MobileMenuLink href="/help/contact">Contact us</MobileMenuLink>
            )}
            <li>
              <button
                type="button"
                onClick={onSignOut}
                className="flex min-h-12 w-full items-center px-5 text-touch font-medium hover:wash"
              >
                Sign Out
              </button>
            </li>
            <li className="mt-2 flex items-center justify-between border-line border-t px-5 pt-3">
              Theme <ThemeSwitch />
            </li>
          </MobileMenu>
        </div>
      </header>
      {emailSuppression ? (
        <Suspense>
          <EmailBanner cause={emailSuppression} viewer={viewer} isSuspended={isSuspended} />
        </Suspense>
      ) : announcement ? (
        <Suspense>
          <LiveAnnouncement key={announcement.id} announcement={announcement} />
        </Suspense>
      ) : null}
    </>
  );
}

type MainLinksProps = {
  home: string;
  links: readonly NavigationLink[];
  unreadCount: number;
  currentPath: string;
};

/** The logo and the links beside it, which most people of a role see alike. */
function MainLinks(shown: MainLinksProps) {
  const { home, links, unreadCount, currentPath } = shown;
  return (
    <ReadyMade by={() => ['main links', shown]}>
      {() => (
        <>
          <Link href={home} className="flex items-center rounded-control touch:min-h-11 md:mr-5 lg:mr-10">
            <Logo />
          </Link>
          <nav aria-label="Main" className="hidden gap-1 self-stretch md:flex">
            {links.map((link) => (
              <Link
                key={link.label}
                href={link.href}
                aria-current={isCurrentLink(link, currentPath) ? 'page' : undefined}
                className="bar-link"
              >
                {link.label}
                {link.label === 'Messages' ? <UnreadBadge count={unreadCount} /> : null}
              </Link>
            ))}
          </nav>
        </>
      )}
    </ReadyMade>
  );
}

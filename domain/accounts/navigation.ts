import type { Role } from './roles.ts';

/** Who looks at a page, and which ways out of it the header offers. */
export type ViewerRole = Role | null;

export interface Viewer {
  email: string | null;
  full_name: string | null;
  role: ViewerRole;
}

export interface NavigationLink {
  label: 'Dashboard' | 'Campaigns' | 'Messages' | 'Overview';
  href: string;
}

export const VISITOR_LINKS = [
  { label: 'How It Works', href: '/#how-it-works' },
  { label: 'Businesses', href: '/#businesses' },
  { label: 'Creators', href: '/#creators' },
] as const;

const ROLE_LINKS: Record<NonNullable<ViewerRole> | 'none', readonly NavigationLink[]> = {
  business: [
    { label: 'Dashboard', href: '/business' },
    { label: 'Campaigns', href: '/business/campaigns' },
    { label: 'Messages', href: '/business/messages' },
  ],
  creator: [
    { label: 'Dashboard', href: '/creator' },
    { label: 'Campaigns', href: '/campaigns' },
    { label: 'Messages', href: '/creator/messages' },
  ],
  admin: [{ label: 'Overview', href: '/admin' }],
  applicant: [],
  none: [{ label: 'Campaigns', href: '/campaigns' }],
};

export function navigationFor(role: ViewerRole): readonly NavigationLink[] {
  return ROLE_LINKS[role ?? 'none'];
}

/** Where the logo leads. Applicants have no area of their own but their application. */
export function homePath(viewer: Viewer | null): string {
  if (!viewer?.role) return '/';
  return viewer.role === 'applicant' ? '/apply' : `/${viewer.role}`;
}

/** Null for applicants, who have no settings before they are approved. */
export function settingsPath(role: ViewerRole): string | null {
  if (role === 'applicant') return null;
  return role ? `/${role}/settings` : '/settings';
}

/** An area's own front page is current at its exact address and where only it leads; every other link also below it. */
export function isCurrentLink(link: NavigationLink, path: string): boolean {
  if (link.label === 'Overview') return path === link.href;
  if (link.label === 'Dashboard') return path === link.href || isBelowDashboard(path);
  return path === link.href || path.startsWith(`${link.href}/`);
}

/** The pages that open from the dashboard and have no link of their own. */
function isBelowDashboard(path: string): boolean {
  return /^\/creator\/(earnings|applications|work)(\/|$)/.test(path) || path === '/business/quotes';
}

import {
  Banknote,
  Camera,
  ChartColumn,
  CreditCard,
  Database,
  Download,
  Flag,
  FlaskConical,
  Hourglass,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  Megaphone,
  Newspaper,
  Package,
  ScrollText,
  ShieldUser,
  Store,
  UserCheck,
  UserPlus,
  Users,
  Wrench,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { WaitingCounts } from '#contract/admin/queue.ts';
import { type Actor, isAllowed } from '#domain/accounts/access.ts';
import { findPageRule } from '#domain/accounts/page-access.ts';
import { AREAS } from '#domain/accounts/page-rules.ts';
import { InstagramMark } from './instagram-mark.tsx';

export interface AdminSection {
  title: string;
  href: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** The count of open items, with its words for screen readers. */
  waiting?: { count: keyof WaitingCounts; of: string };
}

/** The sections of the sidebar in order, with a divider between groups. */
const ADMIN_SECTIONS: readonly (readonly AdminSection[])[] = [
  [
    { title: 'Overview', href: '/admin', Icon: LayoutDashboard },
    { title: 'Market', href: '/admin/market', Icon: ChartColumn },
  ],
  [
    { title: 'All Users', href: '/admin/users', Icon: Users },
    { title: 'Admins', href: '/admin/admins', Icon: ShieldUser },
    {
      title: 'Applicants',
      href: '/admin/applicants',
      Icon: UserPlus,
      waiting: { count: 'applicants', of: 'waiting' },
    },
    { title: 'Businesses', href: '/admin/businesses', Icon: Store },
    { title: 'Creators', href: '/admin/creators', Icon: Camera },
  ],
  [
    { title: 'Campaigns', href: '/admin/campaigns', Icon: Megaphone },
    { title: 'Content Packages', href: '/admin/packages', Icon: Package },
  ],
  [
    {
      title: 'Payments',
      href: '/admin/payments',
      Icon: CreditCard,
      waiting: { count: 'payments', of: 'that need you' },
    },
    {
      title: 'Payouts',
      href: '/admin/payouts',
      Icon: Banknote,
      waiting: { count: 'payouts', of: 'failed' },
    },
    { title: 'Taxes', href: '/admin/taxes', Icon: Landmark },
    {
      title: 'Approvals',
      href: '/admin/approvals',
      Icon: UserCheck,
      waiting: { count: 'approvals', of: 'open' },
    },
    {
      title: 'Reports',
      href: '/admin/reports',
      Icon: Flag,
      waiting: { count: 'reports', of: 'open' },
    },
  ],
  [
    {
      title: 'Support',
      href: '/admin/support',
      Icon: LifeBuoy,
      waiting: { count: 'support', of: 'to answer' },
    },
    { title: 'Announcements', href: '/admin/announcements', Icon: Newspaper },
    {
      title: 'Email Events',
      href: '/admin/email-events',
      Icon: Mail,
      waiting: { count: 'emails', of: 'undelivered' },
    },
    { title: 'Waitlist', href: '/admin/waitlist', Icon: Hourglass },
    {
      title: 'Instagram',
      href: '/admin/instagram',
      Icon: InstagramMark,
      waiting: { count: 'connections', of: 'failing' },
    },
    { title: 'Enrichment Test', href: '/admin/enrichment-test', Icon: FlaskConical },
    {
      title: 'Storage',
      href: '/admin/storage',
      Icon: Database,
      waiting: { count: 'files', of: 'unusable' },
    },
    { title: 'Exports', href: '/admin/exports', Icon: Download },
    { title: 'Audit Log', href: '/admin/audit-log', Icon: ScrollText },
    {
      title: 'Utilities',
      href: '/admin/utilities',
      Icon: Wrench,
      waiting: { count: 'utilities', of: 'that need you' },
    },
  ],
];

/** The sections whose pages this admin may open; groups without any are left out. */
export function sectionsFor(actor: Actor): readonly (readonly AdminSection[])[] {
  return ADMIN_SECTIONS.map((group) => group.filter(({ href }) => canOpen(href, actor))).filter(
    ({ length }) => length > 0,
  );
}

/** Finding the rule of a path compares it with all others, and a section's never changes. */
const PAGES = new Map(ADMIN_SECTIONS.flat().map(({ href }) => [href, findPageRule(href)]));

function canOpen(path: string, actor: Actor): boolean {
  const page = PAGES.get(path) ?? null;
  return page !== null && isAllowed(AREAS[page.area].rule, actor);
}

/** Overview is current only at its exact address, other sections also below theirs. */
export function isCurrentSection({ href }: AdminSection, path: string): boolean {
  return path === href || (href !== '/admin' && path.startsWith(`${href}/`));
}

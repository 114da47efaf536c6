import type { Viewer, ViewerRole } from './navigation.ts';

export interface NavigationLink {
  label: 'Dashboard' | 'Campaigns' | 'Messages' | 'Overview';
  href: string;
}

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

export interface MenuPage {
  label:
    | 'Creators'
    | 'Quotes'
    | 'Counter'
    | 'Content library'
    | 'Photos and videos'
    | 'Locations'
    | 'Receipts'
    | 'Inspiration'
    | 'Applications'
    | 'Earnings';
  href: string;
  is_owner_only?: true;
  /** Work at the shop itself, which only its people do. */
  is_staff_only?: true;
}

const SHOP_PAGES: readonly MenuPage[] = [
  { label: 'Creators', href: '/business/creators' },
  { label: 'Quotes', href: '/business/quotes' },
  { label: 'Counter', href: '/business/counter', is_staff_only: true },
  { label: 'Content library', href: '/business/content' },
  { label: 'Photos and videos', href: '/business/media' },
  { label: 'Locations', href: '/business/locations' },
  { label: 'Receipts', href: '/business/settings#billing', is_owner_only: true },
];

/** The campaigns of other shops. They belong to no shop, so the link isn't among the pages of one. */
const INSPIRATION: MenuPage = { label: 'Inspiration', href: '/campaigns' };

const CREATOR_PAGES: readonly MenuPage[] = [
  { label: 'Applications', href: '/creator/applications' },
  { label: 'Earnings', href: '/creator/earnings' },
];

/** The pages an admin can open while they view the product as a creator. */
export const VIEWED_CREATOR_LINKS = [
  { label: 'Dashboard', href: '/creator' },
  { label: 'Applications', href: '/creator/applications' },
  { label: 'Campaigns', href: '/campaigns' },
] as const;

/** The pages the header has no room for: the user menu and the phone's menu lead to them. */
export function menuPagesFor({ role, business }: Pick<Viewer, 'role' | 'business'>): readonly MenuPage[] {
  if (role === 'creator') return CREATOR_PAGES;
  if (role !== 'business' || !business) return [];
  const own = SHOP_PAGES.filter((page) => !page.is_owner_only || business.membership === 'owner');
  return [...own, INSPIRATION];
}

/** The same links for people who see a business without owning it. */
export const SHARED_SHOP_PAGES = SHOP_PAGES.filter((page) => !page.is_owner_only && !page.is_staff_only);

export const POST_CAMPAIGN_PATH = '/business/campaigns/new';

/** Whether the header offers to post a campaign. */
export function canPostCampaign({ role, business }: Pick<Viewer, 'role' | 'business'>): boolean {
  return role === 'business' && Boolean(business);
}

export function navigationFor(role: ViewerRole): readonly NavigationLink[] {
  return ROLE_LINKS[role ?? 'none'];
}

/** An area's front page is current only at its exact address; every other link also for the pages below it. */
export function isCurrentLink(link: NavigationLink, path: string): boolean {
  if (link.label === 'Overview') return path === link.href;
  if (link.label === 'Dashboard') return path === link.href || isBelowDashboard(path);
  return path === link.href || path.startsWith(`${link.href}/`);
}

/** Pages that open from the dashboard and have no link of their own. */
function isBelowDashboard(path: string): boolean {
  return (
    /^\/creator\/(earnings|applications|work)(\/|$)/.test(path) ||
    SHOP_PAGES.some(({ href }) => href === path)
  );
}

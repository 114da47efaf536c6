import type { OwnBusiness } from './access.ts';
import type { Role } from './roles.ts';

/** The viewer of a page, and the links the header offers them. */
export type ViewerRole = Role | null;

export interface Viewer {
  email: string | null;
  full_name: string | null;
  role: ViewerRole;
  /** The business, once it is set up. */
  business?: OwnBusiness | null;
  business_count?: number;
}

export const VISITOR_LINKS = [
  { label: 'How It Works', href: '/#how-it-works' },
  { label: 'Businesses', href: '/#businesses' },
  { label: 'Creators', href: '/#creators' },
] as const;

/** The target of the logo. Applicants have no area besides their application. */
export function homePath(viewer: Viewer | null): string {
  if (!viewer?.role) return '/';
  return viewer.role === 'applicant' ? '/apply' : `/${viewer.role}`;
}

/** Null for applicants, who have no settings before they are approved. */
export function settingsPath(role: ViewerRole): string | null {
  if (role === 'applicant') return null;
  return role ? `/${role}/settings` : '/settings';
}

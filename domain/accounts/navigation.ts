import type { OwnBusiness } from './access.ts';
import type { Role } from './roles.ts';

/** Who looks at a page, and which ways out of it the header offers. */
export type ViewerRole = Role | null;

export interface Viewer {
  email: string | null;
  full_name: string | null;
  role: ViewerRole;
  /** The shop of a business that is set up. */
  business?: OwnBusiness | null;
}

export const VISITOR_LINKS = [
  { label: 'How It Works', href: '/#how-it-works' },
  { label: 'Businesses', href: '/#businesses' },
  { label: 'Creators', href: '/#creators' },
] as const;

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

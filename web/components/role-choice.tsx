import { artPath } from '#art/catalogue.ts';
import type { SignUpRole } from '#domain/accounts/roles.ts';

export const ROLE_CHOICES = [
  {
    role: 'business',
    label: 'Business Owner',
    description: 'Find local creators to promote your business through authentic content',
  },
  {
    role: 'creator',
    label: 'Content Creator',
    description: 'Partner with local businesses and get paid for creating engaging content',
  },
] as const satisfies readonly { role: SignUpRole; label: string; description: string }[];

/** A shop for businesses, a person with a phone for creators. */
export function RolePicture({ role, className = '' }: { role: SignUpRole; className?: string }) {
  return <img src={rolePicture(role)} alt="" width={88} height={88} loading="lazy" className={className} />;
}

function rolePicture(role: SignUpRole): string {
  if (role === 'creator') return artPath.creator();
  return artPath.shop({ theme: 'day', ...SAMPLE_SHOP });
}

/** The bakery of the examples, shared by all pictures that need a shop. */
export const SAMPLE_SHOP = {
  industry: 'bakery',
  business: 'crumb-84',
  campaign: 'sourdough-4',
  name: 'Crumb & Co.',
} as const;

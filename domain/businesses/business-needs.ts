/** The to-dos of a new business, in the order they are asked for. */
export const NEED_KINDS = [
  'invitation_waiting',
  'invitation_declined',
  'location',
  'description',
  'storefront_photo',
  'logo',
  'website_unread',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

export interface BusinessNeed {
  kind: NeedKind;
  /** The subject of the to-do: an invited address, or a website. */
  subject: string | null;
  /** The deadline, if there is one. */
  due_at: string | null;
}

export interface ShopState {
  has_logo: boolean;
  has_storefront_photo: boolean;
  description: string;
  location_count: number;
  /** The website that the last attempt couldn't read. */
  unread_website: string | null;
  /** Only the owner can act on these. */
  invitations: readonly { email: string; status: string; expires_at: string }[];
}

/** An open invitation becomes a to-do only in its last days. */
const WAITING_DAYS = 3;
const MOST_NEEDS = 12;

export function listNeeds(shop: ShopState, now: Date): BusinessNeed[] {
  const needs: BusinessNeed[] = [
    ...shop.invitations.flatMap(({ email, status, expires_at }): BusinessNeed[] => {
      if (status === 'declined') return [{ kind: 'invitation_declined', subject: email, due_at: null }];
      const isClose = Date.parse(expires_at) - now.getTime() <= WAITING_DAYS * 86_400_000;
      return status === 'invited' && isClose
        ? [{ kind: 'invitation_waiting', subject: email, due_at: expires_at }]
        : [];
    }),
    ...need('location', shop.location_count === 0),
    ...need('description', shop.description.trim() === ''),
    ...need('storefront_photo', !shop.has_storefront_photo),
    ...need('logo', !shop.has_logo),
    ...need('website_unread', shop.unread_website !== null, shop.unread_website),
  ];
  return needs.sort((a, b) => NEED_KINDS.indexOf(a.kind) - NEED_KINDS.indexOf(b.kind)).slice(0, MOST_NEEDS);
}

function need(kind: NeedKind, isSo: boolean, subject: string | null = null): BusinessNeed[] {
  return isSo ? [{ kind, subject, due_at: null }] : [];
}

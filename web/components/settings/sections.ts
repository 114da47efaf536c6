import {
  AtSign,
  Bell,
  CalendarClock,
  CalendarDays,
  DoorOpen,
  Images,
  KeyRound,
  Landmark,
  type LucideIcon,
  MapPin,
  MessageSquareQuote,
  Moon,
  ReceiptText,
  Store,
  Tag,
  User,
  Users,
} from 'lucide-react';

export const SETTINGS_SECTIONS = ['profile', 'notifications', 'sign-in', 'appearance', 'leaving'] as const;
export type SettingsSectionId = (typeof SETTINGS_SECTIONS)[number];

/** Every account has some of the first group; the others belong to an area. */
export type SectionId =
  | SettingsSectionId
  | 'shop'
  | 'members'
  | 'billing'
  | 'address'
  | 'replies'
  | 'portfolio'
  | 'prices'
  | 'social'
  | 'availability'
  | 'payouts'
  | 'calendar';

/** Each section's id is its anchor on the page. */
export const SECTION_FACES: Record<SectionId, { label: string; Icon: LucideIcon }> = {
  shop: { label: 'Shop profile', Icon: Store },
  members: { label: 'Members', Icon: Users },
  billing: { label: 'Billing', Icon: ReceiptText },
  address: { label: 'Mailing address', Icon: MapPin },
  replies: { label: 'Saved replies', Icon: MessageSquareQuote },
  portfolio: { label: 'Portfolio', Icon: Images },
  prices: { label: 'Prices', Icon: Tag },
  social: { label: 'Social accounts', Icon: AtSign },
  availability: { label: 'Availability', Icon: CalendarClock },
  payouts: { label: 'Payouts and taxes', Icon: Landmark },
  calendar: { label: 'Calendar', Icon: CalendarDays },
  profile: { label: 'Profile', Icon: User },
  notifications: { label: 'Notifications', Icon: Bell },
  'sign-in': { label: 'Sign-in', Icon: KeyRound },
  appearance: { label: 'Appearance', Icon: Moon },
  leaving: { label: 'Data and account', Icon: DoorOpen },
};

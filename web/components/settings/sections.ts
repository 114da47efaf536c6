import {
  AtSign,
  Ban,
  Bell,
  CalendarClock,
  CalendarDays,
  CodeXml,
  DoorOpen,
  Globe,
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
  | 'directory'
  | 'public-page'
  | 'payouts'
  | 'calendar'
  | 'blocks'
  | 'developers';

interface SectionFace {
  label: string;
  /** What is inside, for the list on a narrow screen. */
  summary: string;
  Icon: LucideIcon;
}

/** Each section's id is its anchor on the page. */
export const SECTION_FACES: Record<SectionId, SectionFace> = {
  shop: { label: 'Shop profile', summary: 'Name, industry, website and photos', Icon: Store },
  members: { label: 'Members', summary: 'People who manage this business', Icon: Users },
  billing: { label: 'Billing', summary: 'Payments, receipts and tax details', Icon: ReceiptText },
  address: { label: 'Mailing address', summary: 'Where mail reaches you', Icon: MapPin },
  replies: { label: 'Saved replies', summary: 'Texts you use often', Icon: MessageSquareQuote },
  portfolio: { label: 'Portfolio', summary: 'Your work and links to posts', Icon: Images },
  prices: { label: 'Prices', summary: 'Your usual price per piece', Icon: Tag },
  social: { label: 'Social accounts', summary: 'Your accounts and follower counts', Icon: AtSign },
  directory: { label: 'Directory', summary: 'Whether shops find you', Icon: Users },
  'public-page': { label: 'Public page', summary: 'What anyone on the web can see', Icon: Globe },
  availability: { label: 'Availability', summary: 'When you’re free', Icon: CalendarClock },
  payouts: { label: 'Payouts and taxes', summary: 'Your bank account and tax form', Icon: Landmark },
  calendar: { label: 'Calendar', summary: 'Your deadlines in your own calendar', Icon: CalendarDays },
  blocks: { label: 'Blocked', summary: 'Who you don’t want to hear from', Icon: Ban },
  developers: { label: 'Developers', summary: 'API keys and webhooks', Icon: CodeXml },
  profile: { label: 'Profile', summary: 'How people see you', Icon: User },
  notifications: { label: 'Notifications', summary: 'In Bizmeet and by email', Icon: Bell },
  'sign-in': { label: 'Sign-in', summary: 'Email, password and devices', Icon: KeyRound },
  appearance: { label: 'Appearance', summary: 'Light or dark', Icon: Moon },
  leaving: {
    label: 'Data and account',
    summary: 'Download your data or delete your account',
    Icon: DoorOpen,
  },
};

import { Bell, DoorOpen, KeyRound, type LucideIcon, Moon, User } from 'lucide-react';

export const SETTINGS_SECTIONS = ['profile', 'notifications', 'sign-in', 'appearance', 'leaving'] as const;
export type SettingsSectionId = (typeof SETTINGS_SECTIONS)[number];

/** Under its id each section stands on the page, so it can be linked to. */
export const SECTION_FACES: Record<SettingsSectionId, { label: string; Icon: LucideIcon }> = {
  profile: { label: 'Profile', Icon: User },
  notifications: { label: 'Notifications', Icon: Bell },
  'sign-in': { label: 'Sign-in', Icon: KeyRound },
  appearance: { label: 'Appearance', Icon: Moon },
  leaving: { label: 'Leaving', Icon: DoorOpen },
};

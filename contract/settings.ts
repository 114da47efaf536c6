import { z } from 'zod';
import { emailAddress, knownPassword, newPassword } from './credentials.ts';
import { fullName } from './sign-up.ts';

export const profileChange = z.object({ full_name: fullName }).meta({ id: 'ProfileChange' });

export const passwordChange = z
  .object({ current_password: knownPassword, new_password: newPassword })
  .meta({ id: 'PasswordChange' });

export const emailChangeRequest = z
  .object({ new_email: emailAddress, password: knownPassword })
  .meta({ id: 'EmailChangeRequest' });

export const deletionRequest = z.object({ password: knownPassword }).meta({ id: 'DeletionRequest' });

export const device = z
  .object({
    id: z.string(),
    /** Such as "Chrome on a Mac"; what the browser says of itself. */
    device_name: z.string(),
    ip_address: z.string().nullable(),
    created_at: z.string(),
    last_seen_at: z.string(),
    is_current: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;

export const notificationPreference = z
  .object({
    kind: z.string(),
    label: z.string(),
    hint: z.string(),
    in_app: z.boolean(),
    email: z.boolean(),
    is_email_always: z.boolean(),
  })
  .meta({ id: 'NotificationPreference' });
export type NotificationPreference = z.infer<typeof notificationPreference>;

export const notificationPreferenceChange = z
  .object({ kind: z.string().max(60), in_app: z.boolean(), email: z.boolean() })
  .meta({ id: 'NotificationPreferenceChange' });

/** What the settings page shows beside the account itself. */
export const settings = z
  .object({
    password_changed_at: z.string().nullable(),
    pending_email: z.string().nullable(),
    devices: z.array(device).max(100),
    notifications: z.array(notificationPreference).max(30),
    /** What stands in the way of deleting the account; null when nothing does. */
    deletion_hindrance: z.string().nullable(),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof settings>;

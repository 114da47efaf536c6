import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { EMAIL_TIMINGS } from '#domain/accounts/notification-kinds.ts';
import { knownPassword } from './credentials.ts';
import { account } from './me.ts';
import { fullName } from './sign-up.ts';

export const profileChange = z.object({ full_name: fullName }).meta({ id: 'ProfileChange' });

const deletionRequest = z.object({ password: knownPassword }).meta({ id: 'DeletionRequest' });

export const device = z
  .object({
    id: z.string(),
    /** A device name derived from the user agent, such as "Chrome on a Mac". */
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
    /** Whether its email can be part of a daily one. */
    can_wait: z.boolean(),
  })
  .meta({ id: 'NotificationPreference' });
export type NotificationPreference = z.infer<typeof notificationPreference>;

const emailTimingChoice = z.object({ email_timing: z.enum(EMAIL_TIMINGS) }).meta({ id: 'EmailTimingChoice' });

const notificationPreferenceChange = z
  .object({ kind: z.string().max(60), in_app: z.boolean(), email: z.boolean() })
  .meta({ id: 'NotificationPreferenceChange' });

/** The settings page shows this beside the account itself. */
export const settings = z
  .object({
    password_changed_at: z.string().nullable(),
    pending_email: z.string().nullable(),
    devices: z.array(device).max(100),
    notifications: z.array(notificationPreference).max(30),
    email_timing: z.enum(EMAIL_TIMINGS),
    /** The reason the account can't be deleted; null if it can. */
    deletion_refusal: z.string().nullable(),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof settings>;

export const settingsEndpoints = endpoints({
  getSettings: {
    method: 'GET',
    url: '/api/me/settings',
    access: 'signed_in',
    summary: 'Get my settings',
    response: settings,
  },
  changeNotificationPreference: {
    method: 'PUT',
    url: '/api/me/notification-preferences',
    access: 'in_good_standing',
    summary: 'Update how one kind of notification arrives',
    body: notificationPreferenceChange,
    response: notificationPreference,
  },
  changeEmailTiming: {
    method: 'PUT',
    url: '/api/me/email-timing',
    access: 'in_good_standing',
    summary: 'Set whether emails that can wait are sent right away or once a day',
    body: emailTimingChoice,
    response: emailTimingChoice,
  },
  changeProfile: {
    method: 'PATCH',
    url: '/api/me/profile',
    access: 'in_good_standing',
    summary: 'Update my name',
    body: profileChange,
    response: account,
  },
  deleteAccount: {
    method: 'POST',
    url: '/api/me/deletion',
    access: 'signed_in',
    summary: 'Delete my account; personal data is erased, financial records are kept',
    body: deletionRequest,
    response: done,
  },
});

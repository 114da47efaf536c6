import { notificationPreference, notificationPreferenceChange, settings } from '#contract/settings.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getSettings } from './get-settings.ts';
import { changePreference } from './notification-preferences.ts';

export const settingsRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/me/settings',
    access: 'signed_in',
    operation: 'getSettings',
    summary: 'What the settings page shows',
    response: settings,
    handle: ({ context, ...call }) => {
      const { account, session } = signedIn(call);
      return getSettings(context, account, session.id);
    },
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/me/notification-preferences',
    access: 'in_good_standing',
    operation: 'changeNotificationPreference',
    summary: 'Choose how one kind of news arrives',
    body: notificationPreferenceChange,
    response: notificationPreference,
    handle: ({ context, body, ...call }) => changePreference(context, signedIn(call).account, body),
  }),
];

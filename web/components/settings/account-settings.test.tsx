import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import type { Account } from '#domain/access.ts';
import type { AccountActions } from './account-actions.ts';
import { AccountSettings } from './account-settings.tsx';
import type { SettingsSectionId } from './sections.ts';

describe('the settings of an account', () => {
  it('offers no switch for mail about money and deadlines', () => {
    const html = render({});
    expect(html).toContain('for “Someone applies”');
    expect(html.match(/role="switch"/g)).toHaveLength(3);
    expect(html.match(/Always/g)).toHaveLength(1);
  });

  it('marks the device one is at, and signs out only the others', () => {
    const html = render({});
    expect(html).toContain('Signed in on 2 devices');
    expect(html).toContain('This device');
    expect(html).toContain('aria-label="Sign out Safari on an iPhone"');
    expect(html).not.toContain('aria-label="Sign out Chrome on a Mac"');
  });

  it('says which address waits to be confirmed', () => {
    expect(render({ pending_email: 'new@crumb.nyc' })).toContain(
      'Waiting for both addresses to confirm: new@crumb.nyc',
    );
    expect(render({})).not.toContain('Waiting for both addresses');
  });

  it('hands the data over as a download', () => {
    expect(render({})).toMatch(/<a [^>]*href="\/api\/me\/export"[^>]*download/);
  });

  it('keeps an account that cannot be deleted yet and says why', () => {
    const html = render({ deletion_hindrance: '$2,450.00 is held in 3 campaigns.' });
    expect(html).toContain('$2,450.00 is held in 3 campaigns.');
    expect(buttonNamed(html, 'Delete account')).toContain('disabled=""');
    expect(buttonNamed(render({}), 'Delete account')).not.toContain('disabled=""');
  });

  it('can show some of its sections alone', () => {
    const html = render({}, ['sign-in', 'leaving']);
    expect(html.match(/<section id="[^"]+"/g)).toEqual(['<section id="sign-in"', '<section id="leaving"']);
  });
});

function render(over: Partial<Settings>, sections?: readonly SettingsSectionId[]): string {
  const html = renderToString(
    <AccountSettings
      account={ACCOUNT}
      settings={{ ...SETTINGS, ...over }}
      actions={ACTIONS}
      now={new Date('2026-06-11T15:00:00Z')}
      {...(sections && { sections })}
    />,
  );
  return html.replaceAll('<!-- -->', '');
}

function buttonNamed(html: string, name: string): string {
  return html.match(/<button .*?<\/button>/gs)?.find((button) => button.includes(name)) ?? '';
}

const ACCOUNT: Account = {
  user_id: 'u1',
  email: 'rosa@crumb.nyc',
  full_name: 'Rosa Delgado',
  role: 'business',
  account_status: 'active',
  is_business_onboarding: false,
  creator_status: null,
  is_application_open: false,
  business: {
    id: 'b1',
    business_name: 'Crumb & Co.',
    slug: 'crumb-co',
    industry: 'bakery',
    membership: 'owner',
  },
};

const MOMENTS = { created_at: '2026-06-01T12:00:00Z', last_seen_at: '2026-06-11T12:00:00Z' };

const SETTINGS: Settings = {
  password_changed_at: null,
  pending_email: null,
  devices: [
    { id: 's2', device_name: 'Safari on an iPhone', ip_address: null, is_current: false, ...MOMENTS },
    { id: 's1', device_name: 'Chrome on a Mac', ip_address: '203.0.113.7', is_current: true, ...MOMENTS },
  ],
  notifications: [
    {
      kind: 'new_application',
      label: 'Someone applies',
      hint: '',
      in_app: true,
      email: true,
      is_email_always: false,
    },
    { kind: 'money_moves', label: 'Money moves', hint: '', in_app: true, email: true, is_email_always: true },
  ],
  deletion_hindrance: null,
};

const nothing = async () => undefined;
const ACTIONS: AccountActions = {
  saveName: nothing,
  changeNotification: nothing,
  requestEmailChange: nothing,
  cancelEmailChange: nothing,
  changePassword: nothing,
  signOutDevice: nothing,
  signOutEverywhere: nothing,
  deleteAccount: nothing,
};

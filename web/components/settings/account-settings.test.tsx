// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '#contract/accounts/preferences.ts';
import type { Account } from '#domain/accounts/access.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { AccountSettings } from './account-settings.tsx';
import { SETTINGS_SECTIONS, type SettingsSectionId } from './sections.ts';

describe('the settings of an account', () => {
  it('offers no switch for mail about money and deadlines', async () => {
    const html = await render({});
    expect(html).toContain('for “New applications”');
    expect(html.match(/role="switch"/g)).toHaveLength(3);
    expect(html.match(/Always/g)).toHaveLength(1);
  });

  it('marks the device one is at, and signs out only the others', async () => {
    const html = await render({});
    expect(html).toContain('Signed in on 2 devices');
    expect(html).toContain('This device');
    expect(html).toContain('aria-label="Sign out Safari on an iPhone"');
    expect(html).not.toContain('aria-label="Sign out Chrome on a Mac"');
  });

  it('says which address waits to be confirmed', async () => {
    expect(await render({ pending_email: 'new@crumb.nyc' })).toContain(
      'Confirm from both inboxes: new@crumb.nyc',
    );
    expect(await render({})).not.toContain('Confirm from both inboxes');
  });

  it('hands the data over as a download', async () => {
    expect(await render({})).toMatch(/<a [^>]*href="\/api\/me\/export"[^>]*download/);
  });

  it('keeps an account that cannot be deleted yet and says why', async () => {
    const html = await render({ deletion_refusal: '$2,450.00 is held in 3 campaigns.' });
    expect(html).toContain('$2,450.00 is held in 3 campaigns.');
    expect(buttonNamed(html, 'Delete account')).toContain('disabled=""');
    expect(buttonNamed(await render({}), 'Delete account')).not.toContain('disabled=""');
  });

  it('can show some of its sections alone', async () => {
    const html = await render({}, ['sign-in', 'leaving']);
    expect(html.match(/<section id="[^"]+"/g)).toEqual(['<section id="sign-in"', '<section id="leaving"']);
  });

  it('says beside the name why it was not saved, and keeps what was typed', async () => {
    const { requests } = await show({}, ['profile']);
    const field = document.querySelector<HTMLInputElement>('[name=full_name]');
    type(field, 'Rosalind Quill');
    await vi.waitFor(() => expect(document.querySelector('[type=submit]')).not.toBeNull());
    document.querySelector<HTMLElement>('[type=submit]')?.click();
    await vi.waitFor(() => expect(document.body.textContent).toContain('Try again soon.'));
    expect(requests).toEqual(['PATCH /api/me/profile']);
    expect(field?.value).toBe('Rosalind Quill');
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['Sign out Safari on an iPhone', 'Safari on an iPhone is still signed in'],
    ['Cancel email change', 'Couldn’t cancel the change'],
  ])('says in a toast what was refused: %s', async (name, title) => {
    const { toasts } = await show({ pending_email: 'new@crumb.nyc' }, ['sign-in']);
    press(name);
    await vi.waitFor(() =>
      expect(toasts).toEqual([{ title, description: 'Try again soon.', variant: 'destructive' }]),
    );
  });
});

let shown: ShownPage | undefined;

afterEach(leave);

function leave(): void {
  shown?.remove();
  shown = undefined;
}

async function show(
  over: Partial<Settings>,
  sections: readonly SettingsSectionId[] = SETTINGS_SECTIONS,
): Promise<ShownPage> {
  leave();
  const now = new Date('2026-06-11T15:00:00Z');
  const settings = { ...SETTINGS, ...over };
  shown = await showPage(
    () => <AccountSettings account={ACCOUNT} settings={settings} now={now} sections={sections} />,
    { answer: () => ({ status: 503, body: { status: 503, detail: 'Try again soon.' } }) },
  );
  await vi.waitFor(() => expect(document.querySelector('section')).not.toBeNull());
  return shown;
}

async function render(over: Partial<Settings>, sections?: readonly SettingsSectionId[]): Promise<string> {
  await show(over, sections);
  // Lower sections come once their code has loaded.
  const wanted = sections ?? SETTINGS_SECTIONS;
  await vi.waitFor(() => {
    for (const id of wanted) expect(document.querySelector(`section#${id} h2`), id).not.toBeNull();
  });
  return document.body.innerHTML;
}

/** Types like a user: React reacts to the event rather than to the value. */
function type(field: HTMLInputElement | null, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(name: string): void {
  document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
}

function buttonNamed(html: string, name: string): string {
  return html.match(/<button .*?<\/button>/gs)?.find((button) => button.includes(name)) ?? '';
}

const ACCOUNT: Account = {
  user_id: 'u1',
  email: 'rosa@crumb.nyc',
  full_name: 'Rosa Delgado',
  role: 'business',
  admin_role: null,
  account_status: 'active',
  is_business_onboarding: false,
  creator_id: null,
  creator_status: null,
  is_application_open: false,
  business_count: 0,
  must_add_factor: false,
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
  email_timing: 'right_away',
  notifications: [
    {
      kind: 'new_application',
      label: 'New applications',
      hint: '',
      in_app: true,
      email: true,
      is_email_always: false,
      can_wait: true,
    },
    {
      kind: 'money_moves',
      label: 'Payments',
      hint: '',
      in_app: true,
      email: true,
      is_email_always: true,
      can_wait: false,
    },
  ],
  deletion_refusal: null,
};

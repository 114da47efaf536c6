import { Menu as Base } from '@base-ui/react/menu';
import { Check, CircleHelp, LogOut, MessageCircleQuestionMark, Settings } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MenuPage } from '#domain/accounts/header-links.ts';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { displayName } from '#domain/format/display-name.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx';
import { popupRow } from '#web/ui/popup.ts';
import { BusinessItems } from './business-items.tsx';
import { PAGE_ICONS } from './page-icons.ts';
import { saveTheme, THEME_CHOICES, type ThemeChoice, useTheme } from './theme.ts';

export type UserMenuProps = {
  viewer: Viewer;
  /** The pages the header has no room for. */
  pages: readonly MenuPage[];
  /** Null for users without a settings page. */
  settings: string | null;
  /** The number of businesses to switch between. */
  businessCount: number;
  onSignOut: () => void;
  /** The button in the header. */
  trigger: ReactElement;
};

/** Fetched on hover or focus of its button, and opened as soon as it loads. */
export function UserMenu({ viewer, pages, settings, businessCount, onSignOut, trigger }: UserMenuProps) {
  const name = displayName(viewer);
  return (
    <Menu align="end" defaultOpen trigger={trigger}>
      <Base.Group>
        <Base.GroupLabel className="w-64 px-2.5 pt-1.5 pb-2 text-hint text-ink-3">
          Signed in as
          <span className="block truncate text-md font-semibold text-ink">{name}</span>
          {viewer.business ? (
            <span className="block truncate text-md text-ink-2">{viewer.business.business_name}</span>
          ) : null}
        </Base.GroupLabel>
        {businessCount > 1 ? <BusinessItems /> : null}
        {pages.length > 0 ? <MenuSeparator /> : null}
        {pages.map(({ label, href }) => {
          const Icon = PAGE_ICONS[label];
          return (
            <MenuLink key={label} href={href} icon={<Icon aria-hidden="true" />}>
              {label}
            </MenuLink>
          );
        })}
        {settings ? <MenuSeparator /> : null}
        {settings ? (
          <MenuLink href={settings} icon={<Settings aria-hidden="true" className="mt-1.75 self-start" />}>
            <span className="py-1.5">
              Settings
              <span className="block text-hint text-ink-3">Manage your profile, billing and preferences</span>
            </span>
          </MenuLink>
        ) : null}
        <MenuSeparator />
        <MenuLink href="/help" icon={<CircleHelp aria-hidden="true" />}>
          Help
        </MenuLink>
        {viewer.role === 'admin' ? null : (
          <MenuLink href="/help/contact" icon={<MessageCircleQuestionMark aria-hidden="true" />}>
            Contact us
          </MenuLink>
        )}
      </Base.Group>
      <ThemeItems />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onClick={onSignOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}

const THEME_NAMES: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

function ThemeItems() {
  const current = useTheme();
  return (
    <>
      <MenuSeparator />
      <Base.RadioGroup value={current} onValueChange={saveTheme} aria-label="Theme">
        {THEME_CHOICES.map((choice) => (
          <Base.RadioItem key={choice} value={choice} className={popupRow}>
            <span className="grow">{THEME_NAMES[choice]} theme</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </>
  );
}

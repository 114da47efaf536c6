import { ButtonLink } from '#web/ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Leads to the page with API keys and webhooks. */
export function DevelopersSection() {
  return (
    <SettingsSection
      id="developers"
      lede="API keys and webhooks for your own programs"
      action={<ButtonLink href="/developers">Open developers</ButtonLink>}
    >
      {null}
    </SettingsSection>
  );
}

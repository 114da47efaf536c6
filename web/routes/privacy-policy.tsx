import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { PrivacyPolicyPage } from '../pages/legal/privacy-policy-page.tsx';
import { useBar } from '../session/use-bar.ts';

export const Route = createFileRoute('/privacy-policy')({
  head: titled('Privacy Policy'),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const { site } = Route.useRouteContext();
  return (
    <PrivacyPolicyPage
      bar={useBar('/privacy-policy')}
      contactEmail={site.contact_email}
      now={new Date(site.now)}
    />
  );
}

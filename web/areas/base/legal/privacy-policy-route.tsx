import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { PrivacyPolicyPage } from './privacy-policy-page.tsx';

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

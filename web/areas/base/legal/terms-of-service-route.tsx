import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { TermsOfServicePage } from './terms-of-service-page.tsx';

export const Route = createFileRoute('/terms-of-service')({
  head: titled('Terms of Service'),
  component: TermsOfService,
});

function TermsOfService() {
  const { site } = Route.useRouteContext();
  return (
    <TermsOfServicePage
      bar={useBar('/terms-of-service')}
      contactEmail={site.contact_email}
      now={new Date(site.now)}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { TermsOfServicePage } from '../pages/legal/terms-of-service-page.tsx';
import { useBar } from '../session/use-bar.ts';

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

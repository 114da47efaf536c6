import { createFileRoute } from '@tanstack/react-router';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';

export const Route = createFileRoute('/help/contact')({
  head: titled('Contact us'),
  component: Contact,
});

function Contact() {
  const { site } = Route.useRouteContext();
  return (
    <EntryFrame bar={useBar('/help')} now={new Date(site.now)} title="Contact us">
      <p className="type-prose mt-5 text-ink-2">
        Write to{' '}
        <a href={`mailto:${site.contact_email}`} className="break-words text-ink text-link">
          {site.contact_email}
        </a>
        .
      </p>
    </EntryFrame>
  );
}

import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { ContactLink, LegalDocument } from './legal-document.tsx';
import { privacySections } from './privacy-sections.tsx';

type PrivacyPolicyPageProps = { bar?: AppBarProps; now: Date; contactEmail: string };

export function PrivacyPolicyPage({ bar, now, contactEmail }: PrivacyPolicyPageProps) {
  return (
    <LegalDocument
      bar={bar}
      now={now}
      title="Privacy Policy"
      effectiveDate="2026-11-21"
      intro={
        <>
          <p>
            Bizmeet brings New York businesses and content creators together and moves the money between them.
            This page says what we keep about you to do that, who else sees it, and how you get it back or
            have it erased.
          </p>
          <p>
            Bizmeet is open-source software that anybody can run.{' '}
            <strong>Whoever operates this installation is responsible for your data</strong>, and “we” means
            that operator. Reach us at <ContactLink email={contactEmail} />.
          </p>
        </>
      }
      sections={privacySections(contactEmail)}
    />
  );
}

import type { AppBarProps } from '#web/session/app-bar-props.ts';
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
            This page explains what we keep about you to do that, who else sees it, and how to get a copy or
            have it erased.
          </p>
          <p>
            Bizmeet is open-source software that anyone can run.{' '}
            <strong>The operator of this installation is responsible for your data</strong>, and “we” means
            that operator. Reach us at <ContactLink email={contactEmail} />.
          </p>
        </>
      }
      sections={privacySections(contactEmail)}
    />
  );
}

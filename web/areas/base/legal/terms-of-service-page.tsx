import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ContactLink, LegalDocument } from './legal-document.tsx';
import { termsSections } from './terms-sections.tsx';

type TermsOfServicePageProps = { bar?: AppBarProps; now: Date; contactEmail: string };

export function TermsOfServicePage({ bar, now, contactEmail }: TermsOfServicePageProps) {
  return (
    <LegalDocument
      bar={bar}
      now={now}
      title="Terms of Service"
      effectiveDate="2026-11-21"
      intro={
        <>
          <p>
            These are the house rules of Bizmeet: who owes what to whom, by when, and what happens otherwise.
            By opening an account or joining a waitlist you agree to them.
          </p>
          <p>
            Bizmeet is open-source software that anyone can run.{' '}
            <strong>The operator of this installation is the responsible party</strong>, and “we” means that
            operator. Reach us at <ContactLink email={contactEmail} />.
          </p>
        </>
      }
      sections={termsSections(contactEmail)}
    />
  );
}

import type { SupportRecord } from '#contract/messages/support.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ContactForm } from './contact-form.tsx';

type ContactPageProps = {
  bar?: AppBarProps;
  now: Date;
  contactEmail: string;
  isSignedIn: boolean;
  record: SupportRecord | null;
};

/** Signed-in people, suspended ones too, ask here. Visitors write to the operator's address. */
export function ContactPage({ bar, now, contactEmail, isSignedIn, record }: ContactPageProps) {
  return (
    <EntryFrame bar={bar} now={now} title="Contact us">
      {isSignedIn ? (
        <>
          <p className="type-prose mt-5 text-ink-2">
            Many questions are answered in{' '}
            <Link href="/help" className="text-ink text-link">
              Help
            </Link>
            . You can read our answers under{' '}
            <Link href="/help/requests" className="text-ink text-link">
              Your requests
            </Link>
            .
          </p>
          <ContactForm record={record} />
        </>
      ) : (
        <>
          <p className="type-prose mt-5 text-ink-2">
            Do you have an account? Sign in, so that we know what your question is about.
          </p>
          <div className="mt-7 grid sm:flex">
            <ButtonLink href="/login?returnTo=/help/contact" variant="primary" size="large">
              Sign In
            </ButtonLink>
          </div>
          <p className="type-prose mt-7 text-ink-2">
            Otherwise write to{' '}
            <a href={`mailto:${contactEmail}`} className="break-words text-ink text-link">
              {contactEmail}
            </a>
            .
          </p>
        </>
      )}
    </EntryFrame>
  );
}

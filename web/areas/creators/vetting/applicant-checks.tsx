import { Check, TriangleAlert, X } from 'lucide-react';
import type { Applicant } from '#contract/creators/vetting.ts';

const WORDS: Record<Applicant['checks'][number]['check'], string> = {
  email_and_age: 'Email confirmed, 18 or older',
  city: 'Lives in New York City',
  pieces: 'At least 3 pieces of their own work',
  links: 'Links are public',
  numbers: 'Numbers match the platform',
  labels: 'Paid posts are labeled',
};

const FACES = {
  yes: { answer: 'Yes', Icon: Check, icon: 'text-money', words: 'text-ink-2' },
  look: {
    answer: 'Check',
    Icon: TriangleAlert,
    icon: 'text-yellow-text',
    words: 'font-semibold text-yellow-text',
  },
  no: { answer: 'No', Icon: X, icon: 'text-danger', words: 'font-semibold text-danger' },
} as const;

/** Automatic checks, and where a reviewer should look. */
export function ApplicantChecks({ applicant }: { applicant: Applicant }) {
  return (
    <section aria-label="Checks">
      <h3 className="type-item">Checks</h3>
      <ul className="mt-2 border-line border-t">
        {applicant.checks.map(({ check, state }) => {
          const { answer, Icon, icon, words } = FACES[state];
          return (
            <li key={check} className="flex min-h-10 items-center gap-3 border-line border-b text-md">
              <Icon aria-hidden="true" className={`size-4.5 shrink-0 stroke-[1.75] ${icon}`} />
              <span className="grow">{WORDS[check]}</span>
              <span className={`text-dense ${words}`}>{answer}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { PortfolioLink, Submission } from '#contract/creators/profiles.ts';
import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { Agreement, ApplicationStep } from '#domain/creators/application-steps.ts';
import { describeLanguages } from '#domain/creators/languages.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { type LinkFinding, shortLink } from '#domain/creators/portfolio-links.ts';
import { Link } from '#web/components/link.tsx';
import { FileStrip } from '#web/components/profile/file-strip.tsx';
import { HandleList } from '#web/components/profile/handle-list.tsx';
import { PriceList } from '#web/components/profile/price-list.tsx';
import { type ProfileValues, pricedKinds } from '#web/components/profile/profile-values.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { STEP_FACES, stepHref } from './steps.ts';

type SendStepProps = {
  values: ProfileValues;
  files: readonly MediaFile[];
  accounts: readonly OwnSocialAccount[];
  links: readonly PortfolioLink[];
  agreed: Submission;
  errorOf: (name: string) => string | null;
  onAgree: (name: Agreement, isOn: boolean) => void;
};

/** A summary on one page, each part with a link to edit it. */
export function SendStep({ values, files, accounts, links, agreed, errorOf, onAgree }: SendStepProps) {
  const { full_name, handle, bio, languages, home_neighborhood, niches } = values;
  const home = home_neighborhood
    ? `${home_neighborhood.neighborhood_name}, ${home_neighborhood.borough}`
    : null;
  return (
    <>
      <Card padded={false}>
        <Part step="about">
          <p className="text-lg font-semibold break-words">{full_name || 'No name yet'}</p>
          <p className="text-md break-words text-ink-2">
            {[handle && `@${handle.replace(/^@/, '')}`, home, describeLanguages(languages)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {bio.trim() ? (
            <p className="mt-3 type-prose break-words whitespace-pre-line">{bio.trim()}</p>
          ) : null}
          {niches.length > 0 ? <p className="mt-2 text-md text-ink-2">{describeNiches(niches)}</p> : null}
        </Part>
        <Part step="channels">
          <HandleList accounts={accounts} empty="No account yet" />
        </Part>
        <Part step="portfolio">
          <FileStrip files={files} empty="No files yet" />
          {links.length > 0 ? (
            <ul className="mt-3 grid gap-1 text-md text-ink-2">
              {links.map(({ id, url, finding }) => (
                <li key={id} className="min-w-0">
                  <span className="block truncate">{shortLink(url)}</span>
                  {finding && LINK_WARNINGS[finding] ? (
                    <span className="flex items-start gap-1.75 text-hint">
                      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0 stroke-[1.75]" />
                      {LINK_WARNINGS[finding]}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          ) : null}
        </Part>
        <Part step="prices">
          <PriceList rates={pricedKinds(values)} empty="No prices yet" />
        </Part>
      </Card>
      <fieldset className="mt-9 grid gap-2">
        <legend className="mb-3 type-block-title">Before you send it</legend>
        {TERMS.map(({ name, words }) => (
          <Checkbox
            key={name}
            name={name}
            checked={agreed[name]}
            error={errorOf(name)}
            onChange={(event) => onAgree(name, event.target.checked)}
          >
            <span className="text-md">{words}</span>
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}

const TERMS: readonly { name: Agreement; words: string }[] = [
  { name: 'is_adult', words: 'I’m 18 or older.' },
  {
    name: 'labels_paid_posts',
    words: 'I’ll label paid posts as ads, as the law and the platforms require.',
  },
  { name: 'shows_own_work', words: 'This is my own work and I have the right to show it.' },
];

const LINK_WARNINGS: Record<LinkFinding, string | null> = {
  public: null,
  private: 'Only your followers can see this post.',
  missing: 'We couldn’t find a post there, so it doesn’t count as a piece.',
  unclear: 'We couldn’t check this link. Make sure it’s right.',
};

function Part({ step, children }: { step: ApplicationStep; children: ReactNode }) {
  const { label } = STEP_FACES[step];
  return (
    <section aria-label={label} className="border-line p-5 not-first:border-t md:p-6">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-sm font-semibold text-ink-2">{label}</h2>
        <Link
          href={stepHref(step)}
          aria-label={`Change ${label}`}
          className="inline-flex min-h-6 items-center text-base text-link touch:-my-3 touch:min-h-11"
        >
          Change
        </Link>
      </div>
      {children}
    </section>
  );
}

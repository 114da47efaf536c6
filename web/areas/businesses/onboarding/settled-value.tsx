import type { Finding, FoundSocialLinks } from '#contract/businesses/enrichments.ts';
import {
  type Industries,
  PLATFORM_NAMES,
  pictureOf,
  wordsOf,
} from '#web/components/enrichment/found-words.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';

import type { RowKit } from './row-kit.ts';
import type { Row } from './rows.ts';
import { SourceLine, TypedLine } from './source-line.tsx';

/** The content of a row that isn't being edited. */
export function SettledValue({ row, kit }: { row: Row; kit: RowKit }) {
  const [first] = row.findings;
  if (row.state === 'missing')
    return <p className="text-base text-ink-3">{MISSING[row.field] ?? 'Not found'}</p>;
  if (row.field === 'photo') return <Photos findings={row.findings} />;
  if (row.field === 'logo') return first ? <FoundLogo finding={first} /> : <TypedLogo kit={kit} />;
  if (first === undefined) return <TypedValue row={row} kit={kit} />;
  return (
    <>
      <FoundValue finding={first} industries={kit.industries} />
      <SourceLine finding={first} />
    </>
  );
}

const MISSING: Partial<Record<Row['field'], string>> = {
  name: 'No name found. Add the one on your sign.',
  industry: 'We couldn’t tell. Choose one.',
  description: 'No description found.',
  logo: 'No picture large enough found.',
};

function TypedValue({ row, kit }: { row: Row; kit: RowKit }) {
  const { business } = kit.onboarding;
  const words = {
    name: business?.business_name,
    description: business?.description,
    industry: business?.industry && wordsOf('industry', business.industry, kit.industries),
  };
  return (
    <>
      <p className="text-lg/6 wrap-anywhere">{words[row.field as keyof typeof words]}</p>
      <TypedLine />
    </>
  );
}

function FoundLogo({ finding }: { finding: Finding }) {
  const { preview } = pictureOf(finding);
  return (
    <div className="flex items-center gap-3.5">
      <img
        src={preview}
        alt=""
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-control border border-line bg-white object-contain"
      />
      <div className="min-w-0">
        <SourceLine finding={{ ...finding, note: null }} />
        <p className="text-hint text-ink-3">{finding.note}</p>
      </div>
    </div>
  );
}

function TypedLogo({ kit }: { kit: RowKit }) {
  return (
    <div className="flex items-center gap-3.5">
      {kit.logo}
      <TypedLine />
    </div>
  );
}

function Photos({ findings }: { findings: readonly Finding[] }) {
  const [first] = findings;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {findings.map((finding) => (
          <li key={finding.id}>
            <img
              src={pictureOf(finding).preview}
              alt=""
              width={88}
              height={66}
              className="h-16.5 w-22 rounded-control border border-line object-cover"
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-hint text-ink-3">
        {findings.length === 1 ? '1 picture' : `${findings.length} pictures`} from the site
        {first?.decision === 'accepted' ? ', in your gallery now' : ''}
      </p>
    </>
  );
}

/** A finding's value as text; the owner's edit takes precedence. */
function FoundValue({ finding, industries }: { finding: Finding; industries: Industries }) {
  const value = finding.chosen ?? finding.value;
  if (finding.field === 'social_links') return <SocialLinks links={value as FoundSocialLinks} />;
  return <p className="text-lg/6 wrap-anywhere">{wordsOf(finding.field, value, industries)}</p>;
}

function SocialLinks({ links }: { links: FoundSocialLinks }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-lg/6">
      {links.map(({ platform, handle, url }) => (
        <li key={platform} className="flex min-w-0 items-center gap-2">
          {platform === 'facebook' ? null : <PlatformIcon platform={platform} className="size-4.5" />}
          <span className="sr-only">{PLATFORM_NAMES[platform]} </span>
          <span className="wrap-anywhere">
            {platform === 'facebook' ? `Facebook ${handle}` : handle || url}
          </span>
        </li>
      ))}
    </ul>
  );
}

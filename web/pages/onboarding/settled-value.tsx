import type { Finding } from '#web/api/generated/types.gen.ts';
import { pictureOf, wordsOf } from '#web/components/enrichment/found-words.ts';
import { FoundValue } from './found-value.tsx';
import type { RowKit } from './row-kit.ts';
import type { Row } from './rows.ts';
import { SourceLine, TypedLine } from './source-line.tsx';

/** What a row says while nobody is changing it. */
export function SettledValue({ row, kit }: { row: Row; kit: RowKit }) {
  const [first] = row.findings;
  if (row.state === 'missing')
    return <p className="text-base text-ink-3">{MISSING[row.field] ?? 'Not on the site'}</p>;
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
  name: 'The site does not say. Creators need one.',
  industry: 'We could not tell from the words on it.',
  description: 'Nothing that reads like one.',
  logo: 'None that is large enough.',
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

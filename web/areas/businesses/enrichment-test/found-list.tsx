import type { Finding, FoundPicture } from '#contract/businesses/enrichments.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { type Industries, wordsOf } from '#web/components/enrichment/found-words.ts';
import { FIELD_WORDS, KIND_WORDS } from './test-words.ts';

/** All findings, grouped by field, most certain first. */
export function FoundList({
  findings,
  industries,
}: {
  findings: readonly Finding[];
  industries: Industries;
}) {
  const fields = (Object.keys(FIELD_WORDS) as (keyof typeof FIELD_WORDS)[]).filter((field) =>
    findings.some((finding) => finding.field === field),
  );
  return (
    <dl className="divide-y divide-line">
      {fields.map((field) => (
        <div key={field} className="grid gap-x-6 gap-y-2 px-5 py-3.5 md:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-base font-semibold text-ink-2">{FIELD_WORDS[field]}</dt>
          {findings
            .filter((finding) => finding.field === field)
            .map((finding) => (
              <dd key={finding.id} className="min-w-0 md:col-start-2">
                <Found finding={finding} industries={industries} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

function Found({ finding, industries }: { finding: Finding; industries: Industries }) {
  const { field, value, source_url, source_kind, note, confidence } = finding;
  const isPicture = field === 'logo' || field === 'photo';
  return (
    <div className="flex items-start gap-3">
      {isPicture ? (
        <img
          src={(value as FoundPicture).preview}
          alt=""
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-control border border-line bg-white object-contain"
        />
      ) : null}
      <div className="min-w-0">
        <p className="text-md wrap-anywhere">{wordsOf(field, value, industries)}</p>
        <p className="text-hint text-ink-3 wrap-anywhere">
          {[KIND_WORDS[source_kind], shortAddress(source_url), note].filter(Boolean).join(', ')},{' '}
          <span className="num">{Math.round(confidence * 100)}% sure</span>
        </p>
      </div>
    </div>
  );
}

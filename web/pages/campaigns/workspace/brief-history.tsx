import type { BriefVersion } from '#contract/briefs.ts';
import { type BriefChange, diffBriefs } from '#domain/brief-changes.ts';
import { momentWords } from '#web/components/admin/moment.ts';
import { Card } from '#web/ui/card.tsx';

type BriefHistoryProps = {
  /** The newest first. */
  versions: readonly BriefVersion[];
  now: Date;
};

/** Each version with what it changed. Accepted creators keep the one they agreed to. */
export function BriefHistory({ versions, now }: BriefHistoryProps) {
  if (versions.length === 0) {
    return (
      <p className="mt-2 text-md text-ink-2">
        Not published yet. The first version comes out once it is paid in.
      </p>
    );
  }
  return (
    <div className="mt-4">
      <h2 className="type-block-title">Versions</h2>
      <p className="mt-1 mb-4 text-md text-ink-2">Accepted creators keep the version they agreed to.</p>
      <Card padded={false}>
        <ol>
          {versions.map((version, place) => (
            <li key={version.version} className="border-line px-5 py-4 not-first:border-t md:px-6">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="num type-item">Version {version.version}</span>
                <time dateTime={version.published_at} className="num text-sm text-ink-3">
                  {version.published_by ? `${version.published_by}, ` : ''}
                  {momentWords(version.published_at, now)}
                </time>
              </p>
              <Changes version={version} before={versions[place + 1]} />
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function Changes({ version, before }: { version: BriefVersion; before: BriefVersion | undefined }) {
  if (before === undefined) {
    return version.version === 1 ? <p className="mt-1 text-base text-ink-2">The first one.</p> : null;
  }
  return (
    <ul className="mt-2 grid gap-1.5 text-base">
      {diffBriefs(before.brief, version.brief).map((change) => (
        <li key={`${change.part} ${change.before} ${change.after}`} className="wrap-anywhere">
          <span className="font-semibold">{change.part}</span> <ChangedLine change={change} />
        </li>
      ))}
    </ul>
  );
}

function ChangedLine({ change: { before, after } }: { change: BriefChange }) {
  return (
    <>
      {before === null ? null : (
        <del className="text-ink-3">
          <span className="sr-only">Removed: </span>
          {before}
        </del>
      )}{' '}
      {after === null ? null : (
        <ins className="no-underline">
          <span className="sr-only">Now: </span>
          {after}
        </ins>
      )}
    </>
  );
}

import type { DisputeFile } from '#contract/work/disputes.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { FileStrip } from '#web/components/work/file-strip.tsx';
import { Badge } from '#web/ui/badge.tsx';

type VersionListProps = Pick<DisputeFile, 'dispute' | 'versions'> & { now: Date };

const STATUS_WORDS = {
  in_review: { words: 'In review', tone: 'yellow' },
  changes_requested: { words: 'Changes requested', tone: 'neutral' },
  approved: { words: 'Approved', tone: 'money' },
} as const;

/** The submitted versions in dispute, newest first, with the requested changes. */
export function VersionList({ dispute, versions, now }: VersionListProps) {
  if (versions.length === 0) return <p className="text-base text-ink-2">Nothing was submitted.</p>;
  const partOf = (id: string) => dispute.deliverables.find((part) => part.id === id);
  return (
    <ul className="grid divide-y divide-line">
      {versions.map((version) => {
        const part = partOf(version.deliverable_id);
        const { words, tone } = STATUS_WORDS[version.status];
        return (
          <li key={`${version.deliverable_id}-${version.version}`} className="py-3 first:pt-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-medium">
                {part ? `${nameDeliverable(part)}, ` : ''}version {version.version}
              </p>
              <Badge tone={tone}>{words}</Badge>
            </div>
            <p className="num text-sm text-ink-3">{momentWords(version.submitted_at, now)}</p>
            {version.caption ? (
              <p className="mt-1 text-base break-words text-ink-2">{version.caption}</p>
            ) : null}
            {version.note ? <p className="mt-1 text-base break-words text-ink-2">{version.note}</p> : null}
            <FileStrip files={version.files} label={`Files of version ${version.version}`} />
            {version.change_requests.map((change) => (
              <p key={change.brief_text} className="mt-2 border-ink border-l-2 pl-3 text-base break-words">
                <span className="block text-sm text-ink-3">{change.brief_text}</span>
                {change.words}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

import type { ComponentType } from 'react';
import type { ContentFile } from '#contract/work/content.ts';
import { kindName } from '#domain/campaigns/deliverables.ts';
import { Link } from '#web/components/link.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { DownloadFile } from '#web/components/work/download-file.tsx';
import type { FileDialogProps } from '#web/components/work/file-dialog.tsx';
import { WorkStill } from '#web/components/work/work-still.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { OnDemand } from '#web/ui/on-demand.tsx';

type ContentTileProps = { content: ContentFile; as: string | undefined; now: Date };

/** One approved file: a press shows it, the title leads to the work it came from. */
export function ContentTile({ content, as, now }: ContentTileProps) {
  const { file, campaign, creator, collaboration_id, deliverable_id, kind } = content;
  const search = stringifySearch({ deliverable: deliverable_id, ...(as && { as }) });
  const trigger = (
    <button
      type="button"
      aria-label={`Show ${file.original_name}`}
      className="block w-full rounded-large focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ink"
    >
      <WorkStill file={file} className="aspect-4/5 w-full rounded-large border border-line" alt="" />
    </button>
  );
  return (
    <li className="flex min-w-0 flex-col">
      <OnDemand
        trigger={trigger}
        popup="dialog"
        load={async (): Promise<ComponentType<FileDialogProps>> =>
          (await import('#web/components/work/file-dialog.tsx')).FileDialog
        }
        props={{ trigger, file, canReport: as === undefined }}
      />
      <h2 className="mt-2.5 text-md font-semibold wrap-anywhere">
        <Link
          href={`/business/campaigns/${campaign.identifier}/work/${collaboration_id}${search}`}
          className="rounded-check hover:underline hover:underline-offset-3"
        >
          {kindName(kind)} by {creator.name}
        </Link>
      </h2>
      <p className="line-clamp-2 text-base wrap-anywhere text-ink-2">{campaign.title}</p>
      <p className="num mt-1 text-sm text-ink-2">
        Approved {dayWords(content.approved_at, now)}, {sizeWords(content.byte_size)}
      </p>
      <ul className="mt-1 text-sm text-ink-2">
        {content.rights.map(({ label, text }) => (
          <li key={label} className="wrap-anywhere">
            {label}: {text}
          </li>
        ))}
      </ul>
      <DownloadFile workId={collaboration_id} file={file} size="dense" className="mt-2.5 self-start" />
    </li>
  );
}

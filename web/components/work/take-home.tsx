import { Download, FileText } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { askFirst } from './download-link.tsx';
import { contractHref, workArchiveHref } from './downloads.ts';

type TakeHomeProps = { work: Pick<Collaboration, 'id' | 'deliverables'>; className?: string };

/** The downloads of a piece of work: the approved files in one archive, and the contract. */
export function TakeHome({ work, className = '' }: TakeHomeProps) {
  return (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {hasApprovedFiles(work) ? (
        <li>
          <a {...askFirst(workArchiveHref(work.id))} className={look}>
            <Download aria-hidden="true" className={icon} />
            Download all
            <span className="sr-only"> approved files</span>
          </a>
        </li>
      ) : null}
      <li>
        <a href={contractHref(work.id)} download className={look}>
          <FileText aria-hidden="true" className={icon} />
          Contract (PDF)
        </a>
      </li>
    </ul>
  );
}

export function hasApprovedFiles({ deliverables }: Pick<Collaboration, 'deliverables'>): boolean {
  return deliverables.some(({ submissions }) => submissions.some(({ can_download }) => can_download));
}

const look = 'inline-flex min-h-6 items-center gap-1.5 text-base font-medium text-link touch:min-h-11';
const icon = 'size-4 shrink-0 stroke-[1.75]';

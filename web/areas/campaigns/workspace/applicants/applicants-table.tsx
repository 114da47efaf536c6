import type { CampaignApplicantRow } from '#contract/hiring/applicants.ts';
import type { ApplicantSort, CampaignApplicantSegment } from '#domain/hiring/applicant-segments.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { HeaderCell, SortHeader, Table } from '#web/ui/table.tsx';
import { ApplicantRow } from './applicant-row.tsx';
import { nameOf } from './applicant-words.ts';

type ApplicantsTableProps = {
  segment: CampaignApplicantSegment;
  rows: readonly CampaignApplicantRow[];
  counts: { shortlisted: number; to_review: number };
  sort: ApplicantSort;
  onSort: (sort: ApplicantSort) => void;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  workHrefOf: (collaborationId: string) => string;
  onOpen: (id: string) => void;
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  /** False for applicants that can't be decided on. */
  canChoose: boolean;
  now: Date;
};

/** The applicants, shortlisted ones first; on a phone each is a card. */
export function ApplicantsTable(props: ApplicantsTableProps) {
  const { segment, rows, counts, chosen, onChoose, openId, hrefOf, onOpen, canChoose, now } = props;
  const signed = useSignedUrls(rows.flatMap(({ avatar }) => avatar ?? []));
  const shortlisted = rows.filter(({ status }) => status === 'shortlisted');
  const isGrouped = segment === 'to_review' && shortlisted.length > 0;
  const toggle = (id: string) =>
    onChoose(
      chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id]),
    );
  const draw = (row: CampaignApplicantRow) => (
    <ApplicantRow
      key={row.application_id}
      row={row}
      isOpen={row.application_id === openId}
      isChosen={chosen.has(row.application_id)}
      href={hrefOf(row.application_id)}
      workHref={row.collaboration_id && props.workHrefOf(row.collaboration_id)}
      onOpen={() => onOpen(row.application_id)}
      onToggle={canChoose ? () => toggle(row.application_id) : null}
      signed={signed}
      now={now}
    />
  );
  return (
    <div className="bg-surface md:overflow-x-auto">
      <FaceColors names={rows.map(nameOf)}>
        <Table caption="Applicants" rows="people" head={<Head {...props} />} className={cards}>
          {isGrouped ? <Group name="Shortlisted" count={counts.shortlisted} /> : null}
          {isGrouped ? shortlisted.map(draw) : null}
          {isGrouped ? <Group name="New" count={counts.to_review - counts.shortlisted} /> : null}
          {(isGrouped ? rows.filter(({ status }) => status !== 'shortlisted') : rows).map(draw)}
        </Table>
      </FaceColors>
    </div>
  );
}

function Head({ rows, chosen, onChoose, canChoose, sort, onSort }: ApplicantsTableProps) {
  const header = (by: ApplicantSort, words: string, numeric = false) => (
    <SortHeader
      numeric={numeric}
      direction={sort === by ? 'descending' : null}
      onSort={() => onSort(by)}
      className="max-md:hidden"
    >
      {words}
    </SortHeader>
  );
  return (
    <>
      {canChoose ? (
        <HeaderCell className="w-0">
          <Checkbox
            labelHidden
            checked={rows.length > 0 && chosen.size === rows.length}
            mixed={chosen.size > 0 && chosen.size < rows.length}
            onChange={(event) =>
              onChoose(new Set(event.target.checked ? rows.map(({ application_id }) => application_id) : []))
            }
          >
            Select all shown
          </Checkbox>
        </HeaderCell>
      ) : null}
      <HeaderCell>Creator</HeaderCell>
      {header('followers', 'Followers')}
      {header('avg_views', 'Avg. views', true)}
      <HeaderCell>On Bizmeet</HeaderCell>
      <HeaderCell>Price</HeaderCell>
      {header('applied', 'Applied')}
    </>
  );
}

function Group({ name, count }: { name: string; count: number }) {
  return (
    <tr className="bg-paper max-md:block!">
      <th
        scope="rowgroup"
        colSpan={7}
        className="text-left text-dense! font-semibold! text-ink! max-md:block max-md:px-0! max-md:py-0!"
      >
        {name} <span className="num font-normal text-ink-2">{count}</span>
      </th>
    </tr>
  );
}

const cards = [
  'max-md:[&_tbody_tr]:grid-cols-[auto_minmax(0,1fr)_auto]! max-md:[&_tbody_tr]:items-start!',
  '[&_tbody_tr:last-child]:border-b md:[&_td:first-child]:pl-10! md:[&_th:first-child]:pl-10!',
  'md:[&_td:last-child]:pr-10! md:[&_th:last-child]:pr-10! max-md:[&_tbody_tr]:px-4',
].join(' ');

import { Select } from '#web/ui/select.tsx';
import { HeaderCell, SortHeader } from '#web/ui/table.tsx';

export interface SortedColumn {
  header: string;
  numeric?: boolean;
  /** The API's name of the sort order; absent if the column can't be sorted. */
  sort?: string;
  /** How the two directions of a sorted column read; numbers and dates are largest and latest first. */
  sortedAs?: 'text' | 'time' | 'amount';
}

export interface Sort {
  by: string;
  direction: 'ascending' | 'descending';
}

type ColumnHeadersProps = {
  columns: readonly SortedColumn[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

/** The headers of a table. Those of columns that can be sorted are buttons. */
export function ColumnHeaders({ columns, sort, onSort }: ColumnHeadersProps) {
  return columns.map(({ header, numeric = false, sort: by }) =>
    by && sort && onSort ? (
      <SortHeader
        key={header}
        numeric={numeric}
        direction={sort.by === by ? sort.direction : null}
        onSort={() => onSort({ by, direction: turn(sort, by) })}
      >
        {header}
      </SortHeader>
    ) : (
      <HeaderCell key={header} numeric={numeric}>
        {header}
      </HeaderCell>
    ),
  );
}

function turn(sort: Sort, by: string): Sort['direction'] {
  return sort.by === by && sort.direction === 'descending' ? 'ascending' : 'descending';
}

const DIRECTIONS = {
  text: { ascending: 'A to Z', descending: 'Z to A' },
  time: { ascending: 'earliest first', descending: 'latest first' },
  amount: { ascending: 'lowest first', descending: 'highest first' },
} as const;

type SortChoiceProps = {
  columns: readonly SortedColumn[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** Cards have no column headers to press. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const options = columns.flatMap(({ header, sort: by, sortedAs = 'text' }) =>
    by === undefined
      ? []
      : (['descending', 'ascending'] as const).map((direction) => ({
          value: `${by} ${direction}`,
          label: `${header}, ${DIRECTIONS[sortedAs][direction]}`,
        })),
  );
  return (
    <div className="border-line border-b px-4 py-2 md:px-6 columns:hidden">
      <Select
        label="Sort by"
        labelHidden
        size="dense"
        lead={<span className="text-ink-2">Sort by</span>}
        options={options}
        value={`${sort.by} ${sort.direction}`}
        onValueChange={(next) => {
          const [by = sort.by, direction] = next.split(' ');
          onSort({ by, direction: direction === 'ascending' ? 'ascending' : 'descending' });
        }}
      />
    </div>
  );
}

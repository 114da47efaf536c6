import type { StorageOverview } from '#web/api/generated/types.gen.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { files } from './bucket-figures.tsx';
import { OwnerName } from './owner-name.tsx';

/** Who keeps most. */
export function UsageRows({ largest }: Pick<StorageOverview, 'largest'>) {
  if (largest.length === 0) {
    return <NothingHere title="Nothing is stored yet" hint="Files show here once somebody uploads one." />;
  }
  return (
    <PlainTable
      caption="Usage by owner"
      rows={largest}
      keyOf={({ entity_type, entity_id }) => `${entity_type}/${entity_id}`}
      columns={[
        { header: 'Owner', cell: (row) => <OwnerName {...row} />, phone: 'left' },
        { header: 'Files', cell: ({ file_count }) => files(file_count), numeric: true },
        { header: 'Size', cell: ({ byte_size }) => sizeWords(byte_size), numeric: true, phone: 'right' },
      ]}
    />
  );
}

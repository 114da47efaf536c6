import type { StorageOverview } from '#contract/base/storage.ts';
import { formatCount } from '#domain/format/count.ts';
import { sizeWords } from '#web/components/media/media-words.ts';

const NAMES = {
  business_media: 'Business media',
  creator_media: 'Creator media',
  campaign_media: 'Campaign media',
} as const;

/** The files of each bucket, and those due to be deleted. */
export function BucketFigures({ buckets, kind }: Pick<StorageOverview, 'buckets' | 'kind'>) {
  return (
    <dl className="grid grid-cols-2 border-line border-b bg-surface lg:grid-cols-4">
      {buckets.map((bucket) => (
        <Figure
          key={bucket.bucket_name}
          name={NAMES[bucket.bucket_name]}
          value={bucket.file_count === 0 ? 'Empty' : sizeWords(bucket.byte_size)}
          note={`${files(bucket.file_count)}, ${formatCount(bucket.deleted_count)} deleted`}
        />
      ))}
      <Figure
        name="Kept on"
        value={kind === 's3' ? 'S3' : 'Disk'}
        note={kind === 's3' ? 'One bucket, three folders' : 'A folder on this server'}
      />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="border-line px-4 py-4 even:border-l nth-[n+3]:max-lg:border-t not-first:lg:border-l md:px-6">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="num mt-1 type-big-money">{value}</dd>
      <dd className="num text-sm text-ink-2">{note}</dd>
    </div>
  );
}

export function files(count: number): string {
  return count === 1 ? '1 file' : `${formatCount(count)} files`;
}

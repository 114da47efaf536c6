import type { EntityType } from '#domain/base/media.ts';

const KINDS: Record<EntityType, string> = { business: 'Business', creator: 'Creator', campaign: 'Campaign' };

/** The owner of a file: the name, and the kind of owner under it. */
export function OwnerName({ name, entity_type }: { name: string | null; entity_type: EntityType }) {
  return (
    <>
      <span className="font-medium">{name ?? 'Deleted'}</span>
      <span className="text-ink-3"> {KINDS[entity_type]}</span>
    </>
  );
}

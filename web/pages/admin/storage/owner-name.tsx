import type { EntityType } from '#domain/media.ts';

const KINDS: Record<EntityType, string> = { business: 'Business', creator: 'Creator', campaign: 'Campaign' };

/** Whose a file is: the name, and what kind of owner under it. */
export function OwnerName({ name, entity_type }: { name: string | null; entity_type: EntityType }) {
  return (
    <>
      <span className="font-medium">{name ?? 'Gone'}</span>
      <span className="text-ink-3"> {KINDS[entity_type]}</span>
    </>
  );
}

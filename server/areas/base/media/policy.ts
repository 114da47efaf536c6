import type { MediaFile } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import { type EntityType, MEDIA_LIMITS, type MediaRole } from '#domain/base/media.ts';
import { type CreatorStatus, passesCreatorGate } from '#domain/creators/creator-states.ts';

/** The owner of a file, with everything that decides who may read it. */
export interface MediaEntity {
  entity_type: EntityType;
  entity_id: string;
  /** True for the creator, or an active member of the business, also if the entity is its campaign. */
  is_own: boolean;
  /** A member of the business who manages some of its locations only. */
  is_limited: boolean;
  /** Only for campaigns: whether it was ever published. */
  is_published: boolean;
  /** Only for creators. */
  creator_status: CreatorStatus | null;
}

const SHOWN_OF_BUSINESSES: readonly MediaRole[] = ['logo', 'hero', 'gallery'];
const SHOWN_OF_CAMPAIGNS: readonly MediaRole[] = ['hero', 'gallery'];
/** The pictures beside a name, in every list. */
const FACES: readonly MediaRole[] = ['logo', 'hero', 'gallery', 'avatar'];
const SHOWN_OF_CREATORS: readonly MediaRole[] = ['avatar', 'portfolio'];

/** Businesses that finished onboarding can see approved creators. Every signed-in account can see shops' pictures. */
export function canRead(actor: Account, entity: MediaEntity, role: MediaRole): boolean {
  // An admin who views the product as a creator reads no files of messages and disputes as theirs.
  if (actor.viewed_until !== undefined && role === 'attachment') return false;
  // Files of messages belong to a conversation, which may be about another location. Its page shows those of its own.
  if (entity.is_own) return !(entity.is_limited && role === 'attachment');
  // Attachments are private to the two sides. Admins read one only through a dispute that shows it.
  if (actor.role === 'admin') return role !== 'attachment';
  if (entity.entity_type === 'business') return SHOWN_OF_BUSINESSES.includes(role);
  if (entity.entity_type === 'campaign') return entity.is_published && SHOWN_OF_CAMPAIGNS.includes(role);
  const isSetUp = actor.role === 'business' && !actor.is_business_onboarding && actor.business !== null;
  return isSetUp && passesCreatorGate(entity.creator_status) && SHOWN_OF_CREATORS.includes(role);
}

/** Owners and admins also see failed and deleted files; others see only active ones that are ready. */
export function canReadFile(
  actor: Account,
  entity: MediaEntity,
  { role, status, is_active }: Pick<MediaFile, 'role' | 'status' | 'is_active'>,
): boolean {
  if (!canRead(actor, entity, role)) return false;
  return seesAll(actor, entity) || (is_active && status === 'ready');
}

/** True if only the admin role gives access. Such a view is logged. */
export function isAdminView(actor: Account, entity: MediaEntity, role: MediaRole): boolean {
  return actor.role === 'admin' && !entity.is_own && !FACES.includes(role);
}

export function seesAll(actor: Account, entity: MediaEntity): boolean {
  return entity.is_own || actor.role === 'admin';
}

/** Admins can view and clean up on the storage page, but they can't change what is others'. */
export function canWrite(actor: Account, entity: MediaEntity, role: MediaRole): boolean {
  if (!entity.is_own || MEDIA_LIMITS[entity.entity_type][role] === undefined) return false;
  // What all locations share is changed by members without a limit.
  if (entity.is_limited) return role === 'attachment';
  if (entity.entity_type !== 'creator') return true;
  return actor.is_application_open || passesCreatorGate(entity.creator_status);
}

/** Admins also upload the evidence of a side for which they open a dispute. They can't change or delete its files. */
export function canUpload(actor: Account, entity: MediaEntity, role: MediaRole): boolean {
  if (canWrite(actor, entity, role)) return true;
  return actor.role === 'admin' && role === 'attachment' && entity.entity_type !== 'campaign';
}

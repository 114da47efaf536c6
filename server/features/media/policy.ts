import type { MediaFile } from '#contract/media.ts';
import type { Account } from '#domain/access.ts';
import { type CreatorStatus, passesCreatorGate } from '#domain/creator-states.ts';
import { type EntityType, MEDIA_LIMITS, type MediaRole } from '#domain/media.ts';

/** What a file belongs to, as far as it matters who is asking. */
export interface MediaEntity {
  entity_type: EntityType;
  entity_id: string;
  /** The creator themselves, or an active member of the business, also of the one behind a campaign. */
  is_own: boolean;
  /** Of campaigns alone: whether it was ever put before creators. */
  is_published: boolean;
  /** Of creators alone. */
  creator_status: CreatorStatus | null;
}

const SHOWN_OF_BUSINESSES: readonly MediaRole[] = ['logo', 'hero', 'gallery'];
const SHOWN_OF_CAMPAIGNS: readonly MediaRole[] = ['hero', 'gallery'];
const SHOWN_OF_CREATORS: readonly MediaRole[] = ['avatar', 'portfolio'];

/** Businesses that are set up look at creators who passed the review; everybody signed in sees what a shop looks like. */
export function canRead(actor: Account, entity: MediaEntity, role: MediaRole): boolean {
  if (entity.is_own || actor.role === 'admin') return true;
  if (entity.entity_type === 'business') return SHOWN_OF_BUSINESSES.includes(role);
  if (entity.entity_type === 'campaign') return entity.is_published && SHOWN_OF_CAMPAIGNS.includes(role);
  const isSetUp = actor.role === 'business' && !actor.is_business_onboarding && actor.business !== null;
  return isSetUp && passesCreatorGate(entity.creator_status) && SHOWN_OF_CREATORS.includes(role);
}

/** Others see what is ready and there; one's own and admins' eyes also see what failed and what was deleted. */
export function canReadFile(
  actor: Account,
  entity: MediaEntity,
  { role, status, is_active }: Pick<MediaFile, 'role' | 'status' | 'is_active'>,
): boolean {
  if (!canRead(actor, entity, role)) return false;
  return seesAll(actor, entity) || (is_active && status === 'ready');
}

export function seesAll(actor: Account, entity: MediaEntity): boolean {
  return entity.is_own || actor.role === 'admin';
}

/** Admins look and clean up in the storage page; they do not put pictures into other people's shops. */
export function canWrite(actor: Account, entity: MediaEntity, role: MediaRole): boolean {
  if (!entity.is_own || MEDIA_LIMITS[entity.entity_type][role] === undefined) return false;
  if (entity.entity_type !== 'creator') return true;
  return actor.is_application_open || passesCreatorGate(entity.creator_status);
}

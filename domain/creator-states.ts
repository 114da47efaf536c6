export const CREATOR_STATUSES = [
  'draft',
  'pending',
  'pending_review',
  'changes_requested',
  'rejected',
  'approved',
  'active',
  'suspended',
] as const;
export type CreatorStatus = (typeof CREATOR_STATUSES)[number];

/** With these a creator is let into the marketplace and the creator area. */
const GATE_STATUSES: readonly CreatorStatus[] = ['approved', 'active'];

/** Who was turned down may apply again after this. */
const APPLY_AGAIN_AFTER_DAYS = 30;

/** Where an application can still be written: a missing row or status reads as pending, pending behaves as draft. */
const OPEN_STATUSES: readonly CreatorStatus[] = ['draft', 'pending', 'changes_requested'];

export function readCreatorStatus(status: CreatorStatus | null | undefined): CreatorStatus {
  return status ?? 'pending';
}

export function passesCreatorGate(status: CreatorStatus | null): boolean {
  return GATE_STATUSES.includes(readCreatorStatus(status));
}

export function isApplicationOpen(
  creator: { status: CreatorStatus | null; decided_at: string | null } | null,
  now: Date,
): boolean {
  const status = readCreatorStatus(creator?.status);
  if (status !== 'rejected') return OPEN_STATUSES.includes(status);
  const opensAt = applyAgainAt(creator?.decided_at ?? null);
  return opensAt !== null && now.getTime() >= opensAt.getTime();
}

/** Null while there is no decision to count from. */
export function applyAgainAt(decidedAt: string | null): Date | null {
  if (decidedAt === null) return null;
  return new Date(new Date(decidedAt).getTime() + APPLY_AGAIN_AFTER_DAYS * 24 * 60 * 60 * 1000);
}

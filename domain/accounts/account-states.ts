import type { Role } from './roles.ts';

export const ACCOUNT_STATUSES = ['active', 'completed', 'suspended', 'deleted'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Suspending or deleting an account ends all its sessions at once. */
export const ACCOUNT_MOVES: Record<
  'suspend' | 'unsuspend' | 'delete',
  { from: readonly AccountStatus[]; to: AccountStatus; by: 'admin' | 'themselves' }
> = {
  suspend: { from: ['active', 'completed'], to: 'suspended', by: 'admin' },
  unsuspend: { from: ['suspended'], to: 'active', by: 'admin' },
  delete: { from: ['active', 'completed', 'suspended'], to: 'deleted', by: 'themselves' },
};

/** The statuses in which a role can work. `completed` is for businesses only. */
const WORKING_STATUSES: Record<Role | 'none', readonly AccountStatus[]> = {
  business: ['active', 'completed'],
  creator: ['active'],
  applicant: ['active'],
  admin: ['active'],
  none: ['active'],
};

export function isWorking({ role, account_status }: { role: Role | null; account_status: AccountStatus }) {
  return WORKING_STATUSES[role ?? 'none'].includes(account_status);
}

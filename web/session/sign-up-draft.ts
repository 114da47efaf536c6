import { SIGN_UP_ROLES, type SignUpRole } from '#domain/roles.ts';
import { readPendingRole, rememberPendingRole } from './pending-role.ts';
import { createTabStore, isRecord } from './tab-store.ts';

/** What somebody typed into the sign-up form so far. Never the password: that is typed again after a reload. */
export interface SignUpDraft {
  role: SignUpRole | null;
  full_name: string;
  email: string;
  accepts_terms: boolean;
  /** The last role that came with an address, so that a reload does not choose it over the one picked since. */
  offered_role: SignUpRole | null;
}

const EMPTY: SignUpDraft = {
  role: null,
  full_name: '',
  email: '',
  accepts_terms: false,
  offered_role: null,
};

export const signUpDraft = createTabStore({ key: 'signUpDraft', version: 1, empty: EMPTY, read: readDraft });

export function changeDraft(change: Partial<SignUpDraft>): void {
  signUpDraft.set({ ...signUpDraft.get(), ...change });
}

/** Takes over the role chosen on the way here, else the one remembered from another visit. */
export function offerRole(role: SignUpRole | null): void {
  const draft = signUpDraft.get();
  if (role !== null) {
    rememberPendingRole(role);
    if (role !== draft.offered_role) changeDraft({ role, offered_role: role });
    return;
  }
  const remembered = readPendingRole();
  if (remembered !== null && draft.role === null) changeDraft({ role: remembered });
}

function readDraft(kept: unknown): SignUpDraft | null {
  if (!isRecord(kept)) return null;
  return {
    role: readRole(kept.role),
    full_name: readText(kept.full_name),
    email: readText(kept.email),
    accepts_terms: kept.accepts_terms === true,
    offered_role: readRole(kept.offered_role),
  };
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');
const readRole = (value: unknown) => SIGN_UP_ROLES.find((role) => role === value) ?? null;

import { SIGN_UP_ROLES, type SignUpRole } from '#domain/accounts/roles.ts';
import { readPendingRole, rememberPendingRole } from './pending-role.ts';
import { createTabStore, isRecord } from './tab-store.ts';

/** The text typed into the sign-up form. Never the password, which has to be typed again after a reload. */
export interface SignUpDraft {
  role: SignUpRole | null;
  full_name: string;
  email: string;
  accepts_terms: boolean;
  /** The last role from an address, so that a reload doesn't override a later choice. */
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

/** Applies the role from the address, else the one remembered from another visit. */
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

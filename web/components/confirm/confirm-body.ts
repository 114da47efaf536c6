import type { ConfirmationRequest } from '#contract/accounts/confirmations.ts';

export type Confirm = (body: ConfirmationRequest) => Promise<void>;

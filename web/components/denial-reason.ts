/** Why a page is closed to somebody, and what would open it; undefined where there is no more to say. */
export function reasonOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : REASONS[code];
}

const REASONS: Record<string, string> = {
  authentication_required: 'Sign in to open this page.',
  account_suspended: 'This account is suspended. The email we sent says why and how to appeal.',
  creator_status_not_allowed: 'This page opens once your application is approved.',
  onboarding_required: 'Finish setting up your business first.',
  ownership_required: 'Only the owner of this business can open this page.',
};

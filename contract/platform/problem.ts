import { z } from 'zod';

/** Every refusal has a stable code; `title` says what went wrong, `detail` what to do about it. */
export const PROBLEMS = {
  invalid_input: { status: 400, title: 'Something in the request isn’t right' },
  malformed_request: { status: 400, title: 'We couldn’t read the request' },
  authentication_required: { status: 401, title: 'Sign in first' },
  wrong_credentials: { status: 401, title: 'Email or password is wrong' },
  email_not_verified: { status: 403, title: 'Verify your email first' },
  device_proof_required: { status: 403, title: 'Confirm it’s you first' },
  access_denied: { status: 403, title: 'Access denied' },
  role_not_allowed: { status: 403, title: 'Access denied' },
  admin_role_not_allowed: { status: 403, title: 'Access denied' },
  creator_status_not_allowed: { status: 403, title: 'Access denied' },
  account_suspended: { status: 403, title: 'Account suspended' },
  onboarding_required: { status: 403, title: 'Finish setting up first' },
  ownership_required: { status: 403, title: 'Access denied' },
  second_step_required: { status: 403, title: 'One more step' },
  factor_required: { status: 403, title: 'Protect your account first' },
  confirmation_required: { status: 403, title: 'Confirm it’s you' },
  key_not_allowed: { status: 403, title: 'API keys can’t do this' },
  scope_required: { status: 403, title: 'The API key is missing a scope' },
  foreign_origin: { status: 403, title: 'The request came from another site' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'This address doesn’t support that method' },
  email_exists: { status: 409, title: 'An account with this email already exists' },
  approval_required: { status: 409, title: 'A second admin has to approve this' },
  conflict: { status: 409, title: 'You can’t do that right now' },
  stale: { status: 409, title: 'Someone else saved in the meantime' },
  link_unusable: { status: 410, title: 'This link no longer works' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  body_too_large: { status: 413, title: 'The request is too large' },
  unsupported_content_type: { status: 415, title: 'This content type isn’t supported' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal_error: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'Not available right now' },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

export const problemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(PROBLEM_CODES),
    detail: z.string(),
    request_id: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    retry_after_seconds: z.number().int().optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemDocument = z.infer<typeof problemDocument>;

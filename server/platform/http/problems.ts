import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { PROBLEMS, type ProblemCode, type ProblemDocument } from '#contract/platform/problem.ts';
import { unknownPlace } from '#server/platform/db/cursor.ts';
import { Problem } from '#server/platform/errors.ts';

/** Every error leaves as problem+json: a stable code and a sentence, never a stack. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendProblem(request, reply, readProblem(error, request)),
  );
}

/** Describes an error for the caller. One that nobody foresaw is logged. */
export function readProblem(error: unknown, request: FastifyRequest): Problem {
  const problem = isUnknownPlace(error as FastifyError, request) ? unknownPlace() : toProblem(error);
  if (problem.code === 'internal_error') request.log.error({ err: error }, 'unhandled error');
  return problem;
}

export function describeProblem(problem: Problem, request: Pick<FastifyRequest, 'id'>): ProblemDocument {
  const { status, title } = PROBLEMS[problem.code];
  return {
    type: `/api/docs#problem-${problem.code}`,
    title,
    status,
    code: problem.code,
    detail: problem.message,
    request_id: request.id,
    ...(problem.fields && { fields: problem.fields }),
    ...(problem.retry_after_seconds && { retry_after_seconds: problem.retry_after_seconds }),
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  const document = describeProblem(problem, request);
  const { status } = document;
  if (problem.retry_after_seconds) reply.header('retry-after', problem.retry_after_seconds);
  if (status === 503) reply.header('retry-after', '5');
  reply.header('cache-control', 'no-store');
  reply.code(status).type('application/problem+json').serializer(JSON.stringify).send(document);
}

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return inputProblem(error.validation);
  const { code = '', statusCode = 500 } = error as FastifyError;
  if (isDatabaseAway(code))
    return new Problem('unavailable', 'The database isn’t responding. Try again in a moment.');
  if (isOutOfTime(code))
    return new Problem('unavailable', 'This took too long, so nothing was changed. Try again in a moment.');
  const known = FASTIFY_CODES[code] ?? STATUS_CODES[statusCode];
  if (known !== undefined) return new Problem(known[0], known[1]);
  if (statusCode >= 400 && statusCode < 500) {
    return new Problem('malformed_request', 'Check the address, the headers and the body.');
  }
  return new Problem(
    'internal_error',
    'We logged the error. Try again. If it keeps happening, write to us with the request ID.',
  );
}

function inputProblem(issues: { instancePath: string; message?: string | undefined }[]): Problem {
  const fields = issues.slice(0, 20).map(({ instancePath, message = 'is not valid' }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    message,
  }));
  const [first] = fields;
  return new Problem(
    'invalid_input',
    first ? `${first.path || 'The request'}: ${first.message}` : 'Check the request.',
    fields,
  );
}

const FASTIFY_CODES: Record<string, [ProblemCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed_request', 'The body isn’t valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_request', 'The body is empty; send JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'Send less at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_content_type', 'Send application/json.'],
  FST_ERR_BAD_URL: ['malformed_request', 'The address isn’t a valid URL.'],
  FST_UNDER_PRESSURE: ['unavailable', 'The server is busy. Try again in a moment.'],
};

const STATUS_CODES: Record<number, [ProblemCode, string]> = {
  408: ['request_timeout', 'Send the request again.'],
  413: ['body_too_large', 'Send less at once.'],
  415: ['unsupported_content_type', 'Send application/json.'],
  429: ['too_many_requests', 'Wait a minute and try again.'],
  503: ['unavailable', 'The server is busy. Try again in a moment.'],
};

/** PostgreSQL's classes for lost connections and shutdowns, and what the socket says when nobody listens. */
function isDatabaseAway(code: string): boolean {
  return /^(08|57P)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '53300'].includes(code);
}

/** PostgreSQL gave up on a locked row (55P03), or on a statement that ran too long (57014). */
function isOutOfTime(code: string): boolean {
  return code === '55P03' || code === '57014';
}

/**
 * PostgreSQL's class for values that are not of their type. Lists are sorted by times, counts and texts, and
 * a cursor is the only text of a caller's that is compared with them unread.
 */
function isUnknownPlace({ code = '' }: FastifyError, { query }: FastifyRequest): boolean {
  return code.startsWith('22') && typeof query === 'object' && query !== null && 'cursor' in query;
}

import { type FetchFailure, FetchRefusal } from './fetch-failures.ts';

/** Null if the status is a success. */
export function failureOfStatus(status: number): FetchFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'not_found';
  if (status === 401 || status === 403 || status === 429 || status === 451) return 'refused';
  return 'unreachable';
}

const FAILURE_OF_CODE: Readonly<Record<string, FetchFailure>> = {
  ENOTFOUND: 'no_such_site',
  EAI_AGAIN: 'no_such_site',
  UND_ERR_CONNECT_TIMEOUT: 'too_slow',
  UND_ERR_HEADERS_TIMEOUT: 'too_slow',
  UND_ERR_BODY_TIMEOUT: 'too_slow',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
  HPE_HEADER_OVERFLOW: 'too_large',
};

/** Every error a socket, a certificate, a decoder or our own check can raise, by name. */
export function failureOfCause(cause: unknown): FetchFailure {
  if (cause instanceof FetchRefusal) return cause.failure;
  if (!(cause instanceof Error)) return 'unreachable';
  if (cause.name === 'TimeoutError') return 'too_slow';
  const code = 'code' in cause ? String(cause.code) : '';
  const known = FAILURE_OF_CODE[code];
  if (known !== undefined) return known;
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code)) return 'insecure';
  if (/^(HPE_|Z_|ERR_BROTLI|ERR__ERROR_FORMAT|UND_ERR_RES)/.test(code)) return 'unreadable';
  return cause.cause === undefined ? 'unreachable' : failureOfCause(cause.cause);
}

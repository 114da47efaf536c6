/** PostgreSQL's code for too many connections. It is answered with 503 and Retry-After. */
const TOO_MANY_CONNECTIONS = '53300';

/** For callers that would have to wait too long for a connection. */
export function databaseBusy(): Error {
  return Object.assign(new Error('Too many callers are waiting for the database.'), {
    code: TOO_MANY_CONNECTIONS,
  });
}

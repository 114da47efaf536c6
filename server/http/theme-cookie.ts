import type { FastifyRequest } from 'fastify';

/** The saved theme; without one the page follows the system. */
export function readTheme(request: FastifyRequest): 'light' | 'dark' | null {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

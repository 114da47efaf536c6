import type { FastifyRequest } from 'fastify';

/** Whether the sidebar of the admin area stands open: the first drawing then has its width. */
export function readSidebarOpen(request: FastifyRequest): boolean {
  return request.cookies.sidebar_state !== 'false';
}

import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { RenderRequest } from './site.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RenderRequest };
  }
}

/** Renders one page to one answer. Which pages exist and who may see them was decided before. */
export default createStartHandler(defaultRenderHandler);

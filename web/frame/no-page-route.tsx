import { createFileRoute } from '@tanstack/react-router';

/** Guarded addresses without a page of their own: the guard always redirects them. */
export const Route = createFileRoute('/_member/$')({ component: () => null });

import { createFileRoute } from '@tanstack/react-router';
import { PublicPage } from './public-page.tsx';

export const Route = createFileRoute('/$kind/$name')({
  loader: async (visit) => (await import('./load-public-page.ts')).loadPublicPage(visit),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <PublicPage {...Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../head.ts';
import { UiGallery } from '../../pages/dev/ui-gallery.tsx';

export const Route = createFileRoute('/dev/ui')({
  head: ({ match }) => describePage(match.context.site, { path: '/dev/ui', title: 'Parts and states' }),
  component: UiGallery,
});

import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../head.ts';
import { UiGallery } from '../../pages/dev/ui-gallery.tsx';

export const Route = createFileRoute('/dev/ui')({
  head: titled('Parts and states'),
  component: UiGallery,
});

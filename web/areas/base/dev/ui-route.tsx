import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { UiGallery } from './ui-gallery.tsx';

export const Route = createFileRoute('/dev/ui')({
  head: titled('Parts and states'),
  component: UiGallery,
});

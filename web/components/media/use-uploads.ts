import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { ApiReach } from '#web/api/reach.ts';
import type { MediaPlace } from './media-options.ts';
import { renewMedia } from './renew-media.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadView } from './upload-view.ts';

export interface Uploads {
  uploads: readonly UploadView[];
  add(files: readonly File[]): void;
  retry(id: string): void;
  pause(id: string): void;
  resume(id: string): void;
  /** Cancels an upload at any stage. */
  cancel(id: string): void;
  /** Hides a failed upload. */
  dismiss(id: string): void;
}

const NONE: readonly UploadView[] = [];

interface Lane {
  /** Separates uploads to the same place: one lane per deliverable. */
  lane?: string;
  /** Called when a file has arrived. It outlives the page that set it. */
  onReady?: (file: MediaFile) => Promise<void>;
}

/** The uploads to this place; they continue when the page is left. */
export function useUploads(place: MediaPlace, lane: Lane = {}): Uploads {
  const { api } = useRouteContext({ from: '__root__' });
  const queue = queueFor(useQueryClient(), api, place, lane);
  const uploads = useSyncExternalStore(queue.watch, queue.views, () => NONE);
  useEffect(() => {
    window.addEventListener('offline', queue.pauseAll);
    window.addEventListener('online', queue.resumeAll);
    return () => {
      window.removeEventListener('offline', queue.pauseAll);
      window.removeEventListener('online', queue.resumeAll);
    };
  }, [queue]);
  const { add, retry, pause, resume, cancel, dismiss } = queue;
  return { uploads, add, retry, pause, resume, cancel, dismiss };
}

/** One queue per place, never shared between the visits a server renders. */
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

function queueFor(
  client: QueryClient,
  api: ApiReach,
  place: MediaPlace,
  { lane = '', onReady = () => renewMedia(client) }: Lane,
): UploadQueue {
  const { entity_type, entity_id, role } = place;
  const key = `${entity_type}/${entity_id}/${role}/${lane}`;
  const known = queues.get(client) ?? new Map<string, UploadQueue>();
  queues.set(client, known);
  let queue = known.get(key);
  if (queue === undefined) {
    queue = new UploadQueue({ entity_type, entity_id, role }, { api, onReady });
    known.set(key, queue);
  }
  return queue;
}

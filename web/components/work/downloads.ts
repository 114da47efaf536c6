import type { ContentFilter } from '#contract/work/content.ts';
import { stringifySearch } from '#web/search-params.ts';

/** The addresses of downloads. They are plain links, so a download goes on where it broke off and needs no script. */
export function fileHref(workId: string, mediaFileId: string): string {
  return `/api/collaborations/${workId}/files/${mediaFileId}`;
}

export function workArchiveHref(workId: string): string {
  return `/api/collaborations/${workId}/archive`;
}

export function contractHref(workId: string): string {
  return `/api/collaborations/${workId}/contract`;
}

export function dealHref(workId: string): string {
  return `/api/collaborations/${workId}/receipt`;
}

export function contentArchiveHref(businessId: string, filter: ContentFilter): string {
  return `/api/businesses/${businessId}/content/archive${stringifySearch(filter)}`;
}

import type { NewLocation } from '#contract/locations.ts';

/**
 * What members of a business do with its locations. Each resolves once the list a page is given holds the change, and
 * rejects with the API's problem document, or a TypeError when the server was not reached.
 */
export interface LocationActions {
  /** `findingId` is the found address it was made of. */
  add(location: NewLocation, findingId?: string): Promise<{ id: string }>;
  save(id: string, location: NewLocation): Promise<void>;
  makePrimary(id: string): Promise<void>;
  archive(id: string): Promise<void>;
  bringBack(id: string): Promise<void>;
  setAside(findingId: string): Promise<void>;
}

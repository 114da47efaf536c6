import { useRouter } from '@tanstack/react-router';
import { stringifySearch } from '#web/search-params.ts';

type View = Readonly<Record<string, string | undefined>>;

/** The state of an admin page is in its address: the search, the filters and the open record. */
export function useView<V extends View>(path: string, view: V) {
  const router = useRouter();
  return {
    hrefOf: (change: Partial<V>) => viewHref(path, { ...view, ...change }),
    /** Adds a history entry; typing replaces the current one. */
    change: (change: Partial<V>, { replace = false } = {}) => {
      const href = hrefAfter(router.latestLocation, path, view, change);
      void router.navigate({ href, replace, resetScroll: false });
    },
  };
}

interface Location {
  pathname: string;
  search: object;
}

/** A second choice may come before the first has rendered, so it builds on the router's latest location. */
export function hrefAfter(latest: Location, path: string, view: View, change: View): string {
  const chosen = latest.pathname === path ? (latest.search as View) : view;
  return viewHref(path, { ...chosen, ...change });
}

function viewHref(path: string, view: View): string {
  return `${path}${stringifySearch(withoutEmpty(view))}`;
}

function withoutEmpty(view: View): View {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value));
}

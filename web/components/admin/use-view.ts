import { useRouter } from '@tanstack/react-router';
import { stringifySearch } from '#web/search-params.ts';

type View = Readonly<Record<string, string | undefined>>;

/** What a page shows stands in its address: what is searched for, filtered by, and open. */
export function useView<V extends View>(path: string, view: V) {
  const router = useRouter();
  return {
    hrefOf: (change: Partial<V>) => viewHref(path, { ...view, ...change }),
    /** A step one can go back from; typing replaces the step before. */
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

/** A second choice comes before the first is drawn, so it adds to where the router is going, not to what is seen. */
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

import { useRouter } from '@tanstack/react-router';
import { stringifySearch } from '#web/search-params.ts';

type View = Readonly<Record<string, string | undefined>>;

/** What a page shows stands in its address: what is searched for, filtered by, and open. */
export function useView<V extends View>(path: string, view: V) {
  const router = useRouter();
  const hrefOf = (change: Partial<V>) => `${path}${stringifySearch(withoutEmpty({ ...view, ...change }))}`;
  return {
    hrefOf,
    /** A step one can go back from; typing replaces the step before. */
    change: (change: Partial<V>, { replace = false } = {}) =>
      void router.navigate({ href: hrefOf(change), replace, resetScroll: false }),
  };
}

function withoutEmpty(view: View): View {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value));
}

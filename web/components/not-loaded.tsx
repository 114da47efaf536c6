import { Button } from '#web/ui/button.tsx';

type NotLoadedProps = {
  words: string;
  query: { isFetching: boolean; refetch: () => unknown };
};

/** For a part of a page that didn't load: its button asks again, so that nothing typed elsewhere on the page is lost. */
export function NotLoaded({ words, query: { isFetching, refetch } }: NotLoadedProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0">{words}</span>
      <Button size="dense" loading={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </span>
  );
}

import { Button } from '#web/ui/button.tsx';

type LoadMoreFootProps = { isLoading: boolean; onPress: () => void };

/** The last row of a card with a list that continues. */
export function LoadMoreFoot({ isLoading, onPress }: LoadMoreFootProps) {
  return (
    <div className="border-line border-t p-1.5">
      <Button variant="ghost" size="touch" block loading={isLoading} onClick={onPress} className="text-ink">
        Load More
      </Button>
    </div>
  );
}

import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NoListPage({ bar }: { bar: AppBarProps }) {
  return (
    <AreaLayout bar={bar}>
      <div className="px-5 py-16">
        <EmptyState
          words="NOT HERE"
          as="h1"
          title="List not found"
          hint="Someone on your team may have deleted it."
          action={
            <ButtonLink
              variant="primary"
              render={(look) => <Link href="/business/creator-lists" {...look} />}
            >
              See your lists
            </ButtonLink>
          }
          className="mx-auto w-full max-w-[34rem]"
        />
      </div>
    </AreaLayout>
  );
}

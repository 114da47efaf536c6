import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import type { SavedView } from '#contract/admin/saved-views.ts';
import type { AdminList } from '#domain/admin/lists.ts';
import { SAVED_VIEW_NAME_MAX_LENGTH } from '#domain/admin/lists.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { savedViewsOptions } from './saved-views-options.ts';

type View = Readonly<Record<string, string | undefined>>;

type SavedViewsProps = {
  list: AdminList;
  /** The address of the list. */
  path: string;
  view: View;
};

/** An open record isn’t part of a view. */
const NOT_KEPT = ['open', 'dispute'];
const LIST = 'GET /api/admin/saved-views';

/** The views an admin keeps of a list: its search, filters and sort order under a name. */
export function SavedViews({ list, path, view }: SavedViewsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { saved_views } = useSuspenseQuery(savedViewsOptions(api, list)).data;
  const shown = keptOf(view);
  const current = saved_views.find((saved) => isSame(saved.view, shown));
  const isPlain = Object.keys(shown).length === 0;
  if (saved_views.length === 0 && isPlain) return null;
  return (
    <nav
      aria-label="Saved views"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-surface px-4 py-2 text-dense md:px-6"
    >
      <Bookmark aria-hidden="true" className="size-4 stroke-[1.75] text-ink-3" />
      {saved_views.map((saved) => (
        <Link
          key={saved.id}
          href={`${path}${stringifySearch(saved.view)}`}
          aria-current={saved === current ? 'page' : undefined}
          className="inline-flex min-h-8 items-center rounded-control px-2.5 text-ink-2 hover:wash hover:text-ink aria-[current=page]:bg-sel aria-[current=page]:font-semibold aria-[current=page]:text-ink touch:min-h-11"
        >
          {saved.name}
        </Link>
      ))}
      {current ? <ChangeView key={current.id} saved={current} /> : null}
      {current || isPlain ? null : <SaveView list={list} view={shown} />}
    </nav>
  );
}

function SaveView({ list, view }: { list: AdminList; view: Record<string, string> }) {
  return (
    <FormDialog
      trigger={<Button size="dense">Save view</Button>}
      title="Save this view"
      description="Keeps the search, filters and sort order of this list. Only you see it."
      names={['name']}
      check={checkName}
      send={(api, { name }) => call(api, 'POST /api/admin/saved-views', { body: { list, view, name } })}
      after={LIST}
      done="View saved"
      verb="Save view"
      safeVerb="Cancel"
    >
      {(errorOf) => <NameField error={errorOf('name')} />}
    </FormDialog>
  );
}

function ChangeView({ saved: { id, name } }: { saved: SavedView }) {
  return (
    <>
      <FormDialog
        trigger={<Button size="dense">Rename view</Button>}
        title="Rename this view"
        names={['name']}
        check={checkName}
        send={(api, body) => call(api, 'PATCH /api/admin/saved-views/:id', { params: { id }, body })}
        after={LIST}
        done="View renamed"
        verb="Rename view"
        safeVerb="Cancel"
      >
        {(errorOf) => <NameField error={errorOf('name')} value={name} />}
      </FormDialog>
      <FormDialog
        trigger={<Button size="dense">Delete view</Button>}
        title={`Delete the view “${name}”?`}
        description="The list itself doesn’t change."
        names={[]}
        send={(api) => call(api, 'DELETE /api/admin/saved-views/:id', { params: { id } })}
        after={LIST}
        done="View deleted"
        verb="Delete view"
        safeVerb="Keep view"
        isDestructive
      />
    </>
  );
}

function NameField({ error, value }: { error: string | undefined; value?: string }) {
  return (
    <TextField
      label="Name"
      name="name"
      maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
      defaultValue={value}
      error={error}
      hint="For example: Suspended creators"
    />
  );
}

function checkName({ name }: { name: string }): { name?: string } {
  return name.trim() === '' ? { name: 'Give the view a name' } : {};
}

function keptOf(view: View): Record<string, string> {
  const kept = Object.entries(view).flatMap(([name, value]) =>
    value && !NOT_KEPT.includes(name) ? [[name, value.slice(0, 120)]] : [],
  );
  return Object.fromEntries(kept);
}

function isSame(saved: Record<string, string>, shown: Record<string, string>): boolean {
  const names = Object.keys(saved);
  return names.length === Object.keys(shown).length && names.every((name) => saved[name] === shown[name]);
}

import { type FormEvent, useState } from 'react';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type DiscoverFilters, isFiltered, toQuery } from './discover-view.ts';

const NAME_MAX_LENGTH = 80;

/** Saves the current filters as a search. */
export function SaveSearchForm({ filters }: { filters: DiscoverFilters }) {
  const [name, setName] = useState('');
  const [hasMail, setHasMail] = useState(true);
  const search_name = name.trim();
  const { run, isBusy, problem, say } = useAction(
    (api) => {
      const body = { search_name, filters: toQuery(filters), has_daily_mail: hasMail };
      return call(api, 'POST /api/saved-searches', { body });
    },
    {
      after: 'GET /api/saved-searches',
      done: () => ({ title: 'Search saved', description: search_name, variant: 'success' }),
    },
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (search_name === '') return say('Enter a name');
    if (await run()) setName('');
  }

  if (!isFiltered(filters)) {
    return <p className="text-sm text-ink-3">Set a filter first, then save it here.</p>;
  }
  return (
    <form noValidate onSubmit={save} className="grid gap-3 border-line border-t pt-5">
      <TextField
        label="Save this search as"
        placeholder="Bakeries nearby"
        maxLength={NAME_MAX_LENGTH}
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox checked={hasMail} onChange={(event) => setHasMail(event.target.checked)}>
        Email me new matches every morning
      </Checkbox>
      <Button type="submit" variant="primary" loading={isBusy}>
        Save search
      </Button>
    </form>
  );
}

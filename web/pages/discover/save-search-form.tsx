import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { saveSearch } from '#web/api/generated/sdk.gen.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { type DiscoverFilters, isFiltered, toQuery } from './discover-view.ts';

const NAME_MAX_LENGTH = 80;

/** Saves what the list is narrowed by now. */
export function SaveSearchForm({ filters }: { filters: DiscoverFilters }) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [hasMail, setHasMail] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const search_name = name.trim();
    if (search_name === '') return setError('Give it a name');
    setBusy(true);
    try {
      const body = { search_name, filters: toQuery(filters), has_daily_mail: hasMail };
      await saveSearch({ ...api, body, throwOnError: true });
      await queries.invalidateQueries({ queryKey: [{ _id: 'listSavedSearches' }] });
      toast({ title: 'Search saved', description: search_name, variant: 'success' });
      setName('');
      setError(null);
    } catch (cause) {
      setError(adviceFor(cause));
    }
    setBusy(false);
  }

  if (!isFiltered(filters)) {
    return <p className="text-sm text-ink-3">Set a filter first, then save it here under a name.</p>;
  }
  return (
    <form noValidate onSubmit={save} className="grid gap-3 border-line border-t pt-5">
      <TextField
        label="Save this search as"
        placeholder="Bakeries nearby"
        maxLength={NAME_MAX_LENGTH}
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox checked={hasMail} onChange={(event) => setHasMail(event.target.checked)}>
        Tell me each morning what is new
      </Checkbox>
      <Button type="submit" variant="primary" loading={isBusy}>
        Save search
      </Button>
    </form>
  );
}

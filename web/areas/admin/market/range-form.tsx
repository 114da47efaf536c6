import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type MarketView, rangeProblem } from './market-options.ts';

type RangeFormProps = { first: string; last: string; onChange: (view: Required<MarketView>) => void };

/** Any days, up to a year of them. */
export function RangeForm({ first, last, onChange }: RangeFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const view = { from: String(data.get('from')), to: String(data.get('to')) };
    const wrong = rangeProblem(view);
    setProblem(wrong);
    if (wrong === null) onChange(view);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField type="date" label="From" name="from" defaultValue={first} className="min-w-40" />
      <TextField
        type="date"
        label="To"
        name="to"
        defaultValue={last}
        error={problem ?? undefined}
        className="min-w-40"
      />
      <Button type="submit" className="mt-6.5">
        Show days
      </Button>
    </form>
  );
}

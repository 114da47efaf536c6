import { Globe } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Accepts any address: how a reading fails is worth testing too. */
export function TestForm({ onTest }: { onTest: (address: string) => Promise<void> }) {
  const [typed, setTyped] = useState('');
  const testing = useAction((_, address: string) => onTest(address), {
    after: () => setTyped(''),
    names: ['website_url'],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return testing.say('Enter a website address');
    void testing.run(typed);
  }

  return (
    <form noValidate onSubmit={submit} className="border-line border-b bg-surface px-4 py-5 md:px-6">
      <div className="flex max-w-[44rem] items-start gap-3 max-sm:flex-col">
        <TextField
          label="Website address"
          name="website_url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder="yourshop.com"
          lead={<Globe aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />}
          hint="We read it like a new owner’s website, without saving it to any business. The audit log records who tested it."
          value={typed}
          error={testing.fields.website_url ?? testing.problem}
          onChange={(event) => setTyped(event.target.value)}
          className="w-full grow"
        />
        <Button type="submit" variant="ink" size="touch" loading={testing.isBusy} className="sm:mt-6.5">
          Run test
        </Button>
      </div>
    </form>
  );
}

import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type ToastRequest, toast } from '#web/ui/toast.ts';
import { Section } from './section.tsx';

const TOASTS: readonly (ToastRequest & { name: string })[] = [
  {
    name: 'Default',
    title: 'Application withdrawn',
    action: { label: 'Undo', onClick: () => toast({ title: 'Application sent again' }) },
  },
  { name: 'Success', title: 'Jules is in. $350.00 is held.', variant: 'success' },
  { name: 'Destructive', title: 'Upload failed: the file is over 500 MB', variant: 'destructive' },
  {
    name: 'AI',
    title: 'Draft brief ready for you to check',
    description: 'Nothing is posted until you say so.',
    variant: 'ai',
  },
];

export function TabsSection() {
  return (
    <Section title="Tabs and toasts">
      <Tabs
        label="Campaign"
        tabs={[
          { value: 'applicants', label: 'Applicants', count: 14, panel: <Toasts /> },
          { value: 'filming', label: 'Filming', panel: 'Two creators film this week.' },
          { value: 'brief', label: 'Brief', panel: 'Show the first slice, then the room.' },
        ]}
      />
    </Section>
  );
}

function Toasts() {
  return (
    <div className="grid grid-cols-2 gap-2">
      {TOASTS.map(({ name, ...request }) => (
        <Button key={name} onClick={() => toast(request)}>
          {name} toast
        </Button>
      ))}
    </div>
  );
}

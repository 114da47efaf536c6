import type { BusinessLocation, FoundAddress, NewLocation } from '#contract/locations.ts';
import type { LocationActions } from '#web/components/locations/location-actions.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { toast } from '#web/ui/toast.ts';
import type { Written } from './written.ts';

/** What the page does with its locations, and what it says afterwards. */
export function locationDeeds(actions: LocationActions) {
  async function tell(deed: Promise<unknown>, done: Parameters<typeof toast>[0], failed: string) {
    try {
      await deed;
      toast(done);
    } catch (cause) {
      toast({ title: failed, description: adviceFor(cause), variant: 'destructive' });
    }
  }

  function bringBack({ id, location_name }: BusinessLocation) {
    return tell(actions.bringBack(id), { title: `${location_name} is back.` }, 'Not brought back');
  }

  return {
    bringBack,
    makePrimary({ id, location_name }: BusinessLocation) {
      const done = { title: `${location_name} is the primary location now.`, variant: 'success' as const };
      return tell(actions.makePrimary(id), done, 'Not changed');
    },
    archive(location: BusinessLocation) {
      const done = {
        title: `${location.location_name} is archived.`,
        action: { label: 'Undo', onClick: () => void bringBack(location) },
      };
      return tell(actions.archive(location.id), done, 'Not archived');
    },
    setAside({ finding_id, street }: FoundAddress) {
      return tell(actions.setAside(finding_id), { title: `${street} is left out.` }, 'Not left out');
    },
    /** Answers with the id; what goes wrong is for the form to show. */
    async save(written: Written, location: NewLocation): Promise<string> {
      if (written.kind === 'edit') {
        await actions.save(written.location.id, location);
        toast({ title: 'Location saved.', variant: 'success' });
        return written.location.id;
      }
      const findingId = written.kind === 'found' ? written.found.finding_id : undefined;
      const { id } = await actions.add(location, findingId);
      toast({ title: 'It is on the map.', variant: 'success' });
      return id;
    },
  };
}
export type LocationDeeds = ReturnType<typeof locationDeeds>;

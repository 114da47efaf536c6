import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Shipment } from '#contract/work/shipments.ts';
import { CARRIER_KEYS, CARRIERS, type Carrier, needsTracking } from '#domain/work/carriers.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useWorkChange } from '#web/components/work/use-work-change.ts';
import { callCreator } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CancelWork } from './cancel-work.tsx';

type ShipButtonsProps = { work: Collaboration; shipment: Shipment };

/** Adds the tracking number, or gives up once the day to ship has passed. */
export function ShipButtons({ work, shipment }: ShipButtonsProps) {
  const name = callCreator(work);
  const change = useWorkChange(work.id);
  return (
    <div className="flex flex-wrap gap-2.5 max-lg:flex-row-reverse lg:grid">
      <FormDialog
        trigger={
          <Button variant="primary" size="large" className="grow">
            Add tracking
          </Button>
        }
        title={`Did you ship it to ${name}?`}
        description={`${name} gets the tracking number and tells us when it arrives.`}
        names={['carrier', 'tracking_number']}
        check={({ carrier, tracking_number }) => ({
          ...(carrier === '' && { carrier: 'Choose a carrier' }),
          ...(carrier !== '' &&
            needsTracking(carrier as Carrier) &&
            tracking_number.trim() === '' && { tracking_number: 'Enter the tracking number' }),
        })}
        send={(api, { carrier, tracking_number }) =>
          call(api, 'POST /api/collaborations/:id/shipment', {
            params: { id: work.id },
            body: { carrier: carrier as Carrier, tracking_number },
          })
        }
        {...change}
        done={`${name} was notified.`}
        verb="Mark as shipped"
        safeVerb="Cancel"
      >
        {(errorOf) => (
          <div className="mt-4 grid gap-4">
            <NativeSelect
              label="Carrier"
              name="carrier"
              placeholder="Choose a carrier"
              defaultValue=""
              options={CARRIER_KEYS.map((value) => ({ value, label: CARRIERS[value].name }))}
              error={errorOf('carrier')}
            />
            <TextField
              label="Tracking number"
              name="tracking_number"
              autoComplete="off"
              hint="A local courier may not have one."
              error={errorOf('tracking_number')}
            />
          </div>
        )}
      </FormDialog>
      {shipment.is_overdue && work.cancel_refusal === null ? (
        <CancelWork work={work} reason="cannot_ship" told="that you couldn’t ship the product" />
      ) : null}
    </div>
  );
}

import { Ellipsis, Share } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Sample, Section } from './section.tsx';

/** Hover and focus states are painted on here, because they need a pointer or keyboard. */
const VARIANTS = [
  ['primary', 'Apply', 'bg-accent-hover!'],
  ['ink', 'Sign Up', 'bg-ink-hover!'],
  ['secondary', 'Edit', 'wash'],
  ['danger', 'Decline', 'wash'],
  ['money', 'Release', 'bg-money-hover!'],
  ['danger-solid', 'Refund', 'bg-danger-hover!'],
  ['ghost', 'Skip', 'wash'],
] as const;
const FOCUSED = 'outline-2! outline-offset-2! outline-focus!';

export function ButtonsSection({ className }: { className?: string }) {
  return (
    <Section title="Buttons" className={className}>
      <div className="grid gap-3">
        {VARIANTS.map(([variant, verb, hover]) => (
          <div key={variant} className="flex flex-wrap gap-x-5 gap-y-3">
            <Sample name="Rest">
              <Button variant={variant} onClick={() => press(verb)}>
                {verb}
              </Button>
            </Sample>
            <Sample name="Hover">
              <Button variant={variant} onClick={() => press(verb)} className={hover}>
                {verb}
              </Button>
            </Sample>
            <Sample name="Focus">
              <Button variant={variant} onClick={() => press(verb)} className={FOCUSED}>
                {verb}
              </Button>
            </Sample>
            <Sample name="Loading">
              <Button variant={variant} loading>
                {verb}
              </Button>
            </Sample>
            <Sample name="Disabled">
              <Button variant={variant} disabled>
                {verb}
              </Button>
            </Sample>
          </div>
        ))}
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <Sample name="34 dense">
            <Button size="dense" onClick={() => press('Accept')}>
              Accept
            </Button>
          </Sample>
          <Sample name="40 default">
            <Button onClick={() => press('Accept')}>Accept</Button>
          </Sample>
          <Sample name="44 touch">
            <Button size="touch" onClick={() => press('Accept')}>
              Accept
            </Button>
          </Sample>
          <Sample name="52 large">
            <Button variant="primary" size="large" onClick={() => press('Accept for $350')}>
              Accept for $350
            </Button>
          </Sample>
          <Sample name="Icon">
            <Tooltip label="More">
              <Button
                shape="icon"
                aria-label="More"
                icon={<Ellipsis aria-hidden="true" />}
                onClick={() => press('More')}
              />
            </Tooltip>
          </Sample>
          <Sample name="Ghost">
            <Button variant="ghost" icon={<Share aria-hidden="true" />} onClick={() => press('Share')}>
              Share
            </Button>
          </Sample>
          <Sample name="Link">
            <ButtonLink href="/">Go home</ButtonLink>
          </Sample>
        </div>
      </div>
    </Section>
  );
}

function press(verb: string) {
  toast({ title: `${verb} pressed` });
}

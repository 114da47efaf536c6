import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { CreatorApplication, PortfolioLink } from '#contract/creators/profiles.ts';
import { MOST_LINKS } from '#domain/creators/application-steps.ts';
import { call } from '#web/api/call.ts';
import { NO_ERRORS } from '#web/api/form-errors.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { applicationOptions } from './application-options.ts';
import { PortfolioLinkRow } from './portfolio-link-row.tsx';

const LOOK_EVERY_MS = 2_500;
/** By then every reachable site has answered. */
const LOOK_FOR_MS = 60_000;

/** Up to five posts on other platforms. A background job checks whether they are public. */
export function PortfolioLinks({ links }: { links: readonly PortfolioLink[] }) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(links.length === 0 ? '' : null);
  const [lookUntil, setLookUntil] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const isLooking = links.some(({ checked_at }) => checked_at === null);
  useQuery({
    ...applicationOptions(api),
    refetchInterval: () => (isLooking && Date.now() < lookUntil ? LOOK_EVERY_MS : false),
  });

  const take = (application: CreatorApplication) =>
    queries.setQueryData(applicationOptions(api).queryKey, application);
  const adding = useAction(
    (_, url: string) => call(api, 'POST /api/creator-application/links', { body: { url } }),
    {
      after: (application) => {
        take(application);
        setLookUntil(Date.now() + LOOK_FOR_MS);
        setTyped(null);
      },
      names: ['url'],
    },
  );
  const ordering = useAction(
    (_, ids: string[]) => call(api, 'PUT /api/creator-application/links/order', { body: { ids } }),
    { after: take, failed: 'The order didn’t change', isParallel: true },
  );
  const removing = useAction(
    (_, id: string) => call(api, 'DELETE /api/creator-application/links/:id', { params: { id } }),
    { after: take, failed: 'Couldn’t remove the link', isParallel: true },
  );

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!adding.isBusy && !(await adding.run(typed ?? ''))) field.current?.focus();
  }

  function move(index: number, by: -1 | 1) {
    const ids = links.map(({ id }) => id);
    const [id = ''] = ids.splice(index, 1);
    ids.splice(index + by, 0, id);
    void ordering.run(ids);
  }

  return (
    <div>
      <ul aria-label="Links to live posts" className="grid gap-4">
        {links.map((link, index) => (
          <PortfolioLinkRow
            key={link.id}
            link={link}
            isLooking={Date.now() < lookUntil}
            onRemove={() => void removing.run(link.id)}
          >
            {links.length > 1 ? (
              <>
                <MoveButton
                  label="Move up"
                  link={link}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <MoveButton
                  label="Move down"
                  link={link}
                  disabled={index === links.length - 1}
                  onClick={() => move(index, 1)}
                />
              </>
            ) : null}
          </PortfolioLinkRow>
        ))}
      </ul>
      {typed === null ? (
        <div className="mt-4">
          <Button
            icon={<Plus aria-hidden="true" />}
            disabled={links.length >= MOST_LINKS}
            onClick={() => setTyped('')}
          >
            Add a link
          </Button>
          {links.length >= MOST_LINKS ? (
            <p className="mt-2 text-hint text-ink-3">Five links is the limit. Remove one to add another.</p>
          ) : null}
        </div>
      ) : (
        <form noValidate onSubmit={add} className={links.length > 0 ? 'mt-5' : ''}>
          <TextField
            ref={field}
            label="Link to a post"
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            autoFocus={links.length > 0}
            placeholder="instagram.com/reel/…"
            value={typed}
            error={adding.fields.url ?? adding.problem}
            onChange={(event) => {
              setTyped(event.target.value);
              adding.refuse(NO_ERRORS);
            }}
          />
          <div className="mt-3 flex gap-2">
            <Button type="submit" loading={adding.isBusy} icon={<Plus aria-hidden="true" />}>
              Add link
            </Button>
            {links.length > 0 ? (
              <Button
                variant="ghost"
                onClick={() => {
                  setTyped(null);
                  adding.refuse(NO_ERRORS);
                }}
              >
                Cancel
              </Button>
            ) : null}
          </div>
        </form>
      )}
    </div>
  );
}

type MoveButtonProps = {
  label: 'Move up' | 'Move down';
  link: PortfolioLink;
  disabled: boolean;
  onClick: () => void;
};

function MoveButton({ label, link, disabled, onClick }: MoveButtonProps) {
  const Icon = label === 'Move up' ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="ghost"
      shape="icon"
      disabled={disabled}
      aria-label={`${label}: ${link.title ?? link.url}`}
      icon={<Icon aria-hidden="true" />}
      onClick={onClick}
    />
  );
}

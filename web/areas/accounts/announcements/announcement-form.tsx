import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminAnnouncement, NewAnnouncement } from '#contract/accounts/announcements.ts';
import {
  ANNOUNCEMENT_BODY_MAX_LENGTH,
  ANNOUNCEMENT_LINK_LABEL_MAX_LENGTH,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  AUDIENCES,
} from '#domain/accounts/announcements.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AUDIENCE_WORDS } from './announcement-words.tsx';

const NAMES = ['title', 'body', 'link_label', 'link_url', 'has_bar', 'starts_on', 'ends_on'] as const;
const AUDIENCE_OPTIONS = AUDIENCES.map((value) => ({ value, label: AUDIENCE_WORDS[value] }));
const USUAL_DAYS = 7;

type AnnouncementFormProps = {
  /** Null for a new one. */
  announcement: AdminAnnouncement | null;
  onSaved: (id: string) => void;
  /** Called with the first edit: what isn't saved can't be scheduled. */
  onEdit?: () => void;
};

export function AnnouncementForm({ announcement, onSaved, onEdit }: AnnouncementFormProps) {
  const { site } = useRouteContext({ from: '__root__' });
  const [draft, setDraft] = useState(() => draftOf(announcement, newYorkDate(new Date(site.now))));
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, fields, problem } = useAction(
    async (api, body: NewAnnouncement) => {
      const saved = announcement
        ? await call(api, 'PUT /api/admin/announcements/:id', {
            params: { id: announcement.id },
            body: { ...body, version: announcement.version },
          })
        : await call(api, 'POST /api/admin/announcements', { body });
      onSaved(saved.id);
      return saved;
    },
    { after: 'everything', names: NAMES, form, done: 'Draft saved.' },
  );

  function edit(change: Partial<NewAnnouncement>) {
    setDraft({ ...draft, ...change });
    onEdit?.();
  }

  const textOf = (name: 'title' | 'link_label' | 'link_url' | 'starts_on' | 'ends_on') => ({
    name,
    value: draft[name] ?? '',
    error: fields[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run({ ...draft, link_label: draft.link_label || null, link_url: draft.link_url || null });
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-5">
      <TextField
        label="Title"
        maxLength={ANNOUNCEMENT_TITLE_MAX_LENGTH}
        hint="Shown in the bar, and the subject of the email"
        {...textOf('title')}
      />
      <TextArea
        label="Text"
        name="body"
        rows={7}
        limit={ANNOUNCEMENT_BODY_MAX_LENGTH}
        hint="An empty line starts a paragraph. Use **bold**, [links](/help) and lines that start with “- ”."
        value={draft.body}
        error={fields.body}
        onChange={(event) => edit({ body: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Button (optional)"
          maxLength={ANNOUNCEMENT_LINK_LABEL_MAX_LENGTH}
          {...textOf('link_label')}
        />
        <TextField label="Button leads to" placeholder="/campaigns" {...textOf('link_url')} />
      </div>
      <Select
        label="Audience"
        options={AUDIENCE_OPTIONS}
        value={draft.audience}
        onValueChange={(audience) => edit({ audience })}
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Channels</legend>
        <Checkbox
          name="has_bar"
          checked={draft.has_bar}
          error={fields.has_bar}
          hint="Above every page, until people dismiss it"
          onChange={(event) => edit({ has_bar: event.target.checked })}
        >
          Bar
        </Checkbox>
        <Checkbox
          name="has_email"
          checked={draft.has_email}
          hint="To people who turned on News from Bizmeet"
          onChange={(event) => edit({ has_email: event.target.checked })}
        >
          Email
        </Checkbox>
      </fieldset>
      <div className="grid grid-cols-2 gap-5">
        <TextField label="First day" type="date" {...textOf('starts_on')} />
        <TextField label="Last day" type="date" {...textOf('ends_on')} />
      </div>
      <FormAlert>{problem}</FormAlert>
      <Button type="submit" variant="ink" loading={isBusy} className="justify-self-start">
        Save draft
      </Button>
    </form>
  );
}

function draftOf(announcement: AdminAnnouncement | null, today: string): NewAnnouncement {
  if (announcement === null) {
    return {
      title: '',
      body: '',
      link_label: null,
      link_url: null,
      audience: 'everyone',
      has_bar: true,
      has_email: false,
      starts_on: today,
      ends_on: addDays(today, USUAL_DAYS - 1),
    };
  }
  const { title, body, link_label, link_url, audience, has_bar, has_email, starts_on, ends_on } =
    announcement;
  return { title, body, link_label, link_url, audience, has_bar, has_email, starts_on, ends_on };
}

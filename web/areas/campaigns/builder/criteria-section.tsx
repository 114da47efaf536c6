import { MessageCircleQuestion, Users } from 'lucide-react';
import { followersLine } from '#domain/campaigns/brief-parts.ts';
import {
  CRITERIA_NEIGHBORHOODS_MAX,
  CRITERIA_NICHES_MAX,
  QUESTION_MAX_LENGTH,
  QUESTIONS_MAX,
} from '#domain/campaigns/campaign-limits.ts';
import { NICHE_NAMES, NICHES } from '#domain/creators/niches.ts';
import { formatCount } from '#domain/format/count.ts';
import { FilterToken, ToggleChip } from '#web/ui/chip.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { BuilderSection } from './builder-section.tsx';
import { LineEditor } from './line-editor.tsx';
import type { SectionProps } from './section-props.ts';

const FOLLOWERS = [0, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000, 100_000];

export function CriteriaSection({ values, gaps, errorOf, onEdit, hints, neighborhoods }: SectionProps) {
  const {
    min_followers,
    prefers_followers,
    criteria_niches,
    criteria_neighborhood_ids: chosen,
    questions,
  } = values;
  const counts = FOLLOWERS.includes(min_followers) ? FOLLOWERS : [...FOLLOWERS, min_followers];
  const left = neighborhoods.filter(({ id }) => !chosen.includes(id));
  return (
    <BuilderSection section="criteria" gaps={gaps}>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <NativeSelect
          label="Minimum followers on any platform"
          name="min_followers"
          value={String(min_followers)}
          options={counts.map((count) => ({ value: String(count), label: followersLine(count) }))}
          error={errorOf('min_followers')}
          onChange={(event) => onEdit({ min_followers: Number(event.target.value) })}
        />
        <NativeSelect
          label="Based in"
          name="criteria_neighborhood_ids"
          value=""
          placeholder={chosen.length === 0 ? 'Anywhere in the city' : 'Add a neighborhood'}
          disabled={chosen.length >= CRITERIA_NEIGHBORHOODS_MAX}
          options={left.map(({ id, neighborhood_name, borough }) => ({
            value: id,
            label: `${neighborhood_name}, ${borough}`,
          }))}
          error={errorOf('criteria_neighborhood_ids')}
          onChange={(event) => onEdit({ criteria_neighborhood_ids: [...chosen, event.target.value] })}
        />
      </div>
      {min_followers > 0 ? (
        <RadioGroup
          label="Fewer followers"
          name="prefers_followers"
          value={prefers_followers ? 'preferred' : 'required'}
          onValueChange={(value) => onEdit({ prefers_followers: value === 'preferred' })}
          options={[
            { value: 'required', label: 'Required', hint: 'Creators with fewer followers can’t apply' },
            {
              value: 'preferred',
              label: 'Preferred',
              hint: 'Everyone can apply, and we mark who has enough followers',
            },
          ]}
        />
      ) : null}
      {chosen.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <FilterToken
              key={id}
              label={neighborhoods.find((one) => one.id === id)?.neighborhood_name ?? 'A neighborhood'}
              onRemove={() => onEdit({ criteria_neighborhood_ids: chosen.filter((one) => one !== id) })}
            />
          ))}
        </div>
      ) : null}
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">Topics</legend>
        <div className="flex flex-wrap gap-2">
          {NICHES.map((niche) => (
            <ToggleChip
              key={niche}
              pressed={criteria_niches.includes(niche)}
              disabled={criteria_niches.length >= CRITERIA_NICHES_MAX && !criteria_niches.includes(niche)}
              onPressedChange={(pressed) =>
                onEdit({
                  criteria_niches: pressed
                    ? [...criteria_niches, niche]
                    : criteria_niches.filter((one) => one !== niche),
                })
              }
            >
              {NICHE_NAMES[niche]}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      {hints?.creator_count ? (
        <p role="status" className="flex items-center gap-2 text-md text-ink-2">
          <Users aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
          <span>
            <strong className="num font-semibold text-ink">
              {hints.has_more_creators ? 'More than ' : ''}
              {formatCount(hints.creator_count)} creators
            </strong>{' '}
            fit this.
          </span>
        </p>
      ) : null}
      <LineEditor
        label="Questions for applicants"
        name="questions"
        lines={questions}
        most={QUESTIONS_MAX}
        maxLength={QUESTION_MAX_LENGTH}
        icon={
          <MessageCircleQuestion aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
        }
        error={errorOf('questions')}
        onChange={(lines) => onEdit({ questions: lines })}
      />
    </BuilderSection>
  );
}

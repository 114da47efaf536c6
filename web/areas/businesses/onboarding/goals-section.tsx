import { useState } from 'react';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { GOAL_NAMES, GOALS, type Goal } from '#domain/businesses/onboarding.ts';
import { Card } from '#web/ui/card.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type OnboardingActions, useOnboardingAction } from './onboarding-actions.ts';

type GoalsSectionProps = Pick<Onboarding, 'goals' | 'other_goal'> & { onChange: OnboardingActions['change'] };

/** The owner's goals for working with creators, saved on every press. */
export function GoalsSection({ goals, other_goal, onChange }: GoalsSectionProps) {
  const [chosen, setChosen] = useState<readonly Goal[]>(goals);
  const [other, setOther] = useState(other_goal);

  const saving = useOnboardingAction(onChange, { failed: 'Not saved', isParallel: true });

  function toggle(goal: Goal, isOn: boolean) {
    const next = GOAL_NAMES.filter((name) => (name === goal ? isOn : chosen.includes(name)));
    setChosen(next);
    void saving.run({ goals: next });
  }

  return (
    <Card as="section" aria-labelledby="goals-title">
      <h2 id="goals-title" className="type-block-title">
        What do you want from creators?
      </h2>
      <p className="mt-1 text-base text-ink-2">
        Choose any that apply. It shapes the campaigns we suggest. Creators don’t see your answers.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {GOAL_NAMES.map((goal) => (
          <ToggleChip
            key={goal}
            pressed={chosen.includes(goal)}
            onPressedChange={(isOn) => toggle(goal, isOn)}
            className="max-sm:h-auto max-sm:min-h-11 max-sm:whitespace-normal"
          >
            {GOALS[goal]}
          </ToggleChip>
        ))}
      </div>
      <TextField
        label="Something else"
        name="other_goal"
        maxLength={200}
        value={other}
        onChange={(event) => setOther(event.target.value)}
        onBlur={() => other.trim() === other_goal || void saving.run({ other_goal: other })}
        className="mt-5"
      />
    </Card>
  );
}

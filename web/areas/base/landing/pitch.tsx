import type { ReactNode } from 'react';

type PitchProps = {
  titleId: string;
  /** The title breaks after its first line if there is room. */
  title: readonly [string, string];
  lede: string;
  steps: readonly { title: string; text: string }[];
  action: ReactNode;
};

/** The offer to one role: a promise, three steps and one action. */
export function Pitch({ titleId, title, lede, steps, action }: PitchProps) {
  return (
    <div>
      <h2 id={titleId} className="type-section">
        {title[0]} <br className="max-sm:hidden" />
        {title[1]}
      </h2>
      <p className="mt-4 max-w-[34rem] text-lg text-ink-2 lg:mt-6 lg:text-[1.125rem] lg:leading-7">{lede}</p>
      <ol className="mt-6 border-line-strong border-t lg:mt-9">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.5rem_1fr] border-line-strong border-b py-5.5">
            <span
              aria-hidden="true"
              className="font-display text-xl leading-6.5 font-extrabold text-accent-text font-stretch-[80%]"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-[1.1875rem] leading-6.5 font-money tracking-[-0.014em]">{step.title}</h3>
              <p className="mt-1 text-touch leading-6.25 text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid sm:flex">{action}</div>
    </div>
  );
}

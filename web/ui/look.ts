type Classes = string | readonly string[];
type Variants = Record<string, Record<string, Classes>>;

/** Options named "true" and "false" are set with booleans. */
type Choice<Options> = keyof Options extends 'true' | 'false' ? boolean : keyof Options;
type Choices<V extends Variants> = { [Name in keyof V]?: Choice<V[Name]> | undefined };
type Combination<V extends Variants> = {
  [Name in keyof V]?: Choice<V[Name]> | readonly Choice<V[Name]>[];
} & { classes: Classes };

interface Rules<V extends Variants> {
  base?: Classes;
  variants: V;
  /** Classes for combinations of choices. */
  combinations?: readonly Combination<V>[];
  defaults?: Choices<V>;
}

/** The options of a look, for the props of its component. */
export type LookChoices<L> = L extends (choices?: infer C) => string
  ? Omit<NonNullable<C>, 'className'>
  : never;

/** Class names are kept, because a page asks for the same few again and again. */
const MOST_KEPT = 500;

/** Builds the class names of a component from its options: `buttonLook({ variant: 'primary', block: true })`. */
export function look<const V extends Variants>({
  base = '',
  variants,
  combinations = [],
  defaults,
}: Rules<V>) {
  const kept = new Map<string, string>();
  return (choices: Choices<V> & { className?: string | undefined } = {}): string => {
    const key = JSON.stringify(choices);
    const known = kept.get(key) ?? build(choices);
    if (kept.size < MOST_KEPT) kept.set(key, known);
    return known;
  };

  function build({ className, ...choices }: Choices<V> & { className?: string | undefined }): string {
    const chosen: Record<string, unknown> = { ...defaults, ...withoutUndefined(choices) };
    const single = Object.entries(variants).map(([name, options]) => options[String(chosen[name] ?? false)]);
    const met = combinations
      .filter(({ classes: _, ...when }) =>
        Object.entries(when).every(([name, wanted]) => meets(wanted, chosen[name])),
      )
      .map(({ classes }) => classes);
    return [base, ...single, ...met, className].flat().filter(Boolean).join(' ');
  }
}

function meets(wanted: unknown, choice: unknown): boolean {
  return Array.isArray(wanted) ? wanted.includes(choice) : wanted === choice;
}

function withoutUndefined(choices: object): object {
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined));
}

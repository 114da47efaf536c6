export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Reads `a[b][0]=c` the way their API does. */
export function readForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let place = root;
    for (const part of path.slice(0, -1)) {
      const inner = place[part];
      const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
      place[part] = next;
      place = next;
    }
    place[path.at(-1) ?? ''] = value;
  }
  return root;
}

export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(value: FormValue | undefined): number {
  return Number(textOf(value) ?? Number.NaN);
}

/** The values of a list, or of an object. */
export function formOf(value: FormValue | undefined): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function recordOf(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(formOf(value)).map(([name, text]) => [name, textOf(text) ?? '']));
}

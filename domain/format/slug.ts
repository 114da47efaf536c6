/** "Tía Chelo Tacos" becomes tia-chelo-tacos, "St. George" st-george, "6 a.m." 6-am. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

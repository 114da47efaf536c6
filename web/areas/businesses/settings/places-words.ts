/** "3 in Brooklyn and Queens"; null without locations. */
export function placesWords({
  location_count,
  boroughs,
}: {
  location_count: number;
  boroughs: readonly string[];
}): string | null {
  if (location_count === 0) return null;
  const where = new Intl.ListFormat('en-US').format(boroughs);
  return where === '' ? String(location_count) : `${location_count} in ${where}`;
}

interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;

/** In a straight line. */
export function milesBetween(a: Place, b: Place): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)];
  const across = radians(b.longitude - a.longitude);
  const chord =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(across / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** "2.1 miles", or "around the corner". */
export function milesWords(miles: number): string {
  if (miles < 0.1) return 'around the corner';
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

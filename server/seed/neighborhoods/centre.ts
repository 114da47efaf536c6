/** A name and the latitude and longitude of its centre. */
export type Centre = readonly [name: string, latitude: number, longitude: number];

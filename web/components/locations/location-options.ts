import {
  countCreatorsOptions,
  getNeighborhoodFiguresOptions,
  listLocationsOptions,
} from '../../api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '../../api/reach.ts';

export function locationsOptions(api: ApiReach, businessId: string) {
  return listLocationsOptions({ ...api, path: { id: businessId } });
}

export function figuresOptions(api: ApiReach, neighborhoodId: string) {
  return getNeighborhoodFiguresOptions({ ...api, path: { id: neighborhoodId } });
}

export function creatorCountsOptions(api: ApiReach) {
  return countCreatorsOptions(api);
}

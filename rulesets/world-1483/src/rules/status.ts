import type { Nation, Territory } from '../state.ts';
import type { Status } from '../words.ts';
import { hasAnyCity, isTribe } from './find.ts';

/**
 * By its lands: without any a nation is eliminated, without a city of any kind conquered (W83-20.30, 20.33); one that was absorbed
 * stays so. A tribe is never conquered (W83-16.36).
 */
export const statusBy = (lands: readonly Territory[], nation: Pick<Nation, 'kind' | 'status'>): Status => {
  if (nation.status === 'absorbed') return 'absorbed';
  if (lands.length === 0) return 'eliminated';
  return lands.some(hasAnyCity) || isTribe(nation) ? 'active' : 'conquered';
};

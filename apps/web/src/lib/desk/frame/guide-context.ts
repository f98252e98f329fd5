import { getContext, setContext } from 'svelte';

/** What a guide beside the desk asks of its map. */
export interface GuideAtMap {
  /** The area of which the guide speaks; null when it speaks of none. */
  area(): number | null;
  /** The area that is to be chosen on the map as soon as units in hand can go there. */
  target(): number | null;
  /** Something is to be written for that before. */
  writes(): boolean;
}

const KEY = Symbol('guide');
const NO_GUIDE: GuideAtMap = { area: () => null, target: () => null, writes: () => false };

export const guideAtMap = (): GuideAtMap => getContext<GuideAtMap | undefined>(KEY) ?? NO_GUIDE;

export const setGuideAtMap = (guide: GuideAtMap): void => {
  setContext(KEY, guide);
};

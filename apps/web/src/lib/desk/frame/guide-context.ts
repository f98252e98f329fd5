import { getContext, setContext } from 'svelte';

const KEY = Symbol('guide');

/** The area of which a guide beside the desk speaks; null when there is no guide, or he speaks of none. */
export const areaOfGuide = (): (() => number | null) =>
  getContext<(() => number | null) | undefined>(KEY) ?? (() => null);

export const setAreaOfGuide = (area: () => number | null): void => {
  setContext(KEY, area);
};

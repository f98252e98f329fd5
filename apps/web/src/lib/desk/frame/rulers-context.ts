import { getContext, setContext } from 'svelte';

/** Who rules a seat, in words; undefined for a seat of which nothing is told. */
export type RulersOfSeats = (seat: string) => string | undefined;

const KEY = Symbol('rulers');

/** Null where nobody can say, as over a file from a disk, and until a server has said it. */
export const rulersOfDesk = (): (() => RulersOfSeats | null) =>
  getContext<(() => RulersOfSeats | null) | undefined>(KEY) ?? (() => null);

export const setRulersOfDesk = (rulers: () => RulersOfSeats | null): void => {
  setContext(KEY, rulers);
};

import type { RuledSeat } from '@chancery/reports';
import { getContext, setContext } from 'svelte';

const KEY = Symbol('rulers');

/** Who looks after each seat; null if nobody can say, as for a file from a disk, and until the server has said it. */
export const rulersOfDesk = (): (() => readonly RuledSeat[] | null) =>
  getContext<(() => readonly RuledSeat[] | null) | undefined>(KEY) ?? (() => null);

export const setRulersOfDesk = (rulers: () => readonly RuledSeat[] | null): void => {
  setContext(KEY, rulers);
};

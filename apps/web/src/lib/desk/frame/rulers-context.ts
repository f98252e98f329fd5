import type { RuledSeat } from '@chancery/reports';
import { getContext, setContext } from 'svelte';

const KEY = Symbol('rulers');

/** Who looks after each seat; null where nobody can say, as over a file from a disk, and until a server has said it. */
export const rulersOfDesk = (): (() => readonly RuledSeat[] | null) =>
  getContext<(() => readonly RuledSeat[] | null) | undefined>(KEY) ?? (() => null);

export const setRulersOfDesk = (rulers: () => readonly RuledSeat[] | null): void => {
  setContext(KEY, rulers);
};

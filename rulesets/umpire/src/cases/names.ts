import { Called, fold } from '@chancery/core';
import { type CaseSort, drawVocabulary, everyNumbered } from '@chancery/kit';
import { ROLLS } from '../data/rolls.ts';
import type { Setting } from '../setting.ts';
import type { GamePosition } from '../types.ts';

/** A thing of a position: the first name is shown, all are read. */
interface Named {
  readonly value: number;
  readonly names: readonly string[];
}

/** Things that a position names: foundings and rebels make new names, so they are read from the state. */
export interface NamedThings {
  find(position: GamePosition, words: string): number | null;
  readonly sort: CaseSort<GamePosition>;
}

const named = (of: (position: GamePosition) => readonly Named[]): NamedThings => {
  const find = (position: GamePosition, words: string): number | null =>
    of(position).find(({ names }) => names.some((name) => fold(name) === fold(words)))?.value ?? null;
  return {
    find,
    sort: {
      name: (value: number, position) => {
        const [shown = String(value), ...others] = of(position).find((each) => each.value === value)?.names ?? [];
        return new Called(shown, others);
      },
      read: (words, position) => find(position, words),
      names: (position) => of(position).map(({ names: [shown = ''] }) => shown),
    },
  };
};

/** Nations by code or name, the Independents among them. */
export const NATIONS = named(({ state }) =>
  everyNumbered(state.nations).map(({ number, code, name }) => ({ value: number, names: [code, name] })),
);
/** Provinces by name or code. */
export const PROVINCES = named(({ state }) =>
  everyNumbered(state.provinces).map(({ number, name, code }) => ({ value: number, names: [name, code] })),
);
export const GENERALS = named(({ state }) =>
  state.generals.map(({ number, name }) => ({ value: number, names: [name] })),
);
/** Troop types by code, singular or plural. */
export const TYPES = named(({ setting }) =>
  setting.types.map(({ type, code, name, plural }) => ({ value: type, names: [plural, name, code] })),
);

/** A stack goes by its nation and its province: so many nations there may be. */
const MOST_NATIONS = 1000;
export const stackId = (nation: number, province: number): number => province * MOST_NATIONS + nation;
export const stackOf = (id: number): { readonly nation: number; readonly province: number } => ({
  nation: id % MOST_NATIONS,
  province: Math.floor(id / MOST_NATIONS),
});

/** `VEN in Padua`, `VEN at PAD` */
export const STACKS: CaseSort<GamePosition> = {
  name: (id: number, { state }) => {
    const { nation, province } = stackOf(id);
    const [code, place] = [state.nations[nation]?.code ?? `${nation}`, state.provinces[province]];
    return new Called(`${code} in ${place?.name ?? province}`, place == null ? [] : [`${code} in ${place.code}`]);
  },
  read: (words, position) => {
    const [, owner = '', place = ''] = /^(.+?)\s+(?:in|at)\s+(.+)$/.exec(words.trim()) ?? [];
    const [nation, province] = [NATIONS.find(position, owner), PROVINCES.find(position, place)];
    return nation === null || province === null ? null : stackId(nation, province);
  },
};

/** `BATTLE@VEN,land,PAD`: what a roll is about stands in codes and names, as the log has it (UM-1.12, 1.18). */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: Object.keys(ROLLS)
    .flatMap((name) => [name, `${name}.frac`])
    .concat('LOSER.frac', 'EMBARK.frac'),
  placeIn: (words) =>
    words
      .split(',')
      .map((part) => part.trim())
      .join(','),
  placeWords: (place) => place,
});

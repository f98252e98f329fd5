import { Called, fold } from '@chancery/core';
import { type CaseSort, drawVocabulary, everyNumbered, listed } from '@chancery/kit';
import { ownerName } from '../names/names.ts';
import { placesOf } from '../rules/find.ts';
import type { NationInfo, Setting } from '../setting.ts';
import type { GamePosition } from '../types.ts';
import { type NationNumber, NOBODYS_LANDS, type OwnerNumber } from '../words.ts';

/** Territories and sea zones by name or id. */
export const PLACES = listed<Setting>((setting) =>
  placesOf(setting).map(({ number, name, code }) => ({ value: number, names: [name, code] })),
);

/** Nations by name or code, rebels of the game among them. */
export const findNationCalled = ({ state }: Pick<GamePosition, 'state'>, words: string): NationNumber | null =>
  everyNumbered(state.nations).find(({ name, code }) => [name, code].some((each) => fold(each) === fold(words)))
    ?.number ?? null;

export const NATION_SORT: CaseSort<GamePosition> = {
  name: (number: NationNumber, { state }) => {
    const nation = state.nations[number];
    return nation == null ? `nation ${number}` : new Called(nation.name, [nation.code]);
  },
  read: (words, position) => findNationCalled(position, words),
  names: ({ state }) => everyNumbered(state.nations).map(({ name }) => name),
};

/** A nation, or an owner that is none. */
export const OWNER_SORT: CaseSort<GamePosition> = {
  name: (owner: OwnerNumber, { state }) => new Called(ownerName(state, owner), [state.nations[owner]?.code ?? owner]),
  read: (words, position) =>
    findNationCalled(position, words) ??
    NOBODYS_LANDS.find((owner) => fold(ownerName(position.state, owner)) === fold(words)) ??
    null,
  names: ({ state }) =>
    [...everyNumbered(state.nations).map(({ number }) => number), ...NOBODYS_LANDS].map((owner) =>
      ownerName(state, owner),
    ),
};

/** A nation of the scenario by name or code. */
export const infoCalled = ({ nations }: Pick<Setting, 'nations'>, words: string): NationInfo | null =>
  everyNumbered(nations).find(({ name, code }) => [name, code].some((each) => fold(each) === fold(words))) ?? null;

/** Draws at a place, those of a nation, and those of a unit. */
const AT_PLACES = [
  'develop',
  'siberia',
  'africa',
  'berber-raid',
  'berber-strength',
  'berber-defence',
  'siege',
  'fight',
  'rebellion',
] as const;
const OF_NATIONS = [
  'influence',
  'slander',
  'threat',
  'steal-sea',
  'steal-land',
  'surrender',
  'marriage',
  'general-skill',
  'general-ability',
] as const;

const isAtPlace = (draw: string): boolean => (AT_PLACES as readonly string[]).includes(draw);

/** `fight@Lisbon` ↔ `fight@7`, `general-skill@Portugal` ↔ `general-skill@6`, `ice@12`. */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: [...AT_PLACES, ...OF_NATIONS, 'ice'],
  placeIn: (words, draw, setting) => {
    if (/^#?\d+$/.test(words)) return words.replace('#', '');
    const found = isAtPlace(draw) ? PLACES.find(setting, words) : (infoCalled(setting, words)?.number ?? null);
    return found === null ? null : `${found}`;
  },
  placeWords: (place, draw, setting) => {
    const number = Number(place);
    if (draw === 'ice') return place;
    return (isAtPlace(draw) ? setting.places[number]?.name : setting.nations[number]?.name) ?? place;
  },
});

import { Called, type Fact, factsFrom, saysNothing, type Words, writeLine } from '@chancery/core';
import { type CaseSorts, type FactSchema, NUMBER, shapesOf, WORDS, without, word } from '@chancery/kit';
import type { NationOrder } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { noUnits } from '../rules/forces.ts';
import { NATION, PROVINCE } from '../sorts.ts';
import { GENERAL_STATE, NATION_STATE, SEEN_BY } from '../state.ts';
import type { GamePosition } from '../types.ts';
import { view } from '../view.ts';
import { NEWS_KINDS } from '../words.ts';
import { GENERALS, NATIONS, PROVINCES, STACKS, TYPES } from './names.ts';

/** `6 Foot, 5 Horse` of a list by type, each with its other names. */
const unitsSaid = (units: readonly number[], { setting }: GamePosition): readonly Called[] =>
  setting.types.flatMap(({ type, name, plural, code }) => {
    const count = units[type] ?? 0;
    if (count === 0) return [];
    const [shown, other] = count === 1 ? [name, plural] : [plural, name];
    return [new Called(`${count} ${shown}`, [`${count} ${other}`, `${count} ${code}`])];
  });

/** `6 Foot`: how many, and of which type; null for anything else. */
const itemOf = (words: string, position: GamePosition): readonly [type: number, count: number] | null => {
  const [, count = '', name = ''] = /^(\d{1,4})\s+(.+)$/.exec(words.trim()) ?? [];
  const type = TYPES.find(position, name);
  return type === null ? null : [type, Number(count)];
};

/** `6 Foot, 5 Horse` as a list by type; `none` for no units. */
const readUnits = (words: Words, position: GamePosition): readonly number[] => {
  const units = noUnits(position.setting);
  if (saysNothing(words)) return units;
  const items = Array.isArray(words.value)
    ? words.items().map((item) => item.text() ?? '')
    : (words.text() ?? '').split(',');
  for (const said of items) {
    const item = itemOf(said, position);
    if (item === null) words.fault(`'${said.trim()}' are no units, such as 6 Foot`);
    else units[item[0]] = (units[item[0]] ?? 0) + item[1];
  }
  return units;
};

/** Data that is told fact by fact. */
const whole = (schema: FactSchema): CaseSorts<GamePosition>[string] => ({
  name: (value: object, position): Fact => factsFrom(value, shapesOf(schema), SORTS, position),
  shapes: shapesOf(schema),
});

/** A figure of an intelligence report. */
const FIGURE = { kind: WORDS, said: NUMBER, least: NUMBER, most: NUMBER };
const SEEN = { area: PROVINCE, nation: NATION, turn: NUMBER, source: word(...SEEN_BY), owner: WORDS, figures: FIGURE };

/** How things are called in cases. */
export const SORTS: CaseSorts<GamePosition> = {
  nation: NATIONS.sort,
  province: PROVINCES.sort,
  general: GENERALS.sort,
  'troop type': TYPES.sort,
  stack: STACKS,
  units: {
    list: unitsSaid,
    readFacts: readUnits,
    knows: (words, position) => itemOf(words, position) !== null,
  },
  /** As it is sent. */
  order: {
    name: (order: NationOrder, position) =>
      writeLine(ORDERS, { setting: position.setting, view: view(position, { kind: 'master' }) }, order),
  },
  'new general': whole(GENERAL_STATE),
  'known general': whole(without(GENERAL_STATE, 'skill', 'trueLoyalty')),
  'new nation': whole(NATION_STATE),
  sightings: whole(SEEN),
  news: whole({ turn: NUMBER, what: word(...NEWS_KINDS), province: PROVINCE }),
};

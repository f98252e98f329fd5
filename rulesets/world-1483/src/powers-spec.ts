import {
  counted,
  type PowerRow,
  type PowerTableSpec,
  type ReportLine,
  type Stance,
  said,
  seatId,
} from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { nationName } from './names/names.ts';
import { box, money } from './names/reader.ts';
import { exists, isNpc, isShip, isTroop, nationsOf, ownedBy, unitsOf } from './rules/find.ts';
import { neighboursOf } from './rules/neighbours.ts';
import { atWar, boxOf, enemiesOf } from './rules/war.ts';
import type { Nation } from './state.ts';
import type { GameKnown, Types } from './types.ts';
import { ALLIED, AT_WAR, type NationNumber } from './words.ts';

/** Every other nation: the box in which it has the reader, its wars and tributes, and its line of the standing chart (W83-18.14, 18.17). */
export const POWERS: PowerTableSpec<Types> = {
  params: ['nation', 'npc'],
  columns: [
    words('name', 'Nation'),
    words('stands', 'Stands to you'),
    words('acts', 'Acts'),
    words('wars', 'At war with'),
    words('tribute', 'Tribute'),
    numbers('territories', 'Territories'),
    numbers('cities', 'Cities'),
    numbers('sea', 'Sea trade'),
    numbers('land', 'Land trade'),
    numbers('troops', 'Troops'),
    numbers('ships', 'Ships'),
  ],
  rows: (known) => {
    const { nation } = known.view;
    if (nation === null) return [];
    const near = neighboursOf(known.setting, known.view, nation);
    return nationsOf(known.view)
      .filter(({ number, status }) => number !== nation && status !== 'absorbed')
      .map((other) => rowOf(known, nation, other, near));
  },
  own: (known) => ownLines(known),
};

const rowOf = (known: GameKnown, me: NationNumber, other: Nation, near: ReadonlySet<NationNumber>): PowerRow => {
  const { view } = known;
  const { number, code, name, seaTrade, landTrade } = other;
  const lands = ownedBy(view, number);
  const units = unitsOf(view, number);
  const isClose = near.has(number) || atWar(view, number, me) || (isNpc(other) && boxOf(view, number, me) === ALLIED);
  return {
    power: `${number}`,
    ...(isNpc(other) ? {} : { seat: seatId(code) }),
    stance: stanceOf(known, me, other),
    ...(isClose ? {} : { far: true }),
    cells: {
      name,
      stands: standsWords(known, me, other),
      acts: isNpc(other) ? 'phase 5, by the rules' : `phase ${other.phase}`,
      wars: enemiesOf(view, number)
        .map((enemy) => nationName(view, enemy))
        .join(', '),
      tribute: tributeWords(known, number),
      territories: `${lands.length}`,
      cities: `${lands.filter(({ city }) => city !== null).length}`,
      sea: `${seaTrade}`,
      land: `${landTrade}`,
      troops: `${units.filter(isTroop).length}`,
      ships: `${units.filter(isShip).length}`,
    },
  };
};

const stanceOf = ({ view }: GameKnown, me: NationNumber, other: Nation): Stance => {
  if (!exists(other)) return 'gone';
  if (atWar(view, other.number, me)) return 'foe';
  return isNpc(other) && boxOf(view, other.number, me) === ALLIED ? 'friend' : 'neutral';
};

/** Of a non-player nation the box in which it has the reader, Neutral included; of others war or peace. */
const standsWords = ({ view }: GameKnown, me: NationNumber, other: Nation): string => {
  if (!exists(other)) return other.status;
  const conquered = other.status === 'conquered' ? ', conquered' : '';
  if (isNpc(other)) return `${box(boxOf(view, other.number, me))}${conquered}`;
  return `${atWar(view, other.number, me) ? box(AT_WAR) : 'at peace'}${conquered}`;
};

/** `3 from France`, `2 to Spain` */
const tributeWords = ({ view }: GameKnown, nation: NationNumber): string =>
  view.tributes
    .flatMap(({ payer, receiver, amount }) => {
      if (payer === nation) return [`${amount} to ${nationName(view, receiver)}`];
      return receiver === nation ? [`${amount} from ${nationName(view, payer)}`] : [];
    })
    .join(', ');

const ownLines = ({ view }: GameKnown): readonly ReportLine[] => {
  const { nation, own } = view;
  const mine = nation === null ? null : (view.nations[nation] ?? null);
  if (nation === null || mine === null || own === null) return [];
  const lands = ownedBy(view, nation);
  return [
    said(
      'W83-18.14',
      `Treasury ${money(own.treasury)}; ${counted(lands.length, 'territory', 'territories')}, ${counted(lands.filter(({ city }) => city !== null).length, 'city', 'cities')}; ${mine.seaTrade} sea and ${mine.landTrade} land trade.`,
    ),
  ];
};

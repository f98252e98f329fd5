import { countName, typeName } from '../names/names.ts';
import { ability } from '../names/reader.ts';
import type { RetreatTerm } from '../order.ts';
import { SHIP_TYPES, TROOP_TYPES } from '../words.ts';
import type { OddsForce, OddsKind, OddsTroop, Unrolled } from './question.ts';

/** Forces in the words in which odds are asked. */

export const kindName = (kind: OddsKind): string => (kind === 'mil' ? 'militia' : typeName(kind));

/** What troops are called that may fight there. */
export const troopNames = (on: 'land' | 'sea'): readonly string[] =>
  (on === 'land' ? TROOP_TYPES : SHIP_TYPES).map((type) => typeName(type));

export const troopWords = ({ count, kind, laden, damaged }: OddsTroop): string => {
  const how = `${laden === true ? 'laden ' : ''}${damaged === true ? 'damaged ' : ''}`;
  if (how === '') return kind === 'mil' ? `${count} militia` : countName(count, kind);
  return `${count} ${how}${kind === 'mil' ? 'militia' : typeName(kind, count)}`;
};

export const unrolledWords = (unrolled: Unrolled): string => {
  switch (unrolled.what) {
    case 'siberia':
      return 'a siberian garrison';
    case 'africa':
      return `an african garrison of value ${unrolled.value}`;
    case 'berbers':
      return 'berber riders';
  }
};

/** `losses>=2`, `ratio<1/2`, `now` */
export const retreatWords = ({ measure, sign, than, of }: RetreatTerm): string =>
  `${measure}${sign ?? ''}${than ?? ''}${of === undefined ? '' : `/${of}`}`;

const WAYS = { land: '', strait: 'across a strait', sea: 'by sea', inside: 'from inside' } as const;

/** A force as `odds` reads it: `3 infantry, by sea, general 5, master tactician, retreat losses>=2`. */
export const forceText = ({ troops, way, general, points, retreat, unrolled }: OddsForce, attacks: boolean): string => {
  const clauses = [
    ...troops.map(troopWords),
    ...(unrolled === null ? [] : [unrolledWords(unrolled)]),
    ...(attacks && WAYS[way] !== '' ? [WAYS[way]] : []),
    ...(general === null ? [] : [`general ${general.skill}`]),
    ...(general === null || general.ability === 0 ? [] : [ability(general.ability).toLowerCase()]),
    ...points.map((item) => `points ${item.count} ${typeName(item.type)} ${item.points}`),
    ...retreat.map((term) => `retreat ${retreatWords(term)}`),
  ];
  return clauses.length === 0 ? 'nobody' : clauses.join(', ');
};

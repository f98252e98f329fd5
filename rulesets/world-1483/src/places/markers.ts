import type { MarkerBase, TroopMarker } from '@chancery/core';
import { ownerCode } from '../names/codes.ts';
import { MINIATURES } from '../names/miniatures.ts';
import { countName, ownerName } from '../names/names.ts';
import { ability, capital, lots } from '../names/reader.ts';
import { countsIn } from '../rules/counts.ts';
import { cargoOf, isShip, nationsOf } from '../rules/find.ts';
import { boxOf } from '../rules/war.ts';
import type { Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { ALLIED, NPC_PHASE, type OwnerNumber, UNIT_TYPES } from '../words.ts';

/** Kinds of units by which a reader filters the map and the list. */
export const UNIT_KINDS = ['land', 'sea'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/**
 * One marker for each place, owner and type: how many units (W83-2.6). A general has one of their own, with their skill in place of
 * the number. What is aboard is told by its ships.
 */
export const markersOf = (known: GameKnown, kinds: readonly string[] = UNIT_KINDS): readonly TroopMarker[] => {
  const baseOf = basesFor(known);
  const shown = known.view.units.filter(
    (unit) => (unit.carrier === null || unit.type === 'gen') && kinds.includes(isShip(unit) ? 'sea' : 'land'),
  );
  return [...Map.groupBy(shown, groupOf).values()].map((units) => {
    const [first] = units as [Unit];
    return {
      area: first.place,
      base: baseOf(first.owner),
      miniature: MINIATURES[first.type],
      count: first.type === 'gen' ? first.skill : units.length,
      power: ownerCode(known.view, first.owner),
      title: titleOf(known, units),
      ...(units.some(({ damaged }) => damaged) ? { broken: true } : {}),
    };
  });
};

const groupOf = ({ id, place, owner, type }: Unit): string =>
  `${place} ${owner} ${UNIT_TYPES.indexOf(type)}${type === 'gen' ? ` ${id}` : ''}`;

/** Own, of an allied non-player nation, foreign, or nobody's. */
const basesFor = ({ view }: GameKnown): ((owner: OwnerNumber) => MarkerBase) => {
  const { nation } = view;
  const allies = new Set(
    nation === null
      ? []
      : nationsOf(view)
          .filter(({ number, phase }) => phase === NPC_PHASE && boxOf(view, number, nation) === ALLIED)
          .map(({ number }) => number),
  );
  return (owner) => {
    if (owner <= 0) return 'independent';
    if (owner === nation) return 'own';
    return allies.has(owner) ? 'allied' : 'foreign';
  };
};

/** `England: 2 merchantmen with 3 infantry aboard`, `France: general of skill 5, the Cautious` */
const titleOf = ({ view }: GameKnown, units: readonly Unit[]): string => {
  const [{ owner, type, skill, ability: able }] = units as [Unit];
  const whose = capital(ownerName(view, owner));
  if (type === 'gen') return `${whose}: general of skill ${skill}${able === 0 ? '' : `, ${ability(able)}`}`;
  const aboard = units.flatMap(({ id }) => cargoOf(view, id));
  const damaged = units.filter((unit) => unit.damaged).length;
  return [
    `${whose}: ${countName(units.length, type)}`,
    ...(damaged === 0 ? [] : [`${damaged} damaged`]),
    ...(aboard.length === 0 ? [] : [`${lots(countsIn(aboard))} aboard`]),
  ].join(', ');
};

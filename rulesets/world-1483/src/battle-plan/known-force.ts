import type { BattleForce } from '@chancery/core';
import { ownerName } from '../names/names.ts';
import { capital } from '../names/reader.ts';
import { forceText } from '../odds/force-words.ts';
import { NO_FORCE, type OddsForce, type OddsKind, type OddsTroop } from '../odds/question.ts';
import type { LandFight, UnitItem } from '../order.ts';
import { countsIn } from '../rules/counts.ts';
import { cargoOf, isGeneral, isShip, isTroop } from '../rules/find.ts';
import { bestGeneral } from '../rules/leaders.ts';
import type { Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { OwnerNumber } from '../words.ts';

/** Units that fight side by side, in the words in which `odds` reads them. */
export const knownForce = (
  { view }: GameKnown,
  units: readonly Unit[],
  { where = '', attacks, ...how }: Partial<OddsForce> & { readonly where?: string; readonly attacks: boolean },
): BattleForce => {
  const [first] = units;
  const best = bestGeneral(units.filter(isGeneral));
  const force: OddsForce = {
    ...NO_FORCE,
    troops: [...landTroops(units), ...ships(view, units)],
    general: best === null ? null : { skill: best.skill, ability: best.ability },
    ...how,
  };
  const label = capital(ownerName(view, first?.owner ?? 0));
  return { label: where === '' ? label : `${label}, ${where}`, force: forceText(force, attacks) };
};

const landTroops = (units: readonly Unit[]): readonly OddsTroop[] =>
  countsIn(units.filter(isTroop)).map(({ count, type }) => ({ count, kind: type as OddsKind }));

/** Ships that are laden or damaged count by themselves. */
const ships = (view: GameKnown['view'], units: readonly Unit[]): readonly OddsTroop[] => {
  const states = units
    .filter(isShip)
    .map(({ id, type, damaged }) => ({ kind: type as OddsKind, laden: cargoOf(view, id).length > 0, damaged }));
  return [...Map.groupBy(states, ({ kind, laden, damaged }) => `${kind} ${laden} ${damaged}`).values()].map((like) => {
    const [{ kind, laden, damaged }] = like as [(typeof states)[number]];
    return { count: like.length, kind, ...(laden ? { laden } : {}), ...(damaged ? { damaged } : {}) };
  });
};

/** A force for each owner. */
export const forcesByOwner = (known: GameKnown, units: readonly Unit[], attacks: boolean): readonly BattleForce[] =>
  [...Map.groupBy(units, ({ owner }) => owner)]
    .toSorted(([one]: [OwnerNumber, unknown], [other]: [OwnerNumber, unknown]) => one - other)
    .flatMap(([, own]) =>
      own.some((unit) => isTroop(unit) || isShip(unit)) ? [knownForce(known, own, { attacks })] : [],
    );

/** The units that a line names, as far as they are there; a general may be named by number. */
export const unitsNamed = (
  there: readonly Unit[],
  items: readonly UnitItem[],
  general: LandFight['with'],
): readonly Unit[] => {
  const named = items.flatMap(({ count, type, id }) => {
    const fit = there.filter((unit) => unit.type === type && (id === undefined || unit.id === id));
    return count === 'ALL' ? fit : fit.slice(0, count);
  });
  return [...new Set([...named, ...there.filter(({ id }) => id === general)])];
};

/** What a line says of how they fight. */
export const fightWords = ({ points, retreat }: LandFight): Partial<OddsForce> => ({
  ...(points === undefined ? {} : { points }),
  ...(retreat === undefined ? {} : { retreat }),
});

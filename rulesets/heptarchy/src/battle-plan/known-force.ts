import type { BattleForce } from '@chancery/core';
import { areaName, kingdomName } from '../names/reader.ts';
import { forceText } from '../odds/force-words.ts';
import type { OddsForce, OddsTroop } from '../odds/question.ts';
import { findCargo, getKingdom } from '../rules/find.ts';
import { countOfKind, has, ironBonus, landUnitCount, maxNavies, maxUnits } from '../rules/reckoned.ts';
import type { Board } from '../scene.ts';
import type { Unit } from '../state.ts';
import type { KingdomNumber } from '../words.ts';

/** How a force comes to its battle; by default it does not come, but stands there. */
interface Coming {
  readonly crossing?: OddsForce['crossing'];
  readonly fresh?: boolean;
  readonly attacks?: boolean;
}

/** Units of one kingdom that would fight side by side, in the words in which `odds` reads them. */
export const knownForce = (
  board: Board,
  label: string,
  units: readonly Unit[],
  { crossing = 'border', fresh = false, attacks = false }: Coming = {},
): BattleForce => {
  const [{ owner, boost }] = units as [Unit];
  const atSea = units.some(({ kind }) => kind === 'navy');
  const excess = atSea
    ? countOfKind(board, owner, 'navy') - maxNavies(board, owner)
    : landUnitCount(board, owner) - maxUnits(board, owner);
  const force: OddsForce = {
    troops: troopsOf(board, units),
    crossing,
    boost: attacks && !atSea ? boost : 0,
    iron: units.some(({ kind }) => kind === 'retinue') ? ironBonus(board, owner) : 0,
    viking: attacks && !atSea && crossing !== 'border' && has(board, owner, 'viking'),
    overLimit: Math.max(0, excess),
    fresh,
  };
  return { label, force: forceText(force) };
};

const troopsOf = ({ state }: Board, units: readonly Unit[]): readonly OddsTroop[] => {
  const troops = units.map(({ id, kind }) => {
    const cargo = kind === 'navy' ? findCargo(state, id) : null;
    return { kind, cargo: cargo === null || cargo.kind === 'navy' ? null : cargo.kind };
  });
  return [...Map.groupBy(troops, ({ kind, cargo }) => `${kind} ${cargo}`).values()].map((like) => ({
    ...(like[0] as (typeof troops)[number]),
    count: like.length,
  }));
};

/** A force for each kingdom, and each part of it that fights differently. */
export const knownForces = (
  board: Board,
  units: readonly Unit[],
  place?: number,
  coming?: Coming,
): readonly BattleForce[] =>
  [...Map.groupBy(units, ({ owner }) => owner)].map(([owner, own]) =>
    knownForce(board, labelOf(board, owner, place), own, coming),
  );

const labelOf = ({ setting, state }: Board, kingdom: KingdomNumber, place?: number): string => {
  const name = kingdomName({ setting }, getKingdom(state, kingdom).number);
  return place === undefined || place === kingdom ? name : `${name}, in ${areaName({ setting }, place)}`;
};

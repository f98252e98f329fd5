import { type Passes, shortestPath } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Location, RealmNumber } from '../words.ts';
import { findProvince } from './find.ts';
import { areAtWar, hasPermission } from './permission.ts';
import { mapOf } from './places.ts';

/**
 * The shortest way by which gold can travel: from a province with a garrison of the sender to one with a garrison of the
 * recipient, both ends included, over at most `sendRange` borders; undefined when there is none. MD-12.10 to MD-12.12
 */
export const caravanWay = (
  { setting, state }: { readonly setting: Setting; readonly state: State },
  sender: RealmNumber,
  recipient: RealmNumber,
): readonly Location[] | undefined => {
  const starts = garrisonsOf(state, sender);
  const ends = garrisonsOf(state, recipient);
  const isEnd = new Set(ends);
  const passes: Passes = (_, to, kind) =>
    kind !== 'mountain' && kind !== 'reef' && (isEnd.has(to) || lets(state, sender, to));
  return shortestPath(mapOf(setting), starts, ends, { passes, limit: setting.options.sendRange });
};

/** A province where the sender has permission, or a sea without an enemy fleet; enemy armies do not stop gold. */
const lets = (state: State, sender: RealmNumber, location: Location): boolean => {
  const province = findProvince(state, location);
  if (province) return hasPermission(state, province, sender);
  return !state.units.some(
    (unit) => unit.location === location && unit.kind === 'F' && areAtWar(state, sender, unit.realm),
  );
};

const garrisonsOf = (state: State, realm: RealmNumber): readonly Location[] =>
  state.units.filter((unit) => unit.kind === 'G' && unit.realm === realm).map(({ location }) => location);

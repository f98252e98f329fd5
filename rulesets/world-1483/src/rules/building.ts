import type { OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Setting } from '../setting.ts';
import type { Board } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { coreOf, isFar } from './core.ts';
import { getTerritory, hasAnyCity } from './find.ts';
import { isCoastal, touches } from './geography.ts';
import { atStartOf } from './snapshot.ts';

/** Where new units may come (W83-7.30 to 7.36). What is asked when they are placed is asked when they are bought, but for incorporation. */

export type BuildOrder = OrderOf<'BUILD' | 'BUILD_GENERAL' | 'BUILD_SHIPS' | 'BUILD_PORT'>;
type Lands = Pick<Board, 'territories' | 'nations'>;

/** The territory that builds. */
export const builderOf = (order: BuildOrder): PlaceNumber =>
  order.verb === 'BUILD_SHIPS' ? order.args.from : order.args.at;

export const siteFault = (setting: Setting, board: Lands, nation: NationNumber, order: BuildOrder): Refusal | null => {
  const territory = builderOf(order);
  const { owner } = getTerritory(board, territory);
  if (owner !== nation) return { code: 'not-yours', territory, owner };
  if (!atStartOf(setting, board, nation).territories.includes(territory)) return { code: 'not-yours-then', territory };
  if (order.verb === 'BUILD_PORT') return portFault(setting, board, nation, territory);
  if (order.verb === 'BUILD_SHIPS') return dockFault(setting, board, nation, order.args);
  return cityFault(setting, board, nation, territory);
};

/** A city that the nation had when its turn began (W83-7.30); a tribal city of a tribe counts, but not one that has moved (W83-16.20, 16.23). */
const cityFault = (setting: Setting, board: Lands, nation: NationNumber, territory: PlaceNumber): Refusal | null => {
  if (!hasAnyCity(getTerritory(board, territory))) return { code: 'no-city', territory };
  return atStartOf(setting, board, nation).cities.includes(territory) ? null : { code: 'new-city', territory };
};

/** A port of the nation that stood when its turn began, and a zone on its coast (W83-7.32, 7.33). */
const dockFault = (
  setting: Setting,
  board: Lands,
  nation: NationNumber,
  { from, at }: OrderOf<'BUILD_SHIPS'>['args'],
): Refusal | null => {
  if (!touches(setting, from, at)) return { code: 'not-touching', zone: at, territory: from };
  return atStartOf(setting, board, nation).ports.includes(from) ? null : { code: 'no-port', territory: from };
};

/** A coast without a port, in reach of the core unless it has a city of its own (W83-7.34 to 7.36). */
const portFault = (setting: Setting, board: Lands, nation: NationNumber, territory: PlaceNumber): Refusal | null => {
  const { port, city } = getTerritory(board, territory);
  if (!isCoastal(setting, territory)) return { code: 'no-coast', territory };
  if (port) return { code: 'port-there', territory };
  const isRemote = city === null && isFar(setting, coreOf(setting, board, nation), territory);
  return isRemote ? { code: 'far-from-core', territory } : null;
};

/** What a city must be to take units in step 8: incorporated, unless it is a tribal one (W83-7.30, 16.20). */
export const placingFault = (
  setting: Setting,
  board: Lands,
  nation: NationNumber,
  order: BuildOrder,
): Refusal | null => {
  const fault = siteFault(setting, board, nation, order);
  if (fault !== null || order.verb === 'BUILD_SHIPS' || order.verb === 'BUILD_PORT') return fault;
  const territory = order.args.at;
  const { incorporatedBy, tribalCity } = getTerritory(board, territory);
  return incorporatedBy === nation || tribalCity === nation ? null : { code: 'not-incorporated', territory };
};

import { seesAll, type Viewer } from '@chancery/core';
import type { MdPosition } from './types.ts';
import { provincesSeen } from './view/provinces.ts';
import { alliancesKnown, ledgerSeen, ownSeen, realmsSeen, warsSeen } from './view/realms.ts';
import { commandersSeen, unitsSeen } from './view/units.ts';
import type { Watcher } from './view/watcher.ts';
import type { View } from './view-types.ts';

/**
 * What a viewer sees, built up from nothing (MD-16.1 to MD-16.10). There is no fog: places, units and troops are open to
 * all; dispositions, gold, grants and unpublished alliances belong to those concerned.
 */
export const view = (position: MdPosition, viewer: Viewer): View => {
  const { setting, state } = position;
  const realm =
    viewer.kind === 'seat' ? (setting.realms.find((info) => info?.code === viewer.seat)?.number ?? null) : null;
  const watcher: Watcher = { realm, master: seesAll(viewer) };
  return {
    ...watcher,
    turn: state.turn,
    realms: realmsSeen(state, watcher),
    provinces: provincesSeen(position, watcher),
    units: unitsSeen(position, watcher),
    commanders: commandersSeen(state, watcher),
    wars: warsSeen(state),
    alliances: alliancesKnown(state, watcher),
    claims: state.claims.map(({ members, since }) => ({ members, since })),
    outcome: state.outcome,
    own: ownSeen(state, watcher),
    ledger: ledgerSeen(state, watcher),
  };
};

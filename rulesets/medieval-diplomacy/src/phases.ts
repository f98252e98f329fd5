import type { Phase } from '@chancery/core';
import { annexationsDecline, limitsChecked, provincesAnnexed } from './phases/final/annexation.ts';
import { construction } from './phases/final/construction.ts';
import { damageMended, damageRises } from './phases/final/damage.ts';
import { defeatedRealmsRemoved } from './phases/final/defeat.ts';
import { turnEnds } from './phases/final/ending.ts';
import { provincesGiven } from './phases/final/gifts.ts';
import { goldDecays, goldSent } from './phases/final/gold.ts';
import { commandersHired } from './phases/final/hiring.ts';
import { proclamationsPaid } from './phases/final/proclamations.ts';
import { structuresRazed } from './phases/final/razing.ts';
import { troopsBuilt } from './phases/final/recruiting.ts';
import { alliancesCancelled, alliancesFormed, peaceEstablished } from './phases/final/relations.ts';
import { revenueGained } from './phases/final/revenue.ts';
import { upkeepPaid } from './phases/final/upkeep.ts';
import { administration } from './phases/first/administration.ts';
import { acceptanceChanged, passageChanged, permissionChanged, warDeclared } from './phases/first/diplomacy.ts';
import { disbanded } from './phases/first/disbanding.ts';
import { armiesFormed, fleetsFormed } from './phases/first/forming.ts';
import { ranksReassigned } from './phases/first/ranks.ts';
import { sameLocationTransfers } from './phases/first/same-place.ts';
import { borderBattles, landBattles, seaBattles } from './phases/movement/battles.ts';
import { armiesPrepareToBoard } from './phases/movement/boarding.ts';
import { defendOptionChanged } from './phases/movement/defending.ts';
import { homelessFleetsDepart } from './phases/movement/homeless.ts';
import { fleetsLoad } from './phases/movement/loading.ts';
import { armiesMarch } from './phases/movement/marching.ts';
import { provincesChangeHands } from './phases/movement/ownership.ts';
import { provincesPillaged } from './phases/movement/pillaging.ts';
import { type MovementStep, repeatMovement } from './phases/movement/repeat.ts';
import { fleetsSail } from './phases/movement/sailing.ts';
import { transfersHappen } from './phases/movement/transfers.ts';
import { armiesUnload } from './phases/movement/unloading.ts';
import { palaceCoups } from './phases/opening/coup.ts';
import { mastersActs, ordersListed, plansLaid, sheetsCounted, turnBegins } from './phases/opening/open.ts';
import { storageChecked } from './phases/storage.ts';
import type { Turn, Types } from './types.ts';

/** Before the first event: the slate is wiped and the orders are opened. */
const OPENING = [
  { name: 'The turn begins', rule: 'MD-1.32', run: turnBegins },
  { name: "The master's acts", rule: 'MD-12.61', run: mastersActs },
  { name: 'Sheets counted', rule: 'MD-18.39', run: sheetsCounted },
  { name: 'Orders listed', rule: 'MD-1.33', run: ordersListed },
  { name: 'Palace coups', rule: 'MD-12.54', run: palaceCoups }, // before E1, so that a traitor's war is not declared
  { name: 'Plans laid', rule: 'MD-1.13', run: plansLaid },
] as const satisfies readonly Phase<Types>[];

/** MD-1.4: once. */
export const FIRST_EVENTS = [
  { name: 'E1 War declared', rule: 'MD-3.2', run: warDeclared }, // a realm may attack the same turn (MD-1.8)
  { name: 'E2 Acceptance changed', rule: 'MD-3.18', run: acceptanceChanged },
  { name: 'E3 Passage rights changed', rule: 'MD-3.20', run: passageChanged },
  { name: 'E4 Special permission changed', rule: 'MD-3.23', run: permissionChanged },
  { name: 'E5 New armies formed', rule: 'MD-4.10', run: armiesFormed }, // before transfers, which fill them
  { name: 'E6 New fleets formed', rule: 'MD-4.10', run: fleetsFormed },
  { name: 'E7 Administrative actions', rule: 'MD-4.37', run: administration },
  { name: 'E8 Same-location transfers', rule: 'MD-7.3', run: sameLocationTransfers },
  { name: 'E9 Troops reassigned to ranks', rule: 'MD-4.23', run: ranksReassigned },
  { name: 'E10 Disbanding and salvaging', rule: 'MD-4.42', run: disbanded }, // salvage can be spent this turn
] as const satisfies readonly Phase<Types>[];

/** MD-1.5: again and again, about a month each. */
export const MOVEMENT_EVENTS: readonly MovementStep[] = [
  { step: 'M1', name: 'Transfers', run: transfersHappen },
  { step: 'M2', name: 'Armies prepare to board foreign fleets', run: armiesPrepareToBoard },
  { step: 'M3', name: 'Fleets load armies', run: fleetsLoad },
  { step: 'M4', name: 'Fleets set sail', run: fleetsSail },
  { step: 'M5', name: 'Homeless fleets depart', run: homelessFleetsDepart },
  { step: 'M6', name: 'Sea battles', run: seaBattles }, // a fleet fights before it lands its armies (MD-6.26)
  { step: 'M7', name: 'Fleet storage checked', run: storageChecked },
  { step: 'M8', name: 'Armies unloaded', run: armiesUnload },
  { step: 'M9', name: 'Armies march', run: armiesMarch },
  { step: 'M10', name: 'Defend option changed', run: defendOptionChanged },
  { step: 'M11', name: 'Cross-border battles', run: borderBattles }, // their winners fight on in M12 (MD-8.90)
  { step: 'M12', name: 'Land battles', run: landBattles },
  { step: 'M13', name: 'Province ownership changes', run: provincesChangeHands },
  { step: 'M14', name: 'Provinces pillaged', run: provincesPillaged },
];

/** MD-1.6: once. */
export const FINAL_EVENTS = [
  { name: 'F1 Province damage increases', rule: 'MD-11.45', run: damageRises },
  { name: 'F2 Gold sent', rule: 'MD-12.8', run: goldSent },
  { name: 'F3 Upkeep paid', rule: 'MD-12.16', run: upkeepPaid },
  { name: 'F4 Troops built', rule: 'MD-12.20', run: troopsBuilt }, // after upkeep: they are paid from next turn
  { name: 'F5 Commanders hired', rule: 'MD-10.6', run: commandersHired },
  { name: 'F6 Provinces annexed', rule: 'MD-11.20', run: provincesAnnexed },
  { name: 'F7 Annexation declines', rule: 'MD-11.27', run: annexationsDecline },
  { name: 'F8 Construction', rule: 'MD-12.30', run: construction },
  { name: 'F9 Gold decay', rule: 'MD-12.37', run: goldDecays }, // what is spent in time does not decay
  { name: 'F10 Structures razed', rule: 'MD-12.40', run: structuresRazed },
  { name: 'F11 Revenue gained', rule: 'MD-12.3', run: revenueGained },
  { name: 'F12 Provinces gifted', rule: 'MD-12.44', run: provincesGiven }, // the giver has had this turn's revenue
  { name: 'F13 Proclamation income', rule: 'MD-12.56', run: proclamationsPaid },
  { name: 'F14 Damage repaired', rule: 'MD-11.48', run: damageMended },
  { name: 'F15 Peace established', rule: 'MD-3.10', run: peaceEstablished },
  { name: 'F16 Alliances cancelled', rule: 'MD-3.2', run: alliancesCancelled },
  { name: 'F17 Alliances formed', rule: 'MD-3.11', run: alliancesFormed },
  { name: 'F18 Realm limits checked', rule: 'MD-12.59', run: limitsChecked },
  { name: 'F19 Defeated realms removed', rule: 'MD-18.22', run: defeatedRealmsRemoved },
  { name: 'F20 Turn complete', rule: 'MD-1.6', run: turnEnds },
] as const satisfies readonly Phase<Types>[];

/** The turn, as the rulebook tells it (MD-1.3). */
export const PHASES: readonly Phase<Types>[] = [
  ...OPENING,
  ...FIRST_EVENTS,
  {
    name: 'Movement Events',
    rule: 'MD-1.5',
    run: (turn: Turn) => repeatMovement(turn, MOVEMENT_EVENTS),
  },
  ...FINAL_EVENTS,
];

import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { buildFort } from './building/build-fort.ts';
import { buildHarbour } from './building/build-harbour.ts';
import { buildProduction } from './building/build-production.ts';
import { buildShips } from './building/build-ships.ts';
import { hireCommander } from './building/hire-commander.ts';
import { raze } from './building/raze.ts';
import { recruit } from './building/recruit.ts';
import { repairFort } from './building/repair-fort.ts';
import { acceptGifts } from './headquarters/accept-gifts.ts';
import { annex } from './headquarters/annex.ts';
import { cancelAlliance } from './headquarters/cancel-alliance.ts';
import { declareWar } from './headquarters/declare-war.ts';
import { giveProvince } from './headquarters/give-province.ts';
import { grantPassage } from './headquarters/grant-passage.ts';
import { grantPermission } from './headquarters/grant-permission.ts';
import { offerAlliance } from './headquarters/offer-alliance.ts';
import { offerPeace } from './headquarters/offer-peace.ts';
import { proclaim } from './headquarters/proclaim.ts';
import { publishAlliance } from './headquarters/publish-alliance.ts';
import { sendAmbassador } from './headquarters/send-ambassador.ts';
import { sendGold } from './headquarters/send-gold.ts';
import { permitIndependent } from './master/permit-independent.ts';
import { setControl } from './master/set-control.ts';
import { setStatus } from './master/set-status.ts';
import { board } from './plan/board.ts';
import { hold } from './plan/hold.ts';
import { load } from './plan/load.ts';
import { march } from './plan/march.ts';
import { pillage } from './plan/pillage.ts';
import { sail } from './plan/sail.ts';
import { transfer } from './plan/transfer.ts';
import { unload } from './plan/unload.ts';
import { defend } from './standing/defend.ts';
import { disband } from './standing/disband.ts';
import { follow } from './standing/follow.ts';
import { formArmy } from './standing/form-army.ts';
import { formFleet } from './standing/form-fleet.ts';
import { leader } from './standing/leader.ts';
import { marines } from './standing/marines.ts';
import { nameUnit } from './standing/name-unit.ts';
import { rank } from './standing/rank.ts';
import { retreatLevel } from './standing/retreat-level.ts';
import { salvage } from './standing/salvage.ts';
import { together } from './together.ts';

/** Every order of Medieval Diplomacy, in the order of section 15. It does not compile while one is missing. */
export const ORDERS: OrderCatalogue<Types> = {
  kinds: {
    DECLARE_WAR: declareWar,
    OFFER_ALLIANCE: offerAlliance,
    CANCEL_ALLIANCE: cancelAlliance,
    PUBLISH_ALLIANCE: publishAlliance,
    OFFER_PEACE: offerPeace,
    ACCEPT_GIFTS: acceptGifts,
    GRANT_PASSAGE: grantPassage,
    GRANT_PERMISSION: grantPermission,
    SEND_AMBASSADOR: sendAmbassador,
    SEND_GOLD: sendGold,
    ANNEX: annex,
    GIVE_PROVINCE: giveProvince,
    PROCLAIM: proclaim,

    FORM_ARMY: formArmy,
    FORM_FLEET: formFleet,
    NAME: nameUnit,
    RETREAT_LEVEL: retreatLevel,
    FOLLOW: follow,
    MARINES: marines,
    DEFEND: defend,
    LEADER: leader,
    RANK: rank,
    DISBAND: disband,
    SALVAGE: salvage,

    TRANSFER: transfer,
    HOLD: hold,
    MARCH: march,
    BOARD: board,
    LOAD: load,
    SAIL: sail,
    UNLOAD: unload,
    PILLAGE: pillage,

    RECRUIT: recruit,
    BUILD_SHIPS: buildShips,
    HIRE_COMMANDER: hireCommander,
    BUILD_FORT: buildFort,
    REPAIR_FORT: repairFort,
    BUILD_HARBOUR: buildHarbour,
    BUILD_PRODUCTION: buildProduction,
    RAZE: raze,

    SET_STATUS: setStatus,
    SET_CONTROL: setControl,
    PERMIT_INDEPENDENT: permitIndependent,
  },
  together,
};

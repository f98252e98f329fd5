import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { acceptGifts } from './accept-gifts.ts';
import { annex } from './annex.ts';
import { board } from './board.ts';
import { buildFort } from './build-fort.ts';
import { buildHarbour } from './build-harbour.ts';
import { buildProduction } from './build-production.ts';
import { buildShips } from './build-ships.ts';
import { cancelAlliance } from './cancel-alliance.ts';
import { declareWar } from './declare-war.ts';
import { defend } from './defend.ts';
import { disband } from './disband.ts';
import { follow } from './follow.ts';
import { formArmy } from './form-army.ts';
import { formFleet } from './form-fleet.ts';
import { giveProvince } from './give-province.ts';
import { grantPassage } from './grant-passage.ts';
import { grantPermission } from './grant-permission.ts';
import { hireCommander } from './hire-commander.ts';
import { hold } from './hold.ts';
import { leader } from './leader.ts';
import { load } from './load.ts';
import { march } from './march.ts';
import { marines } from './marines.ts';
import { nameUnit } from './name-unit.ts';
import { offerAlliance } from './offer-alliance.ts';
import { offerPeace } from './offer-peace.ts';
import { permitIndependent } from './permit-independent.ts';
import { pillage } from './pillage.ts';
import { proclaim } from './proclaim.ts';
import { publishAlliance } from './publish-alliance.ts';
import { rank } from './rank.ts';
import { raze } from './raze.ts';
import { recruit } from './recruit.ts';
import { repairFort } from './repair-fort.ts';
import { retreatLevel } from './retreat-level.ts';
import { sail } from './sail.ts';
import { salvage } from './salvage.ts';
import { sendAmbassador } from './send-ambassador.ts';
import { sendGold } from './send-gold.ts';
import { setControl } from './set-control.ts';
import { setStatus } from './set-status.ts';
import { together } from './together.ts';
import { transfer } from './transfer.ts';
import { unload } from './unload.ts';

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

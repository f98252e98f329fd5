import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { build } from './building/build.ts';
import { buildGeneral } from './building/build-general.ts';
import { buildPort } from './building/build-port.ts';
import { buildShips } from './building/build-ships.ts';
import { cancelGift } from './deals/cancel-gift.ts';
import { cancelTrade } from './deals/cancel-trade.ts';
import { confirmTrade } from './deals/confirm-trade.ts';
import { gift } from './deals/gift.ts';
import { giftIf } from './deals/gift-if.ts';
import { trade } from './deals/trade.ts';
import { declareWar } from './diplomacy/declare-war.ts';
import { finance } from './diplomacy/finance.ts';
import { influence } from './diplomacy/influence.ts';
import { slander } from './diplomacy/slander.ts';
import { threaten } from './diplomacy/threaten.ts';
import { develop } from './economy/develop.ts';
import { foundCity } from './economy/found-city.ts';
import { reorganise } from './economy/reorganise.ts';
import { stealLand } from './economy/steal-land.ts';
import { stealSea } from './economy/steal-sea.ts';
import { putUnits } from './master/put-units.ts';
import { removeUnits } from './master/remove-units.ts';
import { setOwner } from './master/set-owner.ts';
import { setReturning } from './master/set-returning.ts';
import { setSeat } from './master/set-seat.ts';
import { setTreasury } from './master/set-treasury.ts';
import { expel } from './moves/expel.ts';
import { incorporate } from './moves/incorporate.ts';
import { land } from './moves/land.ts';
import { march } from './moves/march.ts';
import { moveCity } from './moves/move-city.ts';
import { sail } from './moves/sail.ts';
import { absent } from './seats/absent.ts';
import { returning } from './seats/returning.ts';
import { tribalSetup } from './seats/tribal-setup.ts';
import { acceptPeaceAlways } from './standing/accept-peace-always.ts';
import { allowLand } from './standing/allow-land.ts';
import { cautious } from './standing/cautious.ts';
import { closeCanal } from './standing/close-canal.ts';
import { closeStrait } from './standing/close-strait.ts';
import { contestNew } from './standing/contest-new.ts';
import { contestSea } from './standing/contest-sea.ts';
import { denyLand } from './standing/deny-land.ts';
import { general } from './standing/general.ts';
import { join } from './standing/join.ts';
import { landLosses } from './standing/land-losses.ts';
import { openCanal } from './standing/open-canal.ts';
import { openStrait } from './standing/open-strait.ts';
import { passSea } from './standing/pass-sea.ts';
import { points } from './standing/points.ts';
import { raid } from './standing/raid.ts';
import { seaLosses } from './standing/sea-losses.ts';
import { standAside } from './standing/stand-aside.ts';
import { together } from './together.ts';
import { acceptPeace } from './treaties/accept-peace.ts';
import { call } from './treaties/call.ts';
import { demandSurrender } from './treaties/demand-surrender.ts';
import { free } from './treaties/free.ts';
import { marry } from './treaties/marry.ts';
import { offerPeace } from './treaties/offer-peace.ts';
import { rebellion } from './treaties/rebellion.ts';
import { surrender } from './treaties/surrender.ts';
import { withdrawPeace } from './treaties/withdraw-peace.ts';

/** Every order; the compiler asks for those that are missing. A message replaces the sections that it holds (W83-17.3). */
export const ORDERS: OrderCatalogue<Types> = {
  sections: [
    { id: 'actions', title: 'Actions', heading: 'ACTIONS' },
    { id: 'trades', title: 'Trades', heading: 'TRADES', when: 'any' },
    { id: 'gifts', title: 'Gifts', heading: 'GIFTS', when: 'any' },
    { id: 'standing', title: 'Standing orders', heading: 'STANDING', also: ['STANDING ORDERS'] },
    { id: 'setup', title: 'Settling', heading: 'SETUP', takes: 1 },
  ],
  replaces: 'sections',
  ranked: true,
  numberSign: 'number',
  kinds: {
    DECLARE_WAR: declareWar,
    INFLUENCE: influence,
    SLANDER: slander,
    THREATEN: threaten,
    FINANCE: finance,
    STEAL_SEA: stealSea,
    STEAL_LAND: stealLand,
    REORGANISE: reorganise,
    DEVELOP: develop,
    FOUND_CITY: foundCity,
    BUILD: build,
    BUILD_GENERAL: buildGeneral,
    BUILD_SHIPS: buildShips,
    BUILD_PORT: buildPort,
    SAIL: sail,
    MARCH: march,
    LAND: land,
    EXPEL: expel,
    MOVE_CITY: moveCity,
    INCORPORATE: incorporate,
    OFFER_PEACE: offerPeace,
    ACCEPT_PEACE: acceptPeace,
    WITHDRAW_PEACE: withdrawPeace,
    DEMAND_SURRENDER: demandSurrender,
    SURRENDER: surrender,
    CALL: call,
    MARRY: marry,
    REBELLION: rebellion,
    FREE: free,
    TRADE: trade,
    CONFIRM_TRADE: confirmTrade,
    CANCEL_TRADE: cancelTrade,
    GIFT: gift,
    GIFT_IF: giftIf,
    CANCEL_GIFT: cancelGift,
    ALLOW_LAND: allowLand,
    DENY_LAND: denyLand,
    CONTEST_SEA: contestSea,
    PASS_SEA: passSea,
    CONTEST_NEW: contestNew,
    JOIN: join,
    STAND_ASIDE: standAside,
    CLOSE_STRAIT: closeStrait,
    OPEN_STRAIT: openStrait,
    CLOSE_CANAL: closeCanal,
    OPEN_CANAL: openCanal,
    GENERAL: general,
    POINTS: points,
    LAND_LOSSES: landLosses,
    SEA_LOSSES: seaLosses,
    CAUTIOUS: cautious,
    RAID: raid,
    ACCEPT_PEACE_ALWAYS: acceptPeaceAlways,
    TRIBAL_SETUP: tribalSetup,
    RETURNING: returning,
    ABSENT: absent,
    SET_SEAT: setSeat,
    SET_RETURNING: setReturning,
    SET_TREASURY: setTreasury,
    SET_OWNER: setOwner,
    PUT_UNITS: putUnits,
    REMOVE_UNITS: removeUnits,
  },
  together,
};

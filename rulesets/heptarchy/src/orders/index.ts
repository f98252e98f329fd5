import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { boost } from './cavalry/boost.ts';
import { protect } from './cavalry/protect.ts';
import { raid } from './cavalry/raid.ts';
import { answer } from './diplomacy/answer.ts';
import { cancel } from './diplomacy/cancel.ts';
import { gift } from './diplomacy/gift.ts';
import { propose } from './diplomacy/propose.ts';
import { subjugate } from './diplomacy/subjugate.ts';
import { buildNavy } from './land/build-navy.ts';
import { church } from './land/church.ts';
import { develop } from './land/develop.ts';
import { disband } from './land/disband.ts';
import { raise } from './land/raise.ts';
import { redevelop } from './land/redevelop.ts';
import { signUp } from './land/sign-up.ts';
import { endGame } from './master/end-game.ts';
import { setController } from './master/set-controller.ts';
import { setPlayerList } from './master/set-player-list.ts';
import { anchor } from './movement/anchor.ts';
import { dispatch } from './movement/dispatch.ts';
import { load } from './movement/load.ts';
import { move } from './movement/move.ts';
import { sail } from './movement/sail.ts';
import { unload } from './movement/unload.ts';
import { answerPeace } from './peace/answer-peace.ts';
import { declareWar } from './peace/declare-war.ts';
import { offerPeace } from './peace/offer-peace.ts';
import { end } from './phase/end.ts';
import { message } from './phase/message.ts';

/** Every action of section 14, and the master's acts. It does not compile while one is missing. */
export const ORDERS: OrderCatalogue<Types> = {
  kinds: {
    SIGN_UP: signUp,
    DEVELOP: develop,
    REDEVELOP: redevelop,
    RAISE: raise,
    BUILD_NAVY: buildNavy,
    DISBAND: disband,
    CHURCH: church,

    PROPOSE: propose,
    ANSWER: answer,
    CANCEL: cancel,
    GIFT: gift,
    SUBJUGATE: subjugate,

    DECLARE_WAR: declareWar,
    OFFER_PEACE: offerPeace,
    ANSWER_PEACE: answerPeace,

    MOVE: move,
    LOAD: load,
    UNLOAD: unload,
    DISPATCH: dispatch,
    SAIL: sail,
    ANCHOR: anchor,

    BOOST: boost,
    RAID: raid,
    PROTECT: protect,

    MESSAGE: message,
    END: end,

    SET_CONTROLLER: setController,
    SET_PLAYER_LIST: setPlayerList,
    END_GAME: endGame,
  },
  together: () => [],
};

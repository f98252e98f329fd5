import type { Actions } from './action.ts';
import { answer } from './answer.ts';
import { answerPeace } from './answer-peace.ts';
import { buildNavy } from './build-navy.ts';
import { cancel } from './cancel.ts';
import { church } from './church.ts';
import { declareWar } from './declare-war.ts';
import { develop } from './develop.ts';
import { end } from './end.ts';
import { gift } from './gift.ts';
import { message } from './message.ts';
import { offerPeace } from './offer-peace.ts';
import { propose } from './propose.ts';
import { protect } from './protect.ts';
import { raid } from './raid.ts';
import { raise } from './raise.ts';
import { redevelop } from './redevelop.ts';
import { signUp } from './sign-up.ts';
import { subjugate } from './subjugate.ts';

/** What a kingdom does besides commanding its units. */
export const REALM_ACTIONS = {
  SIGN_UP: signUp,
  DEVELOP: develop,
  REDEVELOP: redevelop,
  RAISE: raise,
  BUILD_NAVY: buildNavy,
  DECLARE_WAR: declareWar,
  PROPOSE: propose,
  ANSWER: answer,
  CANCEL: cancel,
  GIFT: gift,
  SUBJUGATE: subjugate,
  OFFER_PEACE: offerPeace,
  ANSWER_PEACE: answerPeace,
  RAID: raid,
  PROTECT: protect,
  CHURCH: church,
  MESSAGE: message,
  END: end,
} as const satisfies Actions<
  | 'SIGN_UP'
  | 'DEVELOP'
  | 'REDEVELOP'
  | 'RAISE'
  | 'BUILD_NAVY'
  | 'DECLARE_WAR'
  | 'PROPOSE'
  | 'ANSWER'
  | 'CANCEL'
  | 'GIFT'
  | 'SUBJUGATE'
  | 'OFFER_PEACE'
  | 'ANSWER_PEACE'
  | 'RAID'
  | 'PROTECT'
  | 'CHURCH'
  | 'MESSAGE'
  | 'END'
>;

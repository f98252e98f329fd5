import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { accept } from './answers/accept.ts';
import { agree } from './answers/agree.ts';
import { breakPact } from './answers/break.ts';
import { deny } from './answers/deny.ts';
import { permit } from './answers/permit.ts';
import { refuse } from './answers/refuse.ts';
import { revoke } from './answers/revoke.ts';
import { undeny } from './answers/undeny.ts';
import { bridge } from './building/bridge.ts';
import { contest } from './building/contest.ts';
import { demolish } from './building/demolish.ts';
import { fortify } from './building/fortify.ts';
import { found } from './building/found.ts';
import { largesse } from './building/largesse.ts';
import { raise } from './building/raise.ts';
import { recruit } from './building/recruit.ts';
import { assassinate } from './covert/assassinate.ts';
import { counterspy } from './covert/counterspy.ts';
import { covert } from './covert/covert.ts';
import { sabotage } from './covert/sabotage.ts';
import { spy } from './covert/spy.ts';
import { declareWar } from './diplomacy/declare-war.ts';
import { diplomacy } from './diplomacy/diplomacy.ts';
import { grant } from './diplomacy/grant.ts';
import { heir } from './lands/heir.ts';
import { sendGold } from './lands/send-gold.ts';
import { tax } from './lands/tax.ts';
import { setController } from './master/set-controller.ts';
import { together } from './together.ts';
import { assault } from './troops/assault.ts';
import { invade } from './troops/invade.ts';
import { levy } from './troops/levy.ts';
import { move } from './troops/move.ts';
import { muster } from './troops/muster.ts';
import { pillage } from './troops/pillage.ts';
import { raid } from './troops/raid.ts';
import { disband } from './units/disband.ts';
import { enter } from './units/enter.ts';
import { join } from './units/join.ts';
import { leave } from './units/leave.ts';
import { recall } from './units/recall.ts';
import { stance } from './units/stance.ts';
import { task } from './units/task.ts';
import { askHost } from './words/ask-host.ts';
import { message } from './words/message.ts';

/** Every order; the compiler asks for those that are missing. A round takes one action (DOM-1.2). */
export const ORDERS: OrderCatalogue<Types> = {
  sections: [
    { id: 'r1', title: 'Round 1', heading: 'ROUND 1', also: ['R1'], usual: 1 },
    { id: 'r2', title: 'Round 2', heading: 'ROUND 2', also: ['R2'], usual: 1 },
    { id: 'r3', title: 'Round 3', heading: 'ROUND 3', also: ['R3'], usual: 1 },
  ],
  kinds: {
    DECLARE_WAR: declareWar,
    DIPLOMACY: diplomacy,
    GRANT: grant,
    COUNTERSPY: counterspy,
    SPY: spy,
    ASSASSINATE: assassinate,
    SABOTAGE: sabotage,
    COVERT: covert,
    FOUND: found,
    RAISE: raise,
    CONTEST: contest,
    FORTIFY: fortify,
    BRIDGE: bridge,
    DEMOLISH: demolish,
    RECRUIT: recruit,
    LARGESSE: largesse,
    MUSTER: muster,
    LEVY: levy,
    RAID: raid,
    MOVE: move,
    INVADE: invade,
    ASSAULT: assault,
    PILLAGE: pillage,
    ACCEPT: accept,
    REFUSE: refuse,
    AGREE: agree,
    BREAK: breakPact,
    DENY: deny,
    UNDENY: undeny,
    PERMIT: permit,
    REVOKE: revoke,
    SEND_GOLD: sendGold,
    HEIR: heir,
    TAX: tax,
    RECALL: recall,
    DISBAND: disband,
    LEAVE: leave,
    ENTER: enter,
    STANCE: stance,
    JOIN: join,
    TASK: task,
    MESSAGE: message,
    ASK_HOST: askHost,
    SET_CONTROLLER: setController,
  },
  together,
};

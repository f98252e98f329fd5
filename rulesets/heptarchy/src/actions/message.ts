import type { Message } from '../order.ts';
import { getKingdom } from '../rules/find.ts';
import { kingdomOfCode } from '../setting.ts';
import { TO_ALL } from '../words.ts';
import type { Action } from './action.ts';
import { strange } from './towards.ts';

/** MESSAGE: words for another player alone, or for all (HEP-15.2). */
export const message: Action<Message> = {
  fault: (board, kingdom, { to }) => {
    if (to === TO_ALL) return null;
    const other = kingdomOfCode(board.setting, to);
    if (other === null) return { code: 'unknown-kingdom', kingdom: to };
    const gone = strange(board, kingdom, other);
    if (gone !== null) return gone;
    return getKingdom(board.state, other).controller === 'player' ? null : { code: 'not-a-player', kingdom: other };
  },

  act: (scene, kingdom, { to, text }) => {
    const addressee = to === TO_ALL ? null : kingdomOfCode(scene.setting, to);
    scene.emit({ kind: 'message-sent', rule: 'HEP-14.1', from: kingdom, to: addressee, text });
  },
};

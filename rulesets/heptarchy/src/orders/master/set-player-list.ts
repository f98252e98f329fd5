import { branch, oneOf, when } from '@chancery/kit';
import { masterFault } from '../../master/index.ts';
import type { SetPlayerList } from '../../order.ts';
import { getAreaInfo } from '../../rules/find.ts';
import { KINGDOMS } from '../param-types.ts';
import { board, masterKind } from './master-kind.ts';

export const setPlayerList = masterKind<SetPlayerList>({
  verb: 'SET_PLAYER_LIST',
  rule: 'HEP-1.12',
  title: 'Set the player list',
  help: 'The order in which players have their Phases; before Turn 1 only.',
  params: { kingdoms: { type: KINGDOMS, help: 'every player’s kingdom, in order' } },
  lines: [{ pattern: 'SET PLAYER LIST <kingdoms>' }],
  options: (known) => {
    if (!known.view.master) return null;
    const codes = known.view.board.playerList.map((kingdom) => getAreaInfo(known.setting, kingdom).code);
    const lists = codes.map((code) => [code, ...codes.filter((each) => each !== code)]);
    return oneOf(
      'kingdoms',
      lists.map((kingdoms) => {
        const act: SetPlayerList = { verb: 'SET_PLAYER_LIST', args: { kingdoms } };
        return branch(kingdoms, kingdoms.join(', '), when(masterFault(board(known), act) === null));
      }),
    );
  },
});

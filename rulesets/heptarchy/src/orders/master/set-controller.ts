import { branch, oneOf, when } from '@chancery/kit';
import { masterFault } from '../../master/index.ts';
import type { SetController } from '../../order.ts';
import { getAreaInfo, kingdomsOf } from '../../rules/find.ts';
import { CONTROLLER, KINGDOM } from '../param-types.ts';
import { board, masterKind } from './master-kind.ts';

const CONTROLS = [
  ['player', 'a player'],
  ['npc', 'nobody: an NPC State'],
  ['caretaker', 'a caretaker'],
] as const;

export const setController = masterKind<SetController>({
  verb: 'SET_CONTROLLER',
  rule: 'HEP-17.6',
  title: 'Set who leads a kingdom',
  help: 'Gives a kingdom to a player, to a caretaker, or to nobody.',
  params: { kingdom: { type: KINGDOM, help: 'the kingdom' }, controller: { type: CONTROLLER, help: 'who leads it' } },
  lines: [{ pattern: 'SET CONTROLLER OF <kingdom> TO <controller>' }],
  options: (known) =>
    known.view.master
      ? oneOf(
          'kingdom',
          kingdomsOf(known.view.board).map(({ number }) => {
            const { code, name } = getAreaInfo(known.setting, number);
            return branch(
              code,
              name,
              oneOf(
                'controller',
                CONTROLS.map(([controller, label]) => {
                  const act: SetController = { verb: 'SET_CONTROLLER', args: { kingdom: code, controller } };
                  return branch(controller, label, when(masterFault(board(known), act) === null));
                }),
              ),
            );
          }),
        )
      : null,
});

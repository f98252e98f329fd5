import { DONE, illegal, type OrderKind } from '@chancery/core';
import { masterFault } from '../acts/index.ts';
import type { Refusal } from '../refusals.ts';
import { areaInfo, kingdomsOf } from '../rules/find.ts';
import type { HepKnown, Types } from '../types.ts';
import { GROUPS } from './groups.ts';
import { branch, type Kinds, oneOf, when } from './offering.ts';
import type { EndGame, MasterAct, SetController, SetPlayerList } from './order.ts';
import { CONTROLLER, KINGDOM, KINGDOMS } from './param-types.ts';

/** The acts of the game master (HEP-17.7). */

const board = ({ setting, view }: HepKnown) => ({ setting, state: view.board });

const masterKind = <O extends MasterAct>(
  kind: Omit<OrderKind<Types, O>, 'check' | 'by' | 'group'>,
): OrderKind<Types, O> => ({
  ...kind,
  by: 'master',
  group: GROUPS.master,
  check: (known, order) => {
    if (!known.view.master) return [illegal<Refusal>({ code: 'masters-only' })];
    const fault = masterFault(board(known), order);
    return fault === null ? [] : [illegal(fault)];
  },
});

const CONTROLS = [
  ['player', 'a player'],
  ['npc', 'nobody: an NPC State'],
  ['caretaker', 'a caretaker'],
] as const;

const setController = masterKind<SetController>({
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
            const { code, name } = areaInfo(known.setting, number);
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

const setPlayerList = masterKind<SetPlayerList>({
  verb: 'SET_PLAYER_LIST',
  rule: 'HEP-1.12',
  title: 'Set the player list',
  help: 'The order in which players have their Phases; before Turn 1 only.',
  params: { kingdoms: { type: KINGDOMS, help: 'every player’s kingdom, in order' } },
  lines: [{ pattern: 'SET PLAYER LIST <kingdoms>' }],
  options: (known) => {
    if (!known.view.master) return null;
    const codes = known.view.board.playerList.map((kingdom) => areaInfo(known.setting, kingdom).code);
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

const endGame = masterKind<EndGame>({
  verb: 'END_GAME',
  rule: 'HEP-17.7',
  title: 'End the campaign',
  help: 'Ends the campaign for good; the ranking stands as it is.',
  params: {},
  lines: [{ pattern: 'END GAME' }],
  options: (known) =>
    known.view.master && masterFault(board(known), { verb: 'END_GAME', args: {} }) === null ? DONE : null,
});

export const MASTER_ORDERS: Kinds<MasterAct['verb']> = {
  SET_CONTROLLER: setController,
  SET_PLAYER_LIST: setPlayerList,
  END_GAME: endGame,
};

import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getKingdom } from '../rules/find.ts';
import type { Board, Scene } from '../scene.ts';
import { kingdomOfCode } from '../setting.ts';
import type { KingdomNumber } from '../words.ts';
import type { Action } from './action.ts';

type ToAnother = Order & { readonly args: { readonly kingdom: string } };

/** An action towards another kingdom, which is there to be dealt with. */
export const towards = <O extends ToAnother>(action: {
  fault(board: Board, kingdom: KingdomNumber, other: KingdomNumber, args: O['args']): Refusal | null;
  act(scene: Scene, kingdom: KingdomNumber, other: KingdomNumber, args: O['args']): void;
}): Action<O> => ({
  fault: (board, kingdom, args) => {
    const other = kingdomOfCode(board.setting, args.kingdom);
    if (other === null) return { code: 'unknown-kingdom', kingdom: args.kingdom };
    return strange(board, kingdom, other) ?? action.fault(board, kingdom, other, args);
  },
  act: (scene, kingdom, args) => action.act(scene, kingdom, named(scene, args.kingdom), args),
});

/** Oneself and the eliminated can't be dealt with. */
export const strange = ({ state }: Board, kingdom: KingdomNumber, other: KingdomNumber): Refusal | null => {
  if (other === kingdom) return { code: 'oneself' };
  return getKingdom(state, other).controller === 'eliminated' ? { code: 'eliminated', kingdom: other } : null;
};

const named = ({ setting }: Board, code: string): KingdomNumber => {
  const found = kingdomOfCode(setting, code);
  if (found === null) throw new Error(`there is no kingdom ${code}`);
  return found;
};

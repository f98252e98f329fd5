import type { MasterAct } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Board, Scene } from '../scene.ts';

/** An act of the game master (HEP-17.7): like an action, and done for no kingdom. */
export interface ActOfMaster<Act extends MasterAct = MasterAct> {
  fault(board: Board, args: Act['args']): Refusal | null;
  act(scene: Scene, args: Act['args']): void;
}

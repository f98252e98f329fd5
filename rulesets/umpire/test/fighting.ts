import { conflict } from '../src/phases/conflict.ts';
import { step } from '../src/phases/step.ts';
import type { GamePosition, GameTurn } from '../src/types.ts';
import { type Ran, ran } from './board.ts';
import { rolling } from './dice.ts';
import type { Rolls } from './on-the-field.ts';

/** Step 11, with these dice; all others roll their highest. `before` puts something into the memory of the turn. */
export const fought = (position: GamePosition, rolls: Rolls = {}, before: (turn: GameTurn) => void = () => {}): Ran =>
  ran(position, [step({ number: 3, name: 'Before', rule: 'UM-1.2', run: before }), conflict], {}, rolling(rolls));

/** The rolls that were needed for something in a province, as `SCOUT@MIL,land,VER`: for which, and of how much. */
export const needed = ({ events }: Ran): { readonly [label: string]: number } =>
  Object.fromEntries(
    events.flatMap((event) =>
      event.kind === 'chances-taken' ? event.chances.map((each) => [`${each.name}@${each.subject}`, each.needed]) : [],
    ),
  );

/** The kinds of news of a province, in their order, with what there is to say in a word. */
export const newsOf = ({ events }: Ran, province: number): readonly string[] =>
  events.flatMap((event) => {
    if (!('province' in event) || event.province !== province) return [];
    if (event.kind === 'battle-fought') return [`${event.arm} battle ${event.result}, ${event.beaten ?? 'nobody'}`];
    if (event.kind === 'siege-told') return [`siege ${event.what} ${event.t}`];
    if (event.kind === 'assault-told') return [event.stormed ? 'stormed' : 'repulsed'];
    return event.kind === 'capture-told' ? [`${event.manner}${event.sacked ? ', sacked' : ''}`] : [];
  });

import { type Phase, seatId, type Turn } from '@chancery/core';
import { type PowerInfo, powersOn } from '../ground/ground.ts';
import { fallen, fight } from './battle.ts';
import { holds, mayTake, mayTrain, sizeOf, troopsIn, troopsNamed } from './rules.ts';
import { ruledOn } from './ruse.ts';
import { NO_TROOPS, type Order, ROUND_IDS, type Rounds, type Ruse, type Take, type Train } from './types.ts';

type RoundsTurn = Turn<Rounds>;

/** Three rounds, in each of which everybody's order for it is carried out, one captain after another. */
export const PHASES: readonly Phase<Rounds>[] = [
  ...ROUND_IDS.map(
    (id, round): Phase<Rounds> => ({
      name: `Round ${round + 1}`,
      rule: 'RD-1.1',
      run: (turn) => {
        turn.emit({ kind: 'round-began', rule: 'RD-1.1', round: round + 1 });
        for (const captain of inOrder(turn)) {
          const order = turn.sheets[seatId(captain.code)]?.orders.find(({ section }) => section === id);
          if (order !== undefined) carryOut(turn, captain, order, round);
        }
      },
    }),
  ),
  {
    name: 'End',
    rule: 'RD-2.2',
    run: ({ state, emit }) => emit({ kind: 'turn-ended', rule: 'RD-2.2', turn: state.turn }),
  },
];

/** Each turn the next captain begins (RD-1.1). */
const inOrder = ({ setting, state }: RoundsTurn): readonly PowerInfo[] => {
  const all = powersOn(setting);
  const first = (state.turn - 1) % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};

const carryOut = (turn: RoundsTurn, captain: PowerInfo, order: Order, round: number): void => {
  if (order.verb === 'EDIT_CAMP' || order.verb === 'ASK_RUSE') return;
  if (order.verb === 'TRAIN') return train(turn, captain, order);
  if (order.verb === 'RUSE') return tryRuse(turn, captain, order, round);
  const { troops, from, to, fallback } = order.args;
  const ready =
    mayTake(turn.setting, turn.state, captain.number, order.args) &&
    holds(troopsIn(turn.state, from), troopsNamed(troops));
  if (ready) return take(turn, captain, order, round);
  turn.emit({ kind: 'fell-back', rule: 'RD-1.7', power: captain.number, from, to });
  if (fallback !== undefined) train(turn, captain, fallback);
};

const train = ({ state, emit }: RoundsTurn, { number: power }: PowerInfo, order: Train): void => {
  const { kind: troop, camp } = order.args;
  if (mayTrain(state, power, order)) emit({ kind: 'trained', rule: 'RD-1.6', power, camp, troop });
};

/** What the game master has ruled on it; a refused one costs nothing (RD-1.9). */
const tryRuse = (
  { setting, state, rulings, dice, emit }: RoundsTurn,
  captain: PowerInfo,
  order: Ruse,
  round: number,
) => {
  const { number: power, code } = captain;
  const { from, at } = order.args;
  const of = { rule: 'RD-1.9', power, at } as const;
  const ruled = ruledOn(code, order, rulings);
  if ('reason' in ruled) return emit({ kind: 'ruse-dropped', ...of, reason: ruled.reason });
  const { cost, chance, joins } = ruled;
  const ready = mayTake(setting, state, power, { from, to: at }) && sizeOf(troopsIn(state, from)) >= cost;
  if (!ready) return emit({ kind: 'ruse-dropped', ...of, reason: 'nobody was there to carry it out' });
  const roll = dice.at('ruse', `${at}-${round + 1}-${code}`).d(100);
  const gone = roll <= chance ? troopsIn(state, at) : NO_TROOPS;
  const lost = fallen(troopsIn(state, from), cost);
  emit({ kind: 'ruse-tried', ...of, from, lost, gone, joins, chance, roll });
};

const take = ({ state, dice, emit }: RoundsTurn, captain: PowerInfo, { args }: Take, round: number): void => {
  const { from, to } = args;
  const power = captain.number;
  const troops = troopsNamed(args.troops);
  const against = state.camps[to]?.owner ?? null;
  const defending = troopsIn(state, to);
  if (against === power || sizeOf(defending) === 0) {
    emit({ kind: 'marched', rule: 'RD-1.2', power, from, to, troops, taken: against !== power });
    return;
  }
  const fought = fight(troops, defending, args, dice.at('battle', `${to}-${round + 1}-${captain.code}`));
  emit({ kind: 'battle-fought', rule: 'RD-1.3', power, against, from, to, troops, ...fought });
};

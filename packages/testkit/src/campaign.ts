import {
  divided,
  hashOf,
  keyedDice,
  MASTER,
  type Position,
  type Question,
  type ResolvedTurn,
  type Roller,
  type Ruleset,
  type RulesetTypes,
  type Rulings,
  resolveTurn,
  type SeatId,
  type Sheet,
  sendersOf,
  type Window,
} from '@chancery/core';
import type { Player } from './player.ts';
import { diceFrom, knownTo } from './position.ts';

export interface CampaignPlan<T extends RulesetTypes> {
  readonly position: Position<T>;
  /** Any text: all that is drawn in the campaign comes from it. */
  readonly seed: string;
  /** At most so many turns; fewer if the campaign is over before. */
  readonly turns: number;
  player(seat: SeatId, turn: number): Player<T>;
  /** Acts of the game master before each turn; none without. */
  readonly master?: Player<T>;
  /** Without it every question has its default answer. */
  ruling?(question: Question, roller: Roller): string;
}

/** All that a turn depends on, as plain data. */
export interface TurnRecord<T extends RulesetTypes> extends Position<T> {
  readonly sheets: readonly Sheet<T['order']>[];
  readonly acts: readonly T['order'][];
  readonly rulings: Rulings;
  /** Of its keyed dice: 64 hexadecimal digits. */
  readonly diceSeed: string;
}

export interface PlayedTurn<T extends RulesetTypes> {
  /** From 1. */
  readonly number: number;
  readonly record: TurnRecord<T>;
  readonly resolved: ResolvedTurn<T>;
  readonly after: Position<T>;
}

/** Plays turn by turn until the campaign or the plan ends. Throws if a turn cannot be resolved. */
export function* playCampaign<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  plan: CampaignPlan<T>,
): Generator<PlayedTurn<T>, void, undefined> {
  let { position } = plan;
  for (let number = 1; number <= plan.turns; number += 1) {
    const window = ruleset.window(position);
    if (window.kind === 'outcome') return;
    const record = recordOf(ruleset, plan, position, { window, number });
    const resolved = resolveRecord(ruleset, record);
    position = { setting: position.setting, state: resolved.state };
    yield { number, record, resolved, after: position };
  }
}

/** Resolves what is recorded. Throws the incident if that cannot be done. */
export const resolveRecord = <T extends RulesetTypes>(ruleset: Ruleset<T>, record: TurnRecord<T>): ResolvedTurn<T> => {
  const { diceSeed, ...input } = record;
  const result = resolveTurn(ruleset, { ...input, dice: keyedDice(diceSeed) });
  if (result.ok) return result.turn;
  const { phase, events, stack } = result.incident;
  throw new Error(`a turn broke in ${phase}, after ${events} events: ${stack}`);
};

const recordOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { seed, player, master, ruling }: CampaignPlan<T>,
  position: Position<T>,
  { window, number }: { readonly window: Window; readonly number: number },
): TurnRecord<T> => {
  const sheets = sendersOf(window).flatMap((seat): Sheet<T['order']>[] => {
    const known = knownTo(ruleset, position, seat);
    const orders = player(seat, number)(ruleset, known, diceFrom(seed, 'player', number, seat));
    if (orders === null) return [];
    // Of who is not asked, what waits is in no turn.
    const { now, later } = divided(ruleset, window, seat, orders);
    return now.length === 0 && later.length > 0 ? [] : [{ seat, orders: now }];
  });
  const mastersView = { setting: position.setting, view: ruleset.view(position, MASTER) };
  const acts = master?.(ruleset, mastersView, diceFrom(seed, 'master', number)) ?? [];
  const roller = diceFrom(seed, 'rulings', number).at('ruling');
  const questions = ruling === undefined ? [] : ruleset.questions(position, bySeat(sheets));
  const rulings = Object.fromEntries(
    questions.map((question) => [question.id, ruling?.(question, roller) ?? question.byDefault]),
  );
  return { ...position, sheets, acts, rulings, diceSeed: hashOf([seed, 'turn', number]) };
};

const bySeat = <Order extends Sheet['orders'][number]>(
  sheets: readonly Sheet<Order>[],
): { readonly [seat: SeatId]: Sheet<Order> } => Object.fromEntries(sheets.map((sheet) => [sheet.seat, sheet]));

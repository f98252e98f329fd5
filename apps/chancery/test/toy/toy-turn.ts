import { type Draft, type Hearing, type Phase, type Question, type SeatId, type Sheet, seatId } from '@chancery/core';
import type { Diggers, DiggersEvent, DiggersSetting, DiggersState } from './toy-types.ts';

const acts: Phase<Diggers> = {
  name: 'acts',
  rule: 'DG-3',
  run: (turn) => {
    for (const act of turn.acts) {
      if (act.verb === 'GIVE') turn.emit({ kind: 'given', rule: 'DG-3', seat: act.args.seat, gold: act.args.gold });
    }
  },
};

const work: Phase<Diggers> = {
  name: 'work',
  rule: 'DG-1',
  run: (turn) => {
    for (const { seat } of turn.setting.diggers) {
      for (const order of turn.sheets[seatId(seat)]?.orders ?? []) {
        if (order.verb === 'SHOUT') turn.emit({ kind: 'shouted', rule: 'DG-2', seat, text: order.args.text });
        if (order.verb !== 'DIG') continue;
        if (order.args.depth === 7) throw new Error('the seventh layer is cursed');
        const roll = turn.dice.at('dig', seat).d(6);
        const buried = turn.rulings[`safe:${seat}`] === 'no';
        turn.emit({ kind: 'dug', rule: 'DG-1', seat, roll, found: buried ? 0 : roll * order.args.depth });
      }
    }
    turn.emit({ kind: 'turn-ended', rule: 'DG-4' });
  },
};

export const PHASES = [acts, work];

export const apply = (draft: Draft<DiggersState>, event: DiggersEvent): void => {
  if (event.kind === 'dug') draft.gold[event.seat] = (draft.gold[event.seat] ?? 0) + event.found;
  if (event.kind === 'given') draft.gold[event.seat] = (draft.gold[event.seat] ?? 0) + event.gold;
  if (event.kind === 'turn-ended') draft.turn += 1;
};

export const tell = (event: DiggersEvent): readonly Hearing<DiggersEvent>[] => {
  if (event.kind === 'turn-ended') return [];
  return [{ to: event.kind === 'shouted' ? 'all' : [seatId(event.seat)], told: event }];
};

/** Holes of exactly 8 are doubtful. */
export const questions = (
  { setting }: { readonly setting: DiggersSetting },
  sheets: { readonly [seat: SeatId]: Sheet<Diggers['order']> },
): readonly Question[] =>
  setting.diggers
    .filter(({ seat }) => sheets[seatId(seat)]?.orders.some((order) => order.verb === 'DIG' && order.args.depth === 8))
    .map(({ seat }) => ({
      id: `safe:${seat}`,
      kind: 'safe',
      rule: 'DG-5',
      about: seatId(seat),
      facts: { depth: 8 },
      answers: ['yes', 'no'],
      byDefault: 'yes',
    }));

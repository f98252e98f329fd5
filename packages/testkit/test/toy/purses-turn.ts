import { type Draft, type Hearing, type Phase, type SeatId, seatId } from '@chancery/core';
import type { Purses, PursesEvent, PursesState, PursesTold } from './purses-types.ts';

export const PHASES: readonly Phase<Purses>[] = [
  {
    name: 'Blessings',
    rule: 'PU-1.4',
    run: ({ acts, emit }) => {
      for (const act of acts) if (act.verb === 'BLESS') emit({ kind: 'blessed', rule: 'PU-1.4', seat: act.args.seat });
    },
  },
  {
    name: 'Whatever was ordered',
    rule: 'PU-1.1',
    run: ({ setting, state, sheets, dice, emit }) => {
      for (const from of setting.seats) {
        for (const { verb, args } of sheets[seatId(from)]?.orders ?? []) {
          if (verb === 'PAY' && args.gold <= (state.gold[from] ?? 0)) {
            emit({ kind: 'paid', rule: 'PU-1.1', from, to: args.seat, gold: args.gold });
          }
          if (verb === 'SHARE' && args.gold * args.seats.length <= (state.gold[from] ?? 0)) {
            for (const to of args.seats) emit({ kind: 'paid', rule: 'PU-1.6', from, to, gold: args.gold });
          }
          if (verb === 'WHISPER') emit({ kind: 'whispered', rule: 'PU-1.2', from, to: args.seat, text: args.text });
          if (verb === 'BOAST') {
            const roll = dice.at('boast', from).d(6);
            emit({ kind: 'boasted', rule: 'PU-1.3', seat: from, roll, fame: roll > 3 ? 2 : 1 });
          }
        }
      }
      emit({ kind: 'turn-ended', rule: 'PU-1.5' });
    },
  },
];

export const apply = (draft: Draft<PursesState>, event: PursesEvent): void => {
  const add = (purse: { [seat: string]: number }, seat: string, amount: number): void => {
    purse[seat] = (purse[seat] ?? 0) + amount;
  };
  switch (event.kind) {
    case 'paid':
      add(draft.gold, event.from, -event.gold);
      return add(draft.gold, event.to, event.gold);
    case 'boasted':
      return add(draft.fame, event.seat, event.fame);
    case 'blessed':
      return add(draft.gold, event.seat, 1);
    case 'turn-ended':
      draft.turn += 1;
      return;
    case 'whispered':
      return;
  }
};

export const tellAfter = (event: PursesEvent): readonly Hearing<PursesTold>[] => {
  if (event.kind === 'turn-ended') return [];
  if (event.kind === 'boasted') {
    const { rule, seat, fame } = event;
    return [{ to: 'all', told: { kind: 'boast-heard', rule, seat, fame } }];
  }
  const to: readonly SeatId[] =
    event.kind === 'blessed' ? [seatId(event.seat)] : [seatId(event.from), seatId(event.to)];
  return [{ to, told: event }];
};

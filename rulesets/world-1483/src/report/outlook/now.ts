import { type ReportLine, said, series } from '@chancery/core';
import { money } from '../../names/reader.ts';
import { isAsked } from '../../rules/asked.ts';
import { exists, getNation } from '../../rules/find.ts';
import { type Income, incomeOf } from '../../rules/income.ts';
import type { Nation } from '../../state.ts';
import type { GameKnown } from '../../types.ts';
import type { View } from '../../view-types.ts';
import { labelOf, phaseLabel } from '../../window.ts';

/** Whose phase is open, when the reader acts, and with what money. */
export const nowLines = ({ view }: GameKnown): readonly ReportLine[] => {
  const { nation, own } = view;
  if (nation === null || own === null) return [];
  const me = getNation(view, nation);
  return [
    said('W83-1.5', `${labelOf(view)} is open${turnWords(view, me)}`),
    ...(exists(me) ? [said('W83-12.1', moneyWords(own.treasury, incomeOf(view, nation)))] : []),
    ...(own.arrears === 0
      ? []
      : [
          said('W83-5.49', `You owe ${money(own.arrears)} of war finance: no line that costs anything is carried out.`),
        ]),
    ...(own.absence === null ? [] : [said('W83-20.14', absenceWords(own.absence))]),
  ];
};

const turnWords = (view: View, me: Nation): string => {
  if (!exists(me)) return '. Your nation is no more; you may say whether you would come back.';
  if (isAsked(view, me)) return ': it is yours.';
  if (view.stage !== 'phases') return `. You act in phase ${me.phase} of turn 1.`;
  const turn = me.phase > view.phase ? view.turn : view.turn + 1;
  return `. You act in ${phaseLabel(turn, me.phase).toLowerCase()}; until then you may trade, give, answer offers and get your orders ready.`;
};

const moneyWords = (treasury: number, { lands, sea, land, total }: Income): string => {
  const parts = [
    `${lands} from your lands`,
    ...(sea > 0 ? [`${sea} from sea trade`] : []),
    ...(land > 0 ? [`${land} from land trade`] : []),
  ];
  return `Treasury: ${money(treasury)}. As things stand your next income is ${total}: ${series(parts)}.`;
};

const absenceWords = ({ turns, defend }: NonNullable<NonNullable<View['own']>['absence']>): string =>
  `You are absent for ${turns} more ${turns === 1 ? 'turn' : 'turns'}${defend ? ', and your nation defends itself' : ''}.`;

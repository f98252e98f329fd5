import { type ReportLine, sentence, writeLine } from '@chancery/core';
import { forecastFor } from '../known/desk.ts';
import { readerOf, stationWords, unitName } from '../names/reader.ts';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { findCargo, findUnit } from '../rules/find.ts';
import { refusalWords } from '../text/refusals.ts';
import type { HepKnown } from '../types.ts';
import { ordersOf } from './orders-of.ts';
import { stateOf } from './rows.ts';

/** All there is to say of one own unit: where it is, what it has done, and what the Post has for it. */
export const unitPlan = (known: HepKnown, label: string, drafted: readonly Order[]): readonly ReportLine[] => {
  const forecast = forecastFor(known, drafted);
  const board = known.view.board;
  const unit = findUnit(board, Number(label)) ?? (forecast && findUnit(forecast.state, Number(label)));
  if (!unit || unit.owner !== known.view.kingdom) return [];
  const reader = readerOf(known);
  const cargo = findCargo(board, unit.id);
  const state = stateOf(unit);
  return [
    { text: unitName(unit.kind, unit.id), style: 'head', rule: 'HEP-8.1' },
    { text: sentence(stationWords(reader, unit.at)), indent: 1 },
    ...(state === '' ? [] : [{ text: sentence(state), indent: 1 } as const]),
    ...(cargo === null
      ? []
      : [{ text: `Carries ${unitName(cargo.kind, cargo.id)}`, indent: 1, rule: 'HEP-9.14' } as const]),
    ...ordersOf(known, unit.id, drafted).flatMap((index): readonly ReportLine[] => {
      const fault = forecast?.faults.get(index);
      return [
        { text: writeLine(ORDERS, known, drafted[index] as Order), indent: 1 },
        ...(fault === undefined
          ? []
          : [{ text: refusalWords(fault.refusal, reader), indent: 2, style: 'note' } as const]),
      ];
    }),
  ];
};

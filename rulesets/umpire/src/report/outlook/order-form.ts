import { type ReportLine, said, series } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { NEEDED_FLAG } from '../../data/needs.ts';
import { supposedState } from '../../known/supposed-state.ts';
import { countOfType } from '../../names/names.ts';
import { province, readerOf } from '../../names/reader.ts';
import type { NationOrder } from '../../order.ts';
import { allows } from '../../rules/calendar.ts';
import { getType } from '../../rules/find.ts';
import { recruitable } from '../../rules/recruitment.ts';
import type { GameKnown } from '../../types.ts';

/** The order form of the turn to come: what may be ordered, recruits that are to be had, where generals are (UM-16.13, 21.30). */
export const orderFormLines = (known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { setting, view } = known;
  const own = view.nations[reader.me ?? 0];
  if (reader.me === null || own == null || own.status === 'eliminated') return [];
  const timed = (Object.keys(NEEDED_FLAG) as NationOrder['verb'][]).filter((verb) => isOpen(known, verb, own.kind));
  const generals = view.generals.flatMap(({ name, own: mine }) =>
    mine === null || (mine.state !== 'fit' && mine.state !== 'incapacitated')
      ? []
      : [`${name} in ${province(reader, mine.location)}${mine.state === 'fit' ? '' : ' (unfit)'}`],
  );
  return [
    said(
      'UM-21.30',
      timed.length === 0
        ? 'Orders: those of every turn.'
        : `Orders: those of every turn, and this turn ${series(timed)} too.`,
    ),
    ...recruitLines(known, reader.me),
    said('UM-16.10', 'Spy networks: in any province with a standing city, yours or not.'),
    ...(generals.length === 0 ? [] : [said('UM-21.30', `Generals: ${series(generals)}.`)]),
    ...(allows(setting, view.turn, 'lastCampaign')
      ? [said('UM-20.30', 'Winter quarters: a line WINTER for each general who is to spend the winter elsewhere.')]
      : []),
  ];
};

const isOpen = ({ setting, view }: GameKnown, verb: NationOrder['verb'], kind: string): boolean => {
  const needs = NEEDED_FLAG[verb];
  const isForOthers = kind === 'tribal' && (verb === 'TAX' || verb === 'FOUND');
  return !isForOthers && (needs === undefined || allows(setting, view.turn, needs));
};

/** Exactly the types that each own province has, and how many; spies are to be had in every city (UM-16.2, 16.13). */
const recruitLines = (known: GameKnown, me: number): readonly ReportLine[] => {
  const { setting, view } = known;
  const state = supposedState(known);
  return everyNumbered(view.provinces).flatMap(({ number, name, own }) => {
    if (own === null) return [];
    const there = recruitable(setting, state, me, number).filter(
      ({ type }) => getType(setting, type).category !== 'spy',
    );
    const units = there.flatMap(({ type, most }) => (most === null ? [] : [countOfType(setting, type, most)]));
    return units.length === 0 ? [] : [said('UM-16.13', `Recruits in ${name}: ${series(units)}.`)];
  });
};

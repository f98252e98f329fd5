import { type ReportLine, said, series } from '@chancery/core';
import { areThere, general, money, province, type Reader, readerOf, troops, who } from '../names/reader.ts';
import { noUnits } from '../rules/forces.ts';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { movesOf } from './accounts.ts';
import { ofKind } from './kinds.ts';

/** What the reader gained and lost, in five lines at most: fate, provinces, troops, generals, money. */
export const gains = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const { me } = reader;
  if (me === null) return [];
  return [
    ...fate(heard, known, me),
    ...provinces(heard, reader, me),
    ...forces(heard, reader, me),
    ...leaders(heard, reader, me),
    ...treasury(heard, known, me),
  ];
};

/** The reader’s nation is out, or was played without orders. */
const fate = (heard: readonly Told[], known: GameKnown, me: NationNumber): readonly ReportLine[] => {
  const news = [...ofKind(heard, 'nation-eliminated'), ...ofKind(heard, 'orders-missed')].find(
    ({ nation }) => nation === me,
  );
  return news === undefined ? [] : toldLines(news, known);
};

/** `Provinces gained: Padua from Milan. Provinces lost: Siena to Florence.` */
const provinces = (heard: readonly Told[], reader: Reader, me: NationNumber): readonly ReportLine[] => {
  const passed = ofKind(heard, 'province-passed');
  const gained = passed.filter(({ to }) => to === me);
  const lost = passed.filter(({ from }) => from === me);
  const text = [
    ...(gained.length === 0
      ? []
      : [
          `Provinces gained: ${series(gained.map((each) => `${province(reader, each.province)} from ${who(reader, each.from)}`))}.`,
        ]),
    ...(lost.length === 0
      ? []
      : [
          `Provinces lost: ${series(lost.map((each) => `${province(reader, each.province)} to ${who(reader, each.to)}`))}.`,
        ]),
  ];
  return text.length === 0 ? [] : [said('UM-21.3', text.join(' '))];
};

/** All that was raised and all that was lost, by type. */
const forces = (heard: readonly Told[], reader: Reader, me: NationNumber): readonly ReportLine[] => {
  const sum = (all: readonly { readonly nation: number; readonly units: readonly number[] }[]): readonly number[] =>
    all
      .filter(({ nation }) => nation === me)
      .reduce<readonly number[]>(
        (total, { units }) => total.map((count, type) => count + (units[type] ?? 0)),
        noUnits(reader.setting),
      );
  const raised = sum(ofKind(heard, 'units-raised'));
  const lost = sum(ofKind(heard, 'units-lost'));
  const text = [
    ...(areThere(raised) ? [`Raised: ${troops(reader, raised)}.`] : []),
    ...(areThere(lost) ? [`Lost: ${troops(reader, lost)}.`] : []),
  ];
  return text.length === 0 ? [] : [said('UM-21.30', text.join(' '))];
};

const leaders = (heard: readonly Told[], reader: Reader, me: NationNumber): readonly ReportLine[] => {
  const gone = [...ofKind(heard, 'general-died'), ...ofKind(heard, 'general-rebelled')].map((news) => news.general);
  const fresh = ofKind(heard, 'new-general').flatMap((news) => (news.general.nation === me ? [news.general.name] : []));
  const text = [
    ...(gone.length === 0 ? [] : [`Generals lost: ${series(gone.map((each) => general(reader, each)))}.`]),
    ...(fresh.length === 0 ? [] : [`New generals: ${series(fresh)}.`]),
  ];
  return text.length === 0 ? [] : [said('UM-21.4', text.join(' '))];
};

/** What there is now and by how much it changed; score and rank (UM-21.26, 23.4). */
const treasury = (heard: readonly Told[], { view }: GameKnown, me: NationNumber): readonly ReportLine[] => {
  const nation = view.nations[me];
  if (nation?.own == null) return [];
  const by = heard.flatMap((news) => movesOf(news, me)).reduce((sum, move) => sum + move.tenths, 0);
  const change = by === 0 ? '' : ` (${by < 0 ? '' : '+'}${money(by)})`;
  return [
    said(
      'UM-21.2',
      `Treasury ${money(nation.own.treasury)}${change}. Morale ${nation.own.morale} %. Score ${nation.score}, rank ${nation.rank}.`,
    ),
  ];
};

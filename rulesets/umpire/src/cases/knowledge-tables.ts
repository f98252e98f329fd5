import { everyNumbered, many, NUMBER, orNone, within, withState, word } from '@chancery/kit';
import { noUnits } from '../rules/forces.ts';
import { GENERAL, NATION, PROVINCE, UNITS } from '../sorts.ts';
import { KNOWN_PROVINCE, type KnownProvince, type PendingNews, SEEN_BY, type SeenBy } from '../state.ts';
import type { GamePosition } from '../types.ts';
import { NEWS_KINDS } from '../words.ts';
import type { Table } from './tables.ts';

/** What is kept for readers, and what each nation has learned of others. */

/** News that some have not heard of yet (UM-0.2). Only those of earlier turns can be stated: they are told in a line. */
interface NewsRow extends Pick<PendingNews, 'turn' | 'what' | 'province' | 'heard'> {}

const pendingNews: Table<NewsRow> = {
  what: 'piece of news',
  by: 'none',
  needs: ['what'],
  facts: { turn: within(1, 9999), what: word(...NEWS_KINDS), province: orNone(PROVINCE), heard: many(NATION) },
  rows: ({ state }) => state.pendingNews.map(({ turn, what, province, heard }) => ({ turn, what, province, heard })),
  blank: ({ state }) => ({ turn: state.turn - 1, province: null, heard: [] }),
  put: (position, stated, said) => {
    if (stated.length === 0 && said('pendingNews').length === 0) return position;
    const news = stated.map(({ row, words }): PendingNews => {
      if (row.turn >= position.state.turn) words.fault('news of this turn come of what happens in it');
      return { ...row, event: { kind: 'epidemic-told', rule: 'UM-21.20' } };
    });
    return withState(position, { pendingNews: news });
  },
};

/** A force that somebody has heard of: numbers by type as they were said, and between which they must lie. */
interface SightingRow {
  readonly viewer: number;
  readonly province: number;
  readonly nation: number;
  readonly turn: number;
  readonly source: SeenBy;
  readonly general: number | null;
  readonly said: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** To expect only: it is written by step 20. */
const sightings: Table<SightingRow> = {
  what: 'sighting',
  by: 'none',
  facts: {
    viewer: NATION,
    province: PROVINCE,
    nation: NATION,
    turn: NUMBER,
    source: word(...SEEN_BY),
    general: orNone(GENERAL),
    said: UNITS,
    least: UNITS,
    most: UNITS,
  },
  rows: (position) =>
    position.state.known.flatMap((known, viewer) =>
      (known?.forces ?? []).map(({ area, nation, turn, source, general, figures }) => {
        const by = (of: 'said' | 'least' | 'most'): readonly number[] => figuresByType(position, figures, of);
        return {
          viewer,
          province: area,
          nation,
          turn,
          source,
          general,
          said: by('said'),
          least: by('least'),
          most: by('most'),
        };
      }),
    ),
};

interface SaidFigure {
  readonly kind: string | null;
  readonly said: number;
  readonly least: number;
  readonly most: number | null;
}

const figuresByType = (
  { setting }: GamePosition,
  figures: readonly SaidFigure[],
  of: 'said' | 'least' | 'most',
): readonly number[] => {
  const units = noUnits(setting);
  for (const figure of figures) {
    const type = setting.types.findIndex(({ code }) => code === figure.kind);
    if (type !== -1) units[type] = figure[of] ?? figure.said;
  }
  return units;
};

/** What a nation has last learned of a province. To expect only. */
interface LearnedRow extends KnownProvince {
  readonly viewer: number;
}

const learned: Table<LearnedRow> = {
  what: 'thing learned',
  by: 'none',
  facts: { viewer: NATION, ...KNOWN_PROVINCE },
  rows: ({ state }) =>
    state.known.flatMap((known, viewer) => everyNumbered(known?.provinces ?? []).map((each) => ({ viewer, ...each }))),
};

/** Where a general of another nation was last named (UM-21.12). To expect only. */
interface NamedRow {
  readonly viewer: number;
  readonly general: number;
  readonly province: number;
  readonly turn: number;
}

const named: Table<NamedRow> = {
  what: 'general named',
  by: 'none',
  facts: { viewer: NATION, general: GENERAL, province: PROVINCE, turn: NUMBER },
  rows: ({ state }) =>
    state.known.flatMap((known, viewer) => (known?.generals ?? []).map((each) => ({ viewer, ...each }))),
};

export const KNOWLEDGE_TABLES = { pendingNews, sightings, learned, named };

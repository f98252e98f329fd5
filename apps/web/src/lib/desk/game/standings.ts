import type { Standing } from '@chancery/core';

/** The table of a campaign after a turn, as the server tells it. */
export interface StandingsAfter {
  readonly turn: number;
  readonly heading: string;
  /** In live play: what the rules called the window that closed with the turn; null for others. */
  readonly label: string | null;
  readonly at: number;
  readonly standings: readonly Standing[];
}

/** What turns are called where there is little room: by their numbers, or as the rules call them where they have none. */
export const shortNames = (
  turns: readonly Pick<StandingsAfter, 'turn' | 'label' | 'heading'>[],
  numbered: boolean,
): readonly string[] => {
  const byNumber = numbered && turns.every(({ label }) => label === null);
  return turns.map(({ turn, heading }) => (byNumber ? String(turn) : heading));
};

/** How one power has fared: a value for each turn, null where it was on no table. */
export interface Course {
  readonly seat: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly place: number;
}

/** The score, and whichever figures are numbers in every table. */
export const measuresOf = (turns: readonly StandingsAfter[]): readonly string[] => {
  const rows = turns.flatMap(({ standings }) => standings);
  const labels = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  return [SCORE, ...labels.filter((label) => rows.every(({ figures }) => numberOf(figures[label]) !== null))];
};

export const SCORE = '';

/** Each power's course by a measure, in the order of the last table. */
export const coursesOf = (turns: readonly StandingsAfter[], measure: string): readonly Course[] => {
  const seats = new Map<string, Standing>();
  for (const { standings } of turns) for (const standing of standings) seats.set(standing.seat, standing);
  const last = turns.at(-1)?.standings ?? [];
  const placeOf = (seat: string): number => last.find((each) => each.seat === seat)?.place ?? last.length + 1;
  return [...seats.values()]
    .map(({ seat, name }) => ({
      seat,
      name,
      place: placeOf(seat),
      values: turns.map(({ standings }) => {
        const standing = standings.find((each) => each.seat === seat);
        return standing === undefined ? null : measured(standing, measure);
      }),
    }))
    .sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1));
};

const measured = ({ score, figures }: Standing, measure: string): number | null =>
  measure === SCORE ? score : numberOf(figures[measure]);

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;

/** Round numbers from 0 up to the highest value, for the lines of a chart. */
export const ticksUpTo = (highest: number): readonly number[] => {
  const rough = Math.max(highest, 1) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * size).find((each) => each >= rough) ?? size);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step);
};

/** Places for labels one under the other, each as near to where it belongs as the others let it. */
export const spread = (wanted: readonly number[], apart: number, from: number, to: number): readonly number[] => {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const places = order.map(({ at }) => at);
  for (let i = 0; i < places.length; i += 1)
    places[i] = Math.max(places[i] as number, i === 0 ? from : (places[i - 1] as number) + apart);
  for (let i = places.length - 1; i >= 0; i -= 1) {
    places[i] = Math.min(places[i] as number, i === places.length - 1 ? to : (places[i + 1] as number) - apart);
  }
  return wanted.map((_, index) => places[order.findIndex((each) => each.index === index)] as number);
};

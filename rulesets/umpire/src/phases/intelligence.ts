import { REPORT_ERROR, RUMOUR } from '../data/figures.ts';
import type { News } from '../events.ts';
import { type Factors, factorsOf, SEEN_BY_FACTORS } from '../rules/coverage.ts';
import { getNation, livingNations, provincesOf, stacksIn } from '../rules/find.ts';
import { fightersOf, figureAt } from '../rules/forces.ts';
import { generalsIn } from '../rules/generals.ts';
import { boundsOf, reported } from '../rules/report-error.ts';
import { collects, revenueOf } from '../rules/revenue.ts';
import { chanceOf, rollOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { KnownGeneral, KnownProvince, Province, Seen, Stack } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, ProvinceNumber } from '../words.ts';
import { step } from './step.ts';

/** Step 20, as all stands after step 19: what each nation learns of the forces of others (UM-21.6 to 21.17). */
export const intelligence = step({
  number: 20,
  name: 'Intelligence',
  rule: 'UM-21.6',
  run: (turn) => {
    for (const { number } of livingNations(turn.state)) report(turn, number);
  },
});

/** What one nation learns, province by province. */
interface Learned {
  readonly covered: ProvinceNumber[];
  readonly seen: Seen[];
  readonly provinces: KnownProvince[];
  readonly generals: KnownGeneral[];
}

const report = (turn: GameTurn, viewer: NationNumber): void => {
  const learned: Learned = { covered: [], seen: [], provinces: heardOf(turn, viewer), generals: [] };
  for (const province of provincesOf(turn.state)) {
    const factors = factorsOf(turn.setting, turn.state, viewer, province.number);
    if (factors === null) hearRumour(turn, viewer, province, learned);
    else look(turn, viewer, { province, factors }, learned);
  }
  turn.emit({ kind: 'intelligence-gathered', rule: 'UM-21.6', nation: viewer, ...learned });
};

/** Who took a place, where the viewer read it in full in the news of this turn; what they see for themselves replaces it. */
const heardOf = ({ state }: GameTurn, viewer: NationNumber): KnownProvince[] =>
  state.pendingNews.flatMap(({ turn, heard, event }) => {
    const news = event as News;
    if (turn !== state.turn || !heard.includes(viewer) || news.kind !== 'capture-told') return [];
    const { province, to: owner, cty } = news;
    return [{ province, turn, owner, cty, revenue: null, collects: true, loyalty: null }];
  });

/** A covered province: every force of others there, and whose it is (UM-21.11). Of two factors on also who commands (UM-21.12). */
const look = (
  turn: GameTurn,
  viewer: NationNumber,
  { province, factors }: { readonly province: Province; readonly factors: Factors },
  learned: Learned,
): void => {
  const { state } = turn;
  learned.covered.push(province.number);
  learned.provinces.push(knownOf(turn, province));
  for (const { nation, units } of foreignIn(turn, viewer, province.number)) {
    const each = REPORT_ERROR[factors];
    const general = factors === 1 ? null : (generalsIn(state, province.number, [nation])[0]?.number ?? null);
    const figures = figuresOf(turn, units, (count, code) => {
      const subject = subjectOf(state, { viewer, province: province.number, of: nation, words: [code] });
      const said = Math.max(1, reported(count, rollOf(turn, 'INTEL', subject), each));
      return { said, ...boundsOf(said, each) };
    });
    learned.seen.push(seenOf(turn, province, { nation, figures, source: SEEN_BY_FACTORS[factors], general }));
    if (general !== null) learned.generals.push({ general, province: province.number, turn: state.turn });
  }
};

/** From elsewhere comes a rumour now and then, often badly wrong; nobody is named in it (UM-21.16, 21.17). */
const hearRumour = (turn: GameTurn, viewer: NationNumber, province: Province, learned: Learned): void => {
  const { state } = turn;
  const forces = foreignIn(turn, viewer, province.number);
  const about = subjectOf(state, { viewer, province: province.number });
  if (forces.length === 0 || !chanceOf(turn, 'RUMOUR', about, RUMOUR.chance)) return;
  for (const { nation, units } of forces) {
    const figures = figuresOf(turn, units, (count, code) => {
      const subject = subjectOf(state, { viewer, province: province.number, of: nation, words: [code] });
      const said = reported(count, rollOf(turn, 'RUMOUR.error', subject), RUMOUR.error);
      return said === 0 ? null : { said, ...boundsOf(said, RUMOUR.error) };
    });
    if (figures.length === 0) continue;
    learned.seen.push(seenOf(turn, province, { nation, figures, source: 'rumour', general: null }));
    if (nation === province.owner) learned.provinces.push(knownOf(turn, province));
  }
};

/** Who else has army units or squadrons there, in nation order; spies are never listed (UM-21.11). */
const foreignIn = ({ setting, state }: GameTurn, viewer: NationNumber, province: ProvinceNumber): readonly Stack[] =>
  stacksIn(state, province).filter(({ nation, units }) => nation !== viewer && fightersOf(setting, units) > 0);

/** Type by type what is told of them; a type of which nothing is told is left out. */
const figuresOf = (
  { setting }: GameTurn,
  units: readonly number[],
  told: (count: number, code: string) => Omit<Seen['figures'][number], 'kind'> | null,
): Seen['figures'] =>
  setting.types.flatMap(({ type, code, category }) => {
    const count = figureAt(units, type);
    if (category === 'spy' || count === 0) return [];
    const figure = told(count, code);
    return figure === null ? [] : [{ kind: code, ...figure }];
  });

const seenOf = (
  { state }: GameTurn,
  { number: area }: Province,
  { nation, ...rest }: Pick<Seen, 'nation' | 'figures' | 'source' | 'general'>,
): Seen => ({ area, turn: state.turn, owner: getNation(state, nation).code, nation, ...rest });

/** Revenue and loyalty stand on the line of the owner; in brackets what collects nothing (UM-2.7, 5.13). */
const knownOf = ({ setting, state }: GameTurn, province: Province): KnownProvince => ({
  province: province.number,
  turn: state.turn,
  owner: province.owner,
  cty: province.cty,
  revenue: revenueOf(setting, state, province),
  collects: collects(setting, state, province),
  loyalty: province.loyalty,
});

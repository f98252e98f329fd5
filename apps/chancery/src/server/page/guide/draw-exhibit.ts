import { keptDrawing } from '@chancery/app';
import { type AnyKnown, type AnyOrder, type Exhibit, readSheetText } from '@chancery/core';
import { drawOdds, drawPaper, drawSvg, type PaperLine, type PaperStyle } from '@chancery/maps';
import { buildReport } from '@chancery/reports';
import type { Guide } from './open-guide.ts';

/** How broad pictures are in pixels of the design: on paper and on a screen, and on a phone. */
export const WIDTHS = { broad: 660, narrow: 336 } as const;

/** A picture of a guide, by the code that draws maps and reports; kept, since it is always the same. */
export const drawExhibit = (guide: Guide, exhibit: Exhibit, style: PaperStyle): string =>
  keptDrawing(exhibit, `${style.across} ${style.dark}`, () => DRAWN[exhibit.kind](sceneOf(guide, exhibit), style));

/** What a picture is drawn from. */
interface Scene {
  readonly guide: Guide;
  readonly exhibit: Exhibit;
  readonly known: AnyKnown;
  readonly drafted: readonly AnyOrder[];
  /** The numbers of the lands that the exhibit names. */
  readonly areas: readonly number[];
}

const sceneOf = (guide: Guide, exhibit: Exhibit): Scene => {
  const { ruleset, game } = guide;
  const moment = game.moments[exhibit.turn];
  if (moment === undefined) throw new Error(`the lesson of ${ruleset.id} has no turn ${exhibit.turn}`);
  const { known } = moment;
  const { areas } = ruleset.world(known.setting);
  return {
    guide,
    exhibit,
    known,
    drafted: readSheetText(ruleset, known, exhibit.orders.join('\n')).orders,
    areas: exhibit.lands.flatMap((name) => areas.find((area) => area.name === name)?.number ?? []),
  };
};

const drawMap = ({ guide: { ruleset }, exhibit, known, drafted, areas }: Scene, style: PaperStyle): string => {
  const picture = { ...ruleset.places.picture(known, drafted), title: exhibit.alt };
  return drawSvg(ruleset.world(known.setting), picture, { ...style, legend: false, crop: areas });
};

/** Orders as they come back with a receipt. */
const drawSheet = ({ guide: { ruleset, game }, exhibit, known }: Scene, style: PaperStyle): string => {
  const { lines } = readSheetText(ruleset, known, exhibit.orders.join('\n'));
  const seat = ruleset.seats(known.setting).find(({ seat }) => seat === game.lesson.seat);
  const paper = {
    title: `${seat?.name}. ${ruleset.text.turn(known)}`,
    alt: exhibit.alt,
    lines: lines.map(({ text, outcome }): PaperLine => {
      const right = outcome === 'accepted' || outcome === 'warned';
      return { text, mark: right ? 'right' : 'wrong' };
    }),
  };
  return drawPaper(paper, style);
};

const drawNews = ({ guide: { ruleset, game }, exhibit, known }: Scene, style: PaperStyle): string => {
  const { seat, title } = game.lesson;
  const heard = game.moments[exhibit.turn]?.heard ?? [];
  const { sections, papers } = buildReport(ruleset, known, heard, { seat, title });
  const section = sections.find(({ id }) => id === exhibit.section);
  const paper = papers.find(({ id }) => id === exhibit.section);
  const shown = section ?? (paper && { title: paper.title, lines: paper.pieces.flat() });
  if (shown === undefined) throw new Error(`the report after turn ${exhibit.turn} has no part ${exhibit.section}`);
  const { lines, title: heading } = shown;
  return drawPaper(
    {
      title: heading,
      alt: exhibit.alt,
      lines: lines.map(({ text, style: how, indent = 0 }) => ({ text, level: indent, heading: how === 'head' })),
    },
    style,
  );
};

/** So many trials, and always the same. */
const TRIED = { runs: 4000, seed: 1 } as const;

const drawBattle = ({ guide: { ruleset }, exhibit, known, drafted, areas }: Scene, style: PaperStyle): string => {
  const plan = ruleset.battleIn?.(known, drafted, areas[0] ?? 0);
  if (!plan || !ruleset.odds) throw new Error(`nobody meets in ${exhibit.lands[0]}`);
  const [attackers, defenders] = [plan.attackers, plan.defenders].map((side) => side.map(({ force }) => force));
  const odds = ruleset.odds({ attackers, defenders, place: plan.place, ...TRIED }, known.setting);
  if (!odds.ok) throw new Error(odds.error.join(' '));
  const { outcomes, losses } = odds.value;
  const side = (title: string, forces: typeof plan.attackers, of: string) => ({
    title,
    forces: forces.map(({ label, force }) => ({ label, troops: force })),
    losses: losses.filter((loss) => loss.side.startsWith(of)),
  });
  return drawOdds(
    {
      title: `Who meets in ${exhibit.lands[0]}, and how it may end`,
      alt: exhibit.alt,
      attackers: side('Attackers', plan.attackers, 'attacker'),
      defenders: side('Defenders', plan.defenders, 'defender'),
      outcomes,
      lossesTitle: 'Lost, on average',
      loss: (mean, of, label) => `${mean} of ${of} ${label}`,
    },
    style,
  );
};

const DRAWN: { readonly [kind in Exhibit['kind']]: (scene: Scene, style: PaperStyle) => string } = {
  orders: drawSheet,
  map: drawMap,
  battle: drawBattle,
  sheet: drawSheet,
  news: drawNews,
};

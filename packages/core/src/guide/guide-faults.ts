import { orderKindsOf } from '../order/catalogue.ts';
import { readSheetText } from '../order/read-sheet.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import { type GuideGame, guideGame } from './guide-game.ts';
import { type Exhibit, type GuidePart, readGuide } from './read-guide.ts';

/** The faults of a guide: an order that the rules do not take, a picture that cannot be drawn, too little or too much. */
export const guideFaults = async (ruleset: AnyRuleset, text: string): Promise<readonly string[]> => {
  const parts = readGuide(text);
  const exhibits = parts.filter((part) => part.kind !== 'words');
  const game = await guideGame(ruleset);
  return [
    ...exhibits.flatMap((exhibit) => exhibitFaults(ruleset, game, exhibit)),
    ...verbFaults(ruleset, game, exhibits),
    ...pictureFaults(exhibits),
    ...lengthFaults(parts),
  ];
};

const exhibitFaults = (ruleset: AnyRuleset, { moments }: GuideGame, exhibit: Exhibit): readonly string[] => {
  const moment = moments[exhibit.turn];
  const where = `${exhibit.kind} ${exhibit.turn}`;
  if (moment === undefined) return [`${where}: the lesson has only ${moments.length - 1} turns`];
  const { setting } = moment.known;
  const names = new Set(ruleset.world(setting).areas.map(({ name }) => name));
  const needsLand = exhibit.kind === 'map' || exhibit.kind === 'battle';
  return [
    ...readSheetText(ruleset, moment.known, exhibit.orders.join('\n')).lines.flatMap(({ text, outcome }) =>
      outcome === 'illegal' || outcome === 'malformed' ? [`${where}: “${text}” is ${outcome}`] : [],
    ),
    ...exhibit.lands.filter((name) => !names.has(name)).map((name) => `${where}: there is no land ${name}`),
    ...(needsLand && exhibit.lands.length === 0 ? [`${where}: it names no land`] : []),
    ...(exhibit.kind === 'orders' || exhibit.alt.length >= LEAST_ALT ? [] : [`${where}: it is not told in words`]),
  ];
};

/** The orders shown in lines of their own, each as another example. */
const verbFaults = (ruleset: AnyRuleset, { moments }: GuideGame, exhibits: readonly Exhibit[]): readonly string[] => {
  const verbs = new Set(
    exhibits.flatMap(({ kind, turn, orders }) => {
      const known = moments[turn]?.known;
      if (kind !== 'orders' || known === undefined) return [];
      const { lines } = readSheetText(ruleset, known, orders.join('\n'));
      return lines.flatMap(({ order, outcome }) => (order === undefined || outcome === 'illegal' ? [] : [order.verb]));
    }),
  );
  const wanted = Math.min(LEAST_VERBS, orderKindsOf(ruleset.orders, 'ruler').length);
  return verbs.size >= wanted ? [] : [`it shows ${verbs.size} orders, and not ${wanted}`];
};

const pictureFaults = (exhibits: readonly Exhibit[]): readonly string[] =>
  exhibits.some(({ kind }) => kind === 'map') ? [] : ['it shows no map'];

const lengthFaults = (parts: readonly GuidePart[]): readonly string[] => {
  const words = parts.flatMap((part) => (part.kind === 'words' ? part.text.split(/\s+/) : [])).length;
  return words <= MOST_WORDS ? [] : [`it has ${words} words, and four pages hold ${MOST_WORDS}`];
};

const LEAST_ALT = 20;
const LEAST_VERBS = 5;
/** Beside the pictures. */
const MOST_WORDS = 1500;

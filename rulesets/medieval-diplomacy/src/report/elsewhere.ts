import { said as line, type ReportLine, sentence, series } from '@chancery/core';
import { place, realm } from '../names/names.ts';
import { concerns } from '../tell/concerns.ts';
import type { Told } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { ofKinds, said } from './choosing.ts';
import { HEADLINES } from './summary.ts';

/** What changed between others than the reader (MD-16.28). */
export const elsewhere = (known: MdKnown, heard: readonly Told[]): readonly ReportLine[] => {
  const me = known.view.realm;
  if (me === null) return [];
  return changes(
    heard.filter((news) => !concerns(news, me)),
    known,
  );
};

/** What changed between all, for the public; claims and the end come first. */
export const publicNews = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] =>
  known.view.realm === null ? [...said(ofKinds(HEADLINES, heard), known), ...changes(heard, known)] : [];

/** A line for each matter. */
const changes = (news: readonly Told[], known: MdKnown): readonly ReportLine[] => [
  ...conquests(news, known),
  ...wars(news, known),
  ...said(
    ofKinds(['peace-made', 'alliance-published', 'alliance-cancelled', 'realm-gone', 'ruler-changed'], news),
    known,
  ),
];

/** `Provinces: Arles took Burgundy (131); Castile took Granada (140) and Valencia (141).` */
const conquests = (far: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const owners = new Map<number, number>();
  for (const { province, to } of ofKinds(['province-changed', 'province-given'], far)) owners.set(province, to);
  if (owners.size === 0) return [];
  const byTaker = [...Map.groupBy([...owners], ([, to]) => to)].map(
    ([taker, taken]) => `${realm(known, taker)} took ${series(taken.map(([province]) => place(known, province)))}`,
  );
  return [line('MD-16.28', `Provinces: ${byTaker.join('; ')}.`)];
};

/** `Wars: Aquitaine and Aragon on Castile; Arles on Aquitaine.` */
const wars = (far: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const declared = ofKinds(['war-declared'], far);
  if (declared.length === 0) return [];
  const byVictim = [...Map.groupBy(declared, ({ on }) => on)].map(
    ([on, all]) => `${series(all.map(({ by }) => realm(known, by)))} declared war on ${realm(known, on)}`,
  );
  return [line('MD-16.28', sentence(`${byVictim.join('; ')}.`))];
};

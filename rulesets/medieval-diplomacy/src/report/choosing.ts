import { onceFor, type ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { MdKnown } from '../types.ts';
import type { RealmNumber } from '../words.ts';

/** The news of some kinds, in the order in which they were heard. A list must not be written to once it was asked about. */
export const ofKinds = <Kind extends Told['kind']>(
  kinds: readonly Kind[],
  heard: readonly Told[],
): readonly ToldOf<Kind>[] => {
  const byKind = dealt(heard);
  const present: readonly Told['kind'][] = kinds.filter((kind) => byKind.has(kind));
  const [first] = present;
  if (first === undefined) return [];
  if (present.length === 1) return byKind.get(first) as readonly Told[] as readonly ToldOf<Kind>[];
  const wanted = new Set(present);
  return heard.filter((news): news is ToldOf<Kind> => wanted.has(news.kind));
};

/** The parts of a report ask about two dozen kinds, of which a turn has few. */
const dealt = onceFor((heard: readonly Told[]) => Map.groupBy(heard, ({ kind }) => kind));

/** News said in full, those that concern the reader's realm first; what is left is news from elsewhere. */
export const nearFirst = (
  news: readonly Told[],
  known: MdKnown,
  concerns: (news: Told, me: RealmNumber) => boolean,
): readonly ReportLine[] => {
  const me = known.view.realm;
  const { near = [], far = [] } = Object.groupBy(news, (each) => (me !== null && concerns(each, me) ? 'near' : 'far'));
  const head: readonly ReportLine[] = near.length > 0 && far.length > 0 ? [{ text: 'Elsewhere', style: 'head' }] : [];
  return [...said(near, known), ...head, ...said(far, known)];
};

export const said = (news: readonly Told[], known: MdKnown): readonly ReportLine[] =>
  news.flatMap((each) => toldLines(each, known));

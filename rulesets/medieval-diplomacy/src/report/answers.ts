import type { ReportLine } from '@chancery/core';
import { concerns } from '../tell/concerns.ts';
import type { Told } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { ofKinds, said } from './choosing.ts';

/** What between realms is news for every one of them, or for those whom it concerns. */
export const DIPLOMACY = [
  'war-declared',
  'peace-made',
  'alliance-formed',
  'alliance-cancelled',
  'alliance-published',
  'passage-set',
  'permission-set',
  'acceptance-set',
  'ruler-changed',
] as const satisfies readonly Told['kind'][];

/** What others did to the reader's offers, and what reached them: wars, treaties, envoys, gifts, the word on their proclamation. */
const ANSWERS = [
  ...DIPLOMACY,
  'ambassador-sent',
  'gold-received',
  'troops-received',
  'proclaimed',
  'proclamation-refused',
] as const satisfies readonly Told['kind'][];

export const answers = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const me = known.view.realm;
  if (me === null) return [];
  return said(
    ofKinds(ANSWERS, heard).filter((news) => concerns(news, me) && !isOwnDoing(news, me)),
    known,
  );
};

/** What the reader ordered for themselves is no answer to anything. */
const isOwnDoing = (news: Told, me: number): boolean => {
  switch (news.kind) {
    case 'ambassador-sent':
      return news.from === me;
    case 'acceptance-set':
    case 'passage-set':
    case 'permission-set':
      return news.realm === me;
    default:
      return false;
  }
};

import { type ReportLine, said, series } from '@chancery/core';
import { realm } from '../names/names.ts';
import type { Told } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { said as inFull, ofKinds } from './choosing.ts';

/** What one's own proclamation earned, and who else has published one; the texts are papers of their own (MD-16.22). */
export const proclamations = (heard: readonly Told[], known: MdKnown): readonly ReportLine[] => {
  const others = ofKinds(['proclamation'], heard).filter((news) => news.realm !== known.view.realm);
  const names = series(others.map((news) => realm(known, news.realm)));
  const what = others.length === 1 ? 'a proclamation' : 'proclamations';
  return [
    ...inFull(ofKinds(['proclaimed'], heard), known),
    ...others.slice(0, 1).map(({ rule }) => said(rule, `${names} published ${what}.`)),
  ];
};

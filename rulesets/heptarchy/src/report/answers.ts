import type { ReportLine } from '@chancery/core';
import type { Event } from '../events.ts';
import { toldLines } from '../text/told.ts';
import type { HepKnown } from '../types.ts';
import type { KingdomNumber } from '../words.ts';

/** What others said and did to the reader's kingdom: wars, proposals and their answers, peace, gifts, raids. */
export const answers = (heard: readonly Event[], known: HepKnown): readonly ReportLine[] => {
  const me = known.view.kingdom;
  if (me === null) return [];
  let poster: KingdomNumber | null = null;
  return heard.flatMap((news) => {
    if (news.kind === 'posted') poster = news.kingdom;
    if (news.kind === 'phase-opened' || news.kind === 'npc-step-began') poster = null;
    // What happened in the reader's own Post stands among their actions.
    return poster !== me && concerns(news, me) ? toldLines(news, known) : [];
  });
};

/** Whether news between kingdoms are about one of them. */
export const concerns = (news: Event, me: KingdomNumber): boolean => {
  switch (news.kind) {
    case 'war-declared':
      return news.by === me || news.on === me;
    case 'proposed':
    case 'proposal-ended':
    case 'peace-offered':
    case 'peace-answered':
    case 'demand-dropped':
    case 'tribute-paid':
    case 'gift-sent':
      return news.from === me || news.to === me;
    case 'treaty-made':
    case 'treaty-ended':
    case 'first-to-five':
    case 'negotiations-forced':
    case 'war-ended':
    case 'truce-made':
    case 'truce-ended':
      return news.a === me || news.b === me;
    case 'acceptance-rolled':
      return news.from === me;
    case 'raided':
      return news.owner === me;
    case 'capital-moved':
    case 'controller-set':
      return news.kingdom === me;
    default:
      return false;
  }
};

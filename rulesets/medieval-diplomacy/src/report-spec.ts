import type { ReportSpec } from '@chancery/core';
import { answers, DIPLOMACY } from './report/answers.ts';
import { nearFirst, ofKinds, said } from './report/choosing.ts';
import { elsewhere, publicNews } from './report/elsewhere.ts';
import { FAILED, failures } from './report/failures.ts';
import { fought } from './report/fought.ts';
import { gains } from './report/gains.ts';
import { homelessFleets } from './report/homeless.ts';
import { MOVES, movement } from './report/movement.ts';
import { neighbourLines, threatLines } from './report/outlook/neighbours.ts';
import { nowLines } from './report/outlook/now.ts';
import { tableLines } from './report/outlook/table.ts';
import { proclamations } from './report/proclamations.ts';
import { isLoss, isWarning } from './report/relevance.ts';
import { sceneOf } from './report/scene.ts';
import { HEADLINES, SUMS, summary } from './report/summary.ts';
import { concerns } from './tell/concerns.ts';
import type { MdKnown, Types } from './types.ts';

const LOSSES = ['province-changed', 'province-given', 'harbour-fallen', 'troops-gone', 'realm-gone'] as const;
const GIFTS = ['gold-sent', 'gold-received', 'province-given', 'troops-given', 'troops-received'] as const;
const WARNINGS = ['upkeep-paid', 'troops-gone', 'annexation-ended', 'annexation-lapsing', 'exhausted', 'fled'] as const;

/**
 * The turn report: what was gained and lost, what calls for an answer, where the realm stands; folded behind it the whole
 * turn in the order of MD-16.21, and the papers of MD-16.22.
 */
export const REPORT: ReportSpec<Types> = {
  gains,
  sections: [
    { id: 'fought', title: 'Your battles', kinds: ['battle-heard'], compose: fought },
    { id: 'answers', title: 'Answers', kinds: DIPLOMACY, compose: answers },
    { id: 'undone', title: 'Orders that failed', kinds: FAILED, compose: failures },
    {
      id: 'beware',
      title: 'Warnings',
      kinds: WARNINGS,
      compose: (heard, known) => [...said(ofKinds(WARNINGS, heard).filter(isWarning), known), ...homelessFleets(known)],
    },
    { id: 'news', title: 'What happened', kinds: ['province-changed'], compose: publicNews },
  ],
  outlook: [
    { id: 'now', title: 'What you can do now', compose: nowLines },
    { id: 'threats', title: 'What threatens, by total combat', compose: threatLines },
    { id: 'neighbours', title: 'Neighbours', compose: neighbourLines },
    { id: 'elsewhere', title: 'Elsewhere', compose: elsewhere },
    { id: 'standings', title: 'Standings', compose: tableLines },
  ],
  ledger: [
    { id: 'summary', title: 'Summary', kinds: [...HEADLINES, ...SUMS], compose: summary },
    {
      id: 'diplomacy',
      title: 'Diplomacy',
      kinds: DIPLOMACY,
      compose: (heard, known) => nearFirst(ofKinds(DIPLOMACY, heard), known, concerns),
    },
    {
      id: 'failed',
      title: 'Orders that failed',
      kinds: FAILED,
      compose: (heard, known) => {
        const failed = ofKinds(FAILED, heard);
        const ordered = isPlayed(known) && ofKinds(['orders-missed', 'coup'], heard).length === 0;
        return failed.length === 0 && ordered ? [{ text: 'All your orders were carried out.' }] : said(failed, known);
      },
    },
    { id: 'movement', title: 'Movement', kinds: MOVES, compose: movement },
    {
      id: 'battles',
      title: 'Battles',
      kinds: ['battle-heard'],
      compose: (heard, known) => nearFirst(ofKinds(['battle-heard'], heard), known, concerns),
    },
    {
      id: 'conquests',
      title: 'Conquests and losses',
      kinds: LOSSES,
      compose: (heard, known) =>
        nearFirst(
          ofKinds(LOSSES, heard).filter((news) => isLoss(news, known.view.realm)),
          known,
          concerns,
        ),
    },
    {
      id: 'pillage',
      title: 'Pillage and damage',
      kinds: ['pillaged', 'pillage-suffered', 'damage-rose', 'damage-mended'],
    },
    {
      id: 'construction',
      title: 'Construction',
      kinds: ['fort-built', 'fort-repaired', 'harbour-built', 'production-built', 'razed'],
    },
    {
      id: 'builds',
      title: 'Troops, ships and commanders',
      kinds: ['recruited', 'commander-hired', 'troops-gone'],
      compose: (heard, known) =>
        said(
          ofKinds(['recruited', 'commander-hired', 'troops-gone'], heard).filter(
            (news) => news.kind !== 'troops-gone' || news.why === 'disbanded',
          ),
          known,
        ),
    },
    { id: 'annexations', title: 'Annexations', kinds: ['annexed', 'annexation-mended', 'annexation-ended'] },
    {
      id: 'gifts',
      title: 'Gifts',
      kinds: GIFTS,
      compose: (heard, known) =>
        said(
          ofKinds(GIFTS, heard).filter((news) => known.view.realm !== null && concerns(news, known.view.realm)),
          known,
        ),
    },
    { id: 'ambassadors', title: 'Ambassadors', kinds: ['ambassador-sent'] },
    {
      id: 'proclamations',
      title: 'Proclamations',
      kinds: ['proclaimed', 'proclamation'],
      compose: proclamations,
    },
    {
      id: 'warnings',
      title: 'Warnings',
      kinds: WARNINGS,
      compose: (heard, known) => [...said(ofKinds(WARNINGS, heard).filter(isWarning), known), ...homelessFleets(known)],
    },
  ],
  papers: [
    { id: 'battle-reports', title: 'Battle reports', kinds: ['battle-reported'] },
    { id: 'battle-boards', title: 'All battles with their dice', kinds: ['battle-fought'] },
    { id: 'proclamation-texts', title: 'Proclamations in full', kinds: ['proclamation'] },
  ],
  scene: sceneOf,
};

/** Whether the reader's realm takes their orders: not that of the public, one under local forces or one that is no more. */
const isPlayed = ({ view: { realm, realms } }: MdKnown): boolean =>
  realm !== null && realms[realm]?.control === 'player';

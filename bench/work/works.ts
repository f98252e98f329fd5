import { beside } from './beside.ts';
import {
  domainsAdjudication,
  domainsBots,
  domainsChoices,
  domainsReports,
  domainsTurn,
  domainsTurn4,
} from './of-domains.ts';
import {
  closing,
  domainsOpening,
  memory,
  opening,
  submissions,
  umpireOpening,
  verification,
  worldOpening,
} from './of-games.ts';
import { pages } from './of-pages.ts';
import { peers } from './of-peers.ts';
import { bots, choices, odds, search } from './of-positions.ts';
import { posts, served } from './of-posts.ts';
import { coldReports, coldTurn } from './of-processes.ts';
import { scenarioStudy } from './of-scenarios.ts';
import { adjudication, fourfoldAdjudication, fourfoldTurns, reading, reports, wholeTurns } from './of-turns.ts';
import { umpireAdjudication, umpireBots, umpireChoices, umpireGrowth, umpireReports, umpireTurn } from './of-umpire.ts';
import { OF_WORLD } from './of-world.ts';
import type { Work } from './work.ts';

/** Every work by the name under which a process is told to do it. */
export const WORKS = {
  'whole-turn': wholeTurns,
  'cold-turn': coldTurn,
  reading,
  adjudication,
  reports,
  'cold-reports': coldReports,
  'whole-turn-4': fourfoldTurns,
  'adjudication-4': fourfoldAdjudication,
  bots,
  search,
  choices,
  odds,
  closing,
  submissions,
  opening,
  verification,
  memory,
  pages,
  posts,
  served,
  'domains-turn': beside('domains-turn', domainsTurn, [wholeTurns, 'whole-turn']),
  'domains-turn-4': beside('domains-turn-4', domainsTurn4, [domainsTurn, 'domains-turn']),
  'domains-adjudication': beside('domains-adjudication', domainsAdjudication, [adjudication, 'adjudication']),
  'domains-reports': beside('domains-reports', domainsReports, [reports, 'reports']),
  'domains-bots': beside('domains-bots', domainsBots, [search, 'search']),
  'domains-choices': domainsChoices,
  'umpire-turn': umpireTurn,
  'umpire-adjudication': umpireAdjudication,
  'umpire-reports': umpireReports,
  'umpire-growth': umpireGrowth,
  'umpire-bots': umpireBots,
  'umpire-choices': umpireChoices,
  'umpire-opening': umpireOpening,
  'world-opening': worldOpening,
  ...OF_WORLD,
  'scenario-study': scenarioStudy,
  'domains-opening': domainsOpening,
  peers,
} as const satisfies { readonly [name: string]: Work };

export type WorkName = keyof typeof WORKS;

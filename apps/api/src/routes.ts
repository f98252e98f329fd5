import { ACCOUNT_ROUTES } from './resources/account.ts';
import { ADMINISTRATION_ROUTES } from './resources/administration.ts';
import { CAMPAIGN_ROUTES } from './resources/campaigns.ts';
import { DICE_ROUTES } from './resources/dice.ts';
import { EVENT_ROUTES } from './resources/events.ts';
import { LETTER_ROUTES } from './resources/letters.ts';
import { NOTE_ROUTES } from './resources/notes.ts';
import { NOTICE_ROUTES } from './resources/notices.ts';
import { ORDER_ROUTES } from './resources/orders.ts';
import { PEOPLE_ROUTES } from './resources/people.ts';
import { POLL_ROUTES } from './resources/polls.ts';
import { PRESS_ROUTES } from './resources/press.ts';
import { QUESTION_ROUTES } from './resources/questions.ts';
import { REPORT_ROUTES } from './resources/reports.ts';
import { RULESET_ROUTES } from './resources/rulesets.ts';
import { SCENARIO_ROUTES } from './resources/scenarios.ts';
import { SEAT_ROUTES } from './resources/seats.ts';
import { TIME_ROUTES } from './resources/time.ts';
import { TOKEN_ROUTES } from './resources/tokens.ts';
import { TURN_ROUTES } from './resources/turns.ts';
import { WEBHOOK_ROUTES } from './resources/webhooks.ts';
import type { Route } from './route/route.ts';

/** A part of the API under one heading. */
export interface Chapter {
  readonly title: string;
  readonly routes: readonly Route[];
}

/** Everything that can be asked of the API, in the order in which its reference tells it. */
export const CHAPTERS: readonly Chapter[] = [
  { title: 'Rulesets', routes: RULESET_ROUTES },
  { title: 'Scenarios of your own', routes: SCENARIO_ROUTES },
  { title: 'Campaigns', routes: CAMPAIGN_ROUTES },
  { title: 'Orders', routes: ORDER_ROUTES },
  { title: 'Live events', routes: EVENT_ROUTES },
  { title: 'Notes', routes: NOTE_ROUTES },
  { title: 'Reports and maps', routes: REPORT_ROUTES },
  { title: 'Time', routes: TIME_ROUTES },
  { title: 'Polls', routes: POLL_ROUTES },
  { title: 'Questions to the master', routes: QUESTION_ROUTES },
  { title: 'Letters', routes: LETTER_ROUTES },
  { title: 'Press', routes: PRESS_ROUTES },
  { title: 'Notices', routes: NOTICE_ROUTES },
  { title: 'Seats', routes: SEAT_ROUTES },
  { title: 'People of a campaign', routes: PEOPLE_ROUTES },
  { title: 'Turns', routes: TURN_ROUTES },
  { title: 'Dice', routes: DICE_ROUTES },
  { title: 'Webhooks', routes: WEBHOOK_ROUTES },
  { title: 'Tokens', routes: TOKEN_ROUTES },
  { title: 'Account', routes: ACCOUNT_ROUTES },
  { title: 'Administration', routes: ADMINISTRATION_ROUTES },
];

export const ROUTES: readonly Route[] = CHAPTERS.flatMap(({ routes }) => routes);

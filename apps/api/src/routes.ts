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
  /** What it is about, in half a sentence. */
  readonly about: string;
  readonly routes: readonly Route[];
}

/** Everything that can be asked of the API, in the order in which its reference tells it. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Rulesets',
    about: 'Rule systems, their scenarios, and the schemas of their orders',
    routes: RULESET_ROUTES,
  },
  { title: 'Scenarios of your own', about: 'Maps and powers that you have written', routes: SCENARIO_ROUTES },
  { title: 'Campaigns', about: 'Games: made, opened, played and ended', routes: CAMPAIGN_ROUTES },
  { title: 'Orders', about: 'What a seat knows, what it may order, and what it has sent', routes: ORDER_ROUTES },
  { title: 'Live events', about: 'Streams that tell at once what happens', routes: EVENT_ROUTES },
  { title: 'Notes', about: 'What rulers write down for themselves', routes: NOTE_ROUTES },
  { title: 'Reports and maps', about: 'What came out of a turn, in words and pictures', routes: REPORT_ROUTES },
  { title: 'Time', about: 'Deadlines, extensions, absences', routes: TIME_ROUTES },
  { title: 'Polls', about: 'What the rulers of a campaign are asked', routes: POLL_ROUTES },
  { title: 'Questions to the master', about: 'Rulings on what the rules leave open', routes: QUESTION_ROUTES },
  { title: 'Letters', about: 'Between seats and masters', routes: LETTER_ROUTES },
  { title: 'Press', about: 'What is written for everybody', routes: PRESS_ROUTES },
  { title: 'Notices', about: 'What you were told, your calendar, and the mails that you want', routes: NOTICE_ROUTES },
  { title: 'Seats', about: 'Joining, leaving, and who holds what', routes: SEAT_ROUTES },
  { title: 'People of a campaign', about: 'Masters, rulers, applications, invitations', routes: PEOPLE_ROUTES },
  { title: 'Turns', about: 'Closing, reviewing, correcting and verifying turns', routes: TURN_ROUTES },
  { title: 'Dice', about: 'What proves that dice were fair', routes: DICE_ROUTES },
  { title: 'Webhooks', about: 'Addresses elsewhere that are told of news', routes: WEBHOOK_ROUTES },
  { title: 'Tokens', about: 'Personal access tokens', routes: TOKEN_ROUTES },
  { title: 'Account', about: 'Your account', routes: ACCOUNT_ROUTES },
  { title: 'Administration', about: 'For those who look after the server', routes: ADMINISTRATION_ROUTES },
];

export const ROUTES: readonly Route[] = CHAPTERS.flatMap(({ routes }) => routes);

import type { CampaignPage } from '@chancery/app';
import type { PageHouse } from '../page-house.ts';
import type { ConsoleScene } from './load-console.ts';

type Realm = CampaignPage['seats'][number];

/** What a game would begin with, and what becomes of the seats that nobody has. */
export interface Beginning {
  /** How many rule already or will be given a seat now, of how many seats. */
  readonly rulers: number;
  readonly seats: number;
  /** Seats are given out when it begins, so that nobody knows yet which stay empty. */
  readonly givenOut: boolean;
  readonly empty: number;
  /** Of those that stay empty, or may: which a bot orders for, and which the rules play by themselves. */
  readonly byBots: readonly Realm[];
  readonly byRules: readonly Realm[];
  /** Those that nobody can take. */
  readonly closed: readonly Realm[];
}

/**
 * A bot orders where the terms want one and the rules wait for orders of the seat; all other seats without a ruler are
 * left to the rules, as `seatActs` tells them. `coming`: who will be given a seat when it begins.
 */
export const beginningOf = (campaign: CampaignPage, coming: number): Beginning => {
  const { seats, settings, waitsFor, status } = campaign;
  const givenOut = status === 'open' && settings.seatChoice !== 'free';
  const open = seats.filter((each) => each.status === 'open');
  const held = seats.filter((each) => each.status === 'held').length;
  const getting = givenOut ? Math.min(coming, open.length) : 0;
  const isByBot = ({ seat }: Realm): boolean => settings.emptySeats === 'caretaker' && waitsFor.includes(seat);
  return {
    rulers: held + getting,
    seats: seats.filter(({ later }) => !later).length,
    givenOut,
    empty: open.length - getting,
    byBots: open.filter(isByBot),
    byRules: open.filter((each) => !isByBot(each)),
    closed: seats.filter(({ status, later }) => status === 'closed' && !later),
  };
};

/** What the rules do with a seat without a ruler, in their own words; null where they do nothing. */
export const unruledIn = ({ app }: Pick<PageHouse, 'app'>, { campaign, visitor }: ConsoleScene): string | null =>
  app.rulesets.find(({ id }) => id === campaign.ruleset.id)?.seating?.unruled[visitor.words.language] ?? null;

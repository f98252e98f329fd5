/** Rows of campaigns as a server keeps them: Europe with a ruler and a bot in every seat, on a database of its own. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '@chancery/app';
import type { AnyKnown, AnyRuleset } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import { EUROPE } from './europe.ts';
import { ISLE } from './field-of-domains.ts';
import { closeTurn, type Game, got, isRunning, kilobytesOf, newEurope, newPlayed, type Ruler, SYSTEM } from './game.ts';
import { timed, type Work } from './work.ts';

/** Turns of which the results have a row. */
export const SHOWN_TURNS = [1, 10, 20, 40] as const;
/** A turn and its neighbours make the row, as one turn of a game is not like another. */
const AROUND = 1;
const LAST = 41;

const rowTurn = (turn: number): number | undefined =>
  SHOWN_TURNS.find((shown) => (shown === 1 ? turn === 1 : Math.abs(shown - turn) <= AROUND));

/** A turn each time, campaign after campaign: what closing it takes, and how large the database is then. */
export const closing: Work = {
  async prepare(house, { folder, small }) {
    const last = small ? 2 : LAST;
    const warm = await newEurope(house, newFolder(folder, 'warm'), small ? 1 : 10);
    await warm.close();
    let game: Game | null = null;
    let turn = 0;
    return {
      does: 'bots in 23 seats',
      once: async (run) => {
        if (game === null) {
          game = await newEurope(house, newFolder(folder, String(run)), 0);
          turn = 0;
        }
        const playing = game;
        turn += 1;
        const shown = rowTurn(turn);
        const time = await timed(() => closeTurn(playing, turn));
        const size = SHOWN_TURNS.find((each) => each === turn);
        const sized = size === undefined ? {} : { [`database-${size}`]: kilobytesOf(playing.file) };
        if (turn === last || !(await isRunning(playing))) {
          await playing.close();
          game = null;
        }
        return { ...(shown === undefined ? {} : { [`closing-${shown}`]: time }), ...sized };
      },
      end: () => game?.close(),
    };
  },
};

const newFolder = (...parts: [string, string]): string => {
  const folder = join(...parts);
  mkdirSync(folder);
  return folder;
};

/** The process of a server after 30 turns. */
export const memory: Work = {
  async prepare(house, { folder, small }) {
    const turns = small ? 1 : 30;
    return {
      does: `${turns} turns`,
      once: async () => {
        const game = await newEurope(house, folder, turns);
        const { rss, heapUsed } = process.memoryUsage();
        await game.close();
        return { 'memory-30': rss / 2 ** 20, 'heap-30': heapUsed / 2 ** 20 };
      },
    };
  },
};

/** Everything from the first turn on, and what a page waits for that was shown the turn before. */
export const verification: Work = {
  async prepare(house, { folder, small }) {
    const played = small ? 1 : 39;
    const game = await newEurope(house, folder, played);
    const { app, cases, campaignId } = game;
    const verified = async (actor: Actor): Promise<void> => {
      const { turns, faults } = got(await cases.verifyCampaign(app, actor, { campaignId }));
      if (faults.length > 0) throw new Error(`${turns} turns: ${JSON.stringify(faults)}`);
    };
    const reader = (game.rulers[0] as Ruler).actor;
    await verified(reader);
    let turn = played;
    return {
      does: `turn ${played + 1} and those after it`,
      once: async () => {
        turn += 1;
        await closeTurn(game, turn);
        return {
          'verification-page': await timed(() => verified(reader)),
          'verification-all': await timed(() => verified(SYSTEM)),
        };
      },
      end: () => game.close(),
    };
  },
};

/** A sheet each time, each from another seat, in a turn to which all have sent one. */
export const submissions: Work = {
  async prepare(house, { folder, small }) {
    const game = await newEurope(house, folder, small ? 1 : 10);
    const { app, cases, campaignId } = game;
    const sheets: (readonly [Ruler, string])[] = [];
    for (const ruler of game.rulers) {
      const sheet = await sheetOf(house, game, ruler);
      if (sheet !== null) sheets.push([ruler, sheet]);
    }
    const submit = async (run: number): Promise<void> => {
      const [{ seat, actor }, text] = sheets[run % sheets.length] as (typeof sheets)[number];
      got(await cases.submitOrders(app, actor, { campaignId, seat, channel: 'api', text }));
    };
    for (let run = 0; run < sheets.length; run += 1) await submit(run);
    const lines = sheets.reduce((sum, [, text]) => sum + text.split('\n').length, 0);
    return {
      does: `${sheets.length} sheets of ${lines} lines in all`,
      once: async (run) => ({ submission: await timed(() => submit(run)) }),
      end: () => game.close(),
    };
  },
};

/** What a bot would order, as a ruler writes it; null of a seat that is not asked, since its realm is no more. */
const sheetOf = async (
  house: House,
  { app, cases, campaignId }: Game,
  { seat, actor }: Ruler,
): Promise<string | null> => {
  const [core, ruleset] = await Promise.all([house.core(), house.europe()]);
  const file = got(await cases.readTurnFile(app, actor, { campaignId, seat }));
  if (Object.keys(file.choices).length === 0) return null;
  const known: AnyKnown = file;
  const orders = house.botOrders(core, ruleset, known, core.keyedDice(core.hashOf(seat)));
  return orders.map((order) => core.writeLine(ruleset.orders, known, order)).join('\n');
};

interface OpenedGame {
  readonly seats: number;
  /** How many characters the seat whose turn it is in this run is sent. */
  opened(run: number): Promise<number>;
  close(): Promise<void> | void;
}

/** A game of ten turns, and all that a desk is sent first of its turn: the turn file, and the opening made of it. */
const openedGame = async (
  house: House,
  folder: string,
  { ruleset, scenario }: { readonly ruleset: AnyRuleset; readonly scenario: string },
  turns: number,
): Promise<OpenedGame> => {
  const core = await house.core();
  const game = await newPlayed(house, folder, { ruleset, scenario, bots: true }, turns);
  const { app, cases, campaignId, rulers } = game;
  return {
    seats: rulers.length,
    opened: async (run) => {
      const { seat, actor } = rulers[run % rulers.length] as Ruler;
      const file = got(await cases.readTurnFile(app, actor, { campaignId, seat }));
      return JSON.stringify(file).length + JSON.stringify(core.openingOf(ruleset as never, file)).length;
    },
    close: () => game.close(),
  };
};

const OPENED_AT = 10;

/** What one seat is sent: how long it takes, and how long it is in kB. */
const oneOpening = async (row: string, game: OpenedGame, run: number) => {
  let bytes = 0;
  const time = await timed(async () => {
    bytes = await game.opened(run);
  });
  return { [row]: time, [`${row}-size`]: bytes / 1000 };
};

type RulesetOf = (house: House) => Promise<AnyRuleset>;

const openingOf = (row: string, scenario: string, rulesetOf: RulesetOf): Work => ({
  async prepare(house, { folder, small }) {
    const game = await openedGame(house, folder, { ruleset: await rulesetOf(house), scenario }, small ? 1 : OPENED_AT);
    return { does: `${game.seats} seats`, once: (run) => oneOpening(row, game, run), end: () => game.close() };
  },
});

/** Beside Europe: what all its seats are sent on average. */
const openingBeside = (row: string, scenario: string, rulesetOf: RulesetOf): Work => ({
  async prepare(house, { folder, small }) {
    const turns = small ? 1 : OPENED_AT;
    const [ruleset, europe] = [await rulesetOf(house), await house.europe()];
    const here = await openedGame(house, newFolder(folder, 'here'), { ruleset, scenario }, turns);
    const there = await openedGame(house, newFolder(folder, 'there'), { ruleset: europe, scenario: EUROPE }, turns);
    let theirs = 0;
    for (let seat = 0; seat < there.seats; seat += 1) theirs += (await there.opened(seat)) / there.seats / 1000;
    return {
      does: `${here.seats} seats beside ${there.seats}`,
      once: async (run) => {
        const ours = await oneOpening(row, here, run);
        return { ...ours, [`${row}-share`]: Number(ours[`${row}-size`]) / theirs };
      },
      end: async () => {
        await here.close();
        await there.close();
      },
    };
  },
});

export const opening = openingOf('opening', EUROPE, (house) => house.europe());
export const domainsOpening = openingOf('domains-opening', ISLE, (house) => house.domains());
export const umpireOpening = openingBeside('umpire-opening', 'italia1449', (house) => house.umpire());
export const worldOpening = openingBeside('world-opening', 'world-1483', (house) => house.world());

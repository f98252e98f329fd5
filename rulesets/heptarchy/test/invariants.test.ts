import { orderKindOf, pickOrder, type Roller } from '@chancery/core';
import { botPlayer, diceFrom, type Player, playCampaign, randomPlayer, silentPlayer } from '@chancery/testkit';
import { expect, test } from 'vitest';
import type { HepPosition, Types } from '../src/types.ts';
import { HEPTARCHY } from './heptarchy.ts';
import { faultsOfBoard } from './invariants.ts';
import { position } from './position.ts';
import { warTorn } from './war-torn.ts';

const CAMPAIGNS = Number(process.env['CAMPAIGNS'] ?? 12);
const POSTS = Number(process.env['POSTS'] ?? 60);
const RANDOM = randomPlayer<Types>({ sittings: 3, most: 8 });

/** Random rulers, bots, and some who sleep, on a board full of quarrels. */
const faultsOf = (
  number: number,
  master?: Player<Types>,
  board: (roller: Roller) => HepPosition = warTorn,
): readonly string[] => {
  const seed = `war-torn ${number}`;
  const played = playCampaign(HEPTARCHY, {
    position: board(diceFrom(seed, 'board').at('board')),
    seed,
    turns: POSTS,
    ...(master === undefined ? {} : { master }),
    player: (seat, turn): Player<Types> => {
      const roll = diceFrom(seed, 'player', turn, seat).at('roll').d(20);
      return roll === 1 ? silentPlayer : roll <= 4 ? botPlayer : RANDOM;
    },
  });
  const faults: string[] = [];
  for (const { number: post, after } of played) {
    faults.push(...faultsOfBoard(after).map((fault) => `campaign ${number}, post ${post}: ${fault}`));
  }
  return faults.slice(0, 5);
};

test.each(Array.from({ length: CAMPAIGNS }, (_, index) => index + 1))(
  'HEP-9.22 HEP-0.8 HEP-17.11 whatever is ordered, the board stays in order: campaign %i',
  (number) => {
    expect(faultsOf(number)).toEqual([]);
  },
);

/** Every now and then the master gives a kingdom to somebody else, whoever has it, or says again who plays. */
const meddler: Player<Types> = (ruleset, known, dice) => {
  const roller = dice.at('meddler');
  const kind = orderKindOf(ruleset.orders, roller.d(4) > 1 ? 'SET_CONTROLLER' : 'SET_PLAYER_LIST');
  const choice = kind?.options(known, []) ?? null;
  if (kind === undefined || choice === null || roller.d(4) > 1) return [];
  return Array.from({ length: roller.d(2) }, () => pickOrder(kind, choice, roller));
};

test.each(Array.from({ length: Math.ceil(CAMPAIGNS / 3) }, (_, index) => index + 1))(
  'HEP-14.5 HEP-17.6 whatever the master does, the board stays in order: campaign %i',
  (number) => {
    expect(faultsOf(number, meddler)).toEqual([]);
  },
);

const founding = (): HepPosition => position({ turn: 0, active: null, players: ['CHE', 'SSX', 'HAN', 'EXS', 'NFK'] });

test.each(Array.from({ length: Math.ceil(CAMPAIGNS / 3) }, (_, index) => index + 1))(
  'HEP-14.5 HEP-16.1 whoever gains and loses kingdoms from Turn 0 on, the board stays in order: campaign %i',
  (number) => {
    expect(faultsOf(number, meddler, founding)).toEqual([]);
  },
);

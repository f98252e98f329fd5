import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eagernessOf } from '../../src/battle/engage.ts';
import { beatenLoss } from '../../src/battle/open-battle.ts';
import { ransomOf } from '../../src/consequences/captured.ts';
import { DECISIVE, DESERTION_MORALE, ENGAGE_AT, EXECUTED, MORALE, REVOLT } from '../../src/data/figures.ts';
import { LUCK, SCOUT_ERROR, SKILL, STORMING, SURRENDERING } from '../../src/data/warfare.ts';
import { LEAST_MORALE, MOST_MORALE, MOST_RATING, TENTHS, TICKS } from '../../src/words.ts';

/** The rulebook sums up what was decided; its figures are those with which is reckoned. */

const rulebook = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
const decision = (clause: string): string => rulebook.split('\n').find((line) => line.includes(`**${clause}**`)) ?? '';

/** 2d6 run five points to either side of seven. */
const SIDE = 5;
const ratings = Array.from({ length: MOST_RATING + 1 }, (_, rating) => rating);
const mostEager = Math.max(
  ...ratings.flatMap((skill) => ratings.map((activity) => Math.abs(eagernessOf({ skill, activity })))),
);
const percentOf = (hundredths: number): number => Math.floor(hundredths / STORMING.step);

test.each<readonly [clause: string, figures: readonly string[]]>([
  [
    'UM-25.1',
    [
      `ratio ${ENGAGE_AT[3]}/${ENGAGE_AT[2]}/${ENGAGE_AT[1]} %`,
      `(±${SCOUT_ERROR * SIDE} %)`,
      `up to ${mostEager} points by activity`,
    ],
  ],
  ['UM-25.2', [`timetable of ${TICKS} ticks per turn`]],
  [
    'UM-25.3',
    [
      `skill ${SKILL} % per point`,
      `±${LUCK * SIDE} % luck`,
      `below ${DECISIVE} indecisive`,
      `loser ${beatenLoss(0)} + F/${100 / (beatenLoss(100) - beatenLoss(0))} %`,
    ],
  ],
  [
    'UM-25.4',
    [
      `assault ${STORMING.base} % at ${STORMING.at / 100}:1 and +${percentOf(100)} % per further 1:1`,
      `surrender ${SURRENDERING.turns}·t² plus ${SURRENDERING.hungry} per turn beyond the stores`,
    ],
  ],
  [
    'UM-25.6',
    [
      `${REVOLT.captured.empty} % for an empty captured province`,
      `${REVOLT.captured.garrisoned} % garrisoned`,
      `${REVOLT.other.base} % for home provinces`,
    ],
  ],
  [
    'UM-25.7',
    [
      `Morale ${LEAST_MORALE}–${MOST_MORALE} from arrears (up to −${MORALE.mostArrears})`,
      `lost capital −${MORALE.capitalLost}`,
      `commander-in-chief −${MORALE.cinc}`,
      `ransom −${MORALE.face}`,
      `desertion below ${DESERTION_MORALE}`,
    ],
  ],
  [
    'UM-25.11',
    [
      `ransom ${ransomOf({ reputation: 0, seniority: 0 }) / TENTHS} + reputation + seniority/2`,
      `executed ${EXECUTED.civilised}/${EXECUTED.tribal}/${EXECUTED.independent} %`,
    ],
  ],
])('%s the rulebook sums up what is reckoned', (clause, figures) => {
  expect(figures.filter((figure) => !decision(clause).includes(figure))).toEqual([]);
});

test('UM-25.11 a ransom grows with reputation, and by half a point for each of seniority, rounded up or down as UM-18.4 says', () => {
  const base = ransomOf({ reputation: 0, seniority: 0 });
  expect(ransomOf({ reputation: 3, seniority: 0 }) - base).toBe(3 * TENTHS);
  expect(ransomOf({ reputation: 0, seniority: 10 }) - base).toBe(5 * TENTHS);
});

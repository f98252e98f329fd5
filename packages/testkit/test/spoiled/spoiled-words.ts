import { deskFaults } from '../../src/suite/desk-answers.ts';
import { newsFaults, refusalFaults } from '../../src/suite/in-words.ts';
import { PURSES } from '../toy/purses.ts';
import { PURSES_PLAN } from '../toy/purses-plan.ts';
import { inTurns, type SpoiledCase } from './spoiled-case.ts';

const saying = (text: string): SpoiledCase['spoiled'] => ({ text: { ...PURSES.text, told: () => [{ text }] } });

const newsInWords = inTurns((ruleset, turn) => newsFaults(ruleset, turn, true));
const refusalsInWords = inTurns((ruleset, turn) => refusalFaults(ruleset, PURSES_PLAN.refusals, turn));

export const SPOILED_WORDS: readonly SpoiledCase[] = [
  {
    what: 'news without a word',
    spoiled: { text: { ...PURSES.text, told: () => [] } },
    faults: newsInWords,
    found: /boast-heard for Ann: nothing is said/,
  },
  {
    what: 'a key of the code',
    spoiled: saying('You lost heavy_cavalry.'),
    faults: newsInWords,
    found: /heavy_cavalry/,
  },
  { what: 'a name of the code', spoiled: saying('Your mpUsed is 4.'), faults: newsInWords, found: /has “mpUsed”/ },
  { what: 'a blank too many', spoiled: saying('You won , it seems.'), faults: newsInWords, found: /has “ ,”/ },
  {
    what: 'a fact that is not there',
    spoiled: {
      text: { ...PURSES.text, refusal: (refusal) => `You have ${(refusal as { readonly has?: number }).has}.` },
    },
    faults: refusalsInWords,
    found: /oneself: “You have undefined\.”/,
  },
  {
    what: 'a unit with nothing in a column',
    spoiled: { units: { ...PURSES.units, rows: () => [{ unit: 'P1', kind: 'purse', area: 1, cells: {} }] } },
    faults: inTurns(deskFaults),
    found: /P1 has nothing in the column what/,
  },
  {
    what: 'a unit off the map',
    spoiled: {
      units: { ...PURSES.units, rows: () => [{ unit: 'P1', kind: 'purse', area: 7, cells: { what: 'a purse' } }] },
    },
    faults: inTurns(deskFaults),
    found: /P1 stands in area 7, which is not on the map/,
  },
  {
    what: 'a place without a word',
    spoiled: { places: { ...PURSES.places, report: () => [] } },
    faults: inTurns(deskFaults),
    found: /area 1 has nothing to tell/,
  },
];

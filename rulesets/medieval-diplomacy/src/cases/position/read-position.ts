import { type CaseContext, type CaseFault, err, ok, type Result, type Words } from '@chancery/core';
import { saidUnder } from '@chancery/kit';
import type { MdPosition } from '../../types.ts';
import { bareGround, type Ground, scenarioGround, scenarioNamed } from '../map/ground.ts';
import { MapWords } from '../map/map-words.ts';
import { isPlaceNumber, NO_PLACE_NUMBER, realmsOfTheRulebook, realmsOrdered } from '../names/growing-lexicon.ts';
import { readOptionWords } from '../words/campaign-words.ts';
import { provinceWords, readProvinces } from '../words/said-provinces.ts';
import { readRealms } from '../words/said-realms.ts';
import { readUnits, type SaidUnit } from '../words/said-units.ts';
import { type Said, SECTIONS } from '../words/sections.ts';
import { readTroopTable } from '../words/troop-table-words.ts';
import { buildPosition } from './build-position.ts';

/** The position that a case states. Names come first, so that whatever is said later may use them. */
export const readPosition = async (
  words: Words,
  context: CaseContext,
): Promise<Result<MdPosition, readonly CaseFault[]>> => {
  const before = words.faults.length;
  const sections = SECTIONS.in(words);
  const ground = await groundOf(
    sections,
    `${JSON.stringify(words.value ?? null)} ${context.seats.join(' ')} ${context.orders}`,
  );
  const { lexicon } = ground;
  for (const part of saidUnder(sections, 'troops')) lexicon.troops = readTroopTable(part, lexicon);
  const usual = isAboutSilence(words, context) ? ground.options : { ...ground.options, autoComputerAfter: null };
  const options = saidUnder(sections, 'options').reduce((before, part) => readOptionWords(part, before), usual);

  const map = new MapWords(lexicon);
  layMap(sections, ground, map);
  const realms = saidUnder(sections, 'realms').flatMap((part) => readRealms(part, lexicon));
  const provinces = saidUnder(sections, 'provinces').flatMap((part) => readProvinces(part, lexicon));
  const units = saidUnder(sections, 'units').flatMap((part) => readUnits(part, lexicon));
  if (ground.world === null) map.findSeas(placesOfFleets(units), placesOfArmies(units));
  const borders = map.borders();
  for (const code of [...realmsOrdered(context.orders), ...realmsOfTheRulebook(context.expected)]) lexicon.realm(code);
  for (const name of context.seats) if (name !== 'master') lexicon.realm(name);

  const position = buildPosition({ words, context, sections, ground, options, realms, borders, provinces, units });
  return words.faults.length > before ? err(words.faults.slice(before)) : ok(position);
};

/**
 * A case of several turns need not name every seat in every turn. So that no realm passes to the computer by chance, only
 * cases of one turn, and those about it, know the rule (MD-17.15).
 */
const isAboutSilence = (words: Words, { rules, expected, turns }: CaseContext): boolean =>
  turns < 2 ||
  rules.some((rule) => rule === 'MD-17.15' || rule === 'MD-18.39') ||
  OF_SILENCE.test(expected) ||
  OF_SILENCE.test(JSON.stringify(words.value ?? null));

const OF_SILENCE = /\b(?:computer|missed|silent|control)\b/i;

const placeOf = ({ said, place }: SaidUnit): number => said.location ?? place ?? 0;

/** Places where armies and garrisons stand on land. */
const placesOfArmies = (units: readonly SaidUnit[]): readonly number[] =>
  units.filter(({ kind, said }) => kind !== 'F' && said.loadedOn === undefined).map(placeOf);

/** Places in which nothing but fleets is said to be, and the armies on them. */
const placesOfFleets = (units: readonly SaidUnit[]): readonly number[] => {
  const land = placesOfArmies(units);
  return units.flatMap((unit) => (unit.kind === 'F' && !land.includes(placeOf(unit)) ? [placeOf(unit)] : []));
};

const groundOf = async (sections: Said, text: string): Promise<Ground> => {
  const [scenario] = saidUnder(sections, 'scenario');
  if (scenario !== undefined) return scenarioGround(scenario, text, 'all');
  const map = saidUnder(sections, 'map').find(({ value }) => scenarioNamed(value) !== null);
  return map === undefined ? bareGround(text) : scenarioGround(map, text, 'map');
};

/** Declares all places, in the order in which they are written: those of the map, then those that are spoken of. */
const layMap = (sections: Said, { lexicon, world }: Ground, map: MapWords): void => {
  if (world === null) {
    for (const part of saidUnder(sections, 'map')) map.read(part);
    for (const [section, part] of sections) {
      if (section === 'seas') map.readPlaces(part, 'sea');
      if (section === 'borders') map.readBorders(part);
      if (section === 'provinces') declareProvinces(part, map, (name) => (map.isEmpty ? null : lexicon.slipOf(name)));
    }
    lexicon.mapIsClosed = sections.some(
      ([section]) => section === 'map' || section === 'seas' || section === 'borders',
    );
  }
};

/** Names so short are near to any other. */
const SHORT = 4;

const declareProvinces = (words: Words, map: MapWords, slipOf: (name: string) => string | null): void => {
  for (const [name, value] of provinceWords(words)) {
    const { number, kind, borders } = (value.isMapping ? value.value : {}) as { readonly [part: string]: unknown };
    const isKnown = map.knows(name);
    const slip = isKnown || name.length < SHORT ? null : slipOf(name);
    if (slip !== null) value.fault(`${name} is not on the map${slip}`);
    else if (!isPlaceNumber(name)) value.fault(NO_PLACE_NUMBER);
    else if (!map.isSea(name)) {
      map.declare(name, {
        kind: kind === 'sea' ? 'sea' : 'province',
        number: typeof number === 'number' ? number : undefined,
        words: value,
      });
    }
    if (borders !== undefined) map.readNeighbours(name, value.at('borders'));
  }
};

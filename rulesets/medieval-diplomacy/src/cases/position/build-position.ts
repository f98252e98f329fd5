import { asStated, exact, saidUnder } from '@chancery/kit';
import { seasonOf } from '../../rules/calendar.ts';
import { provincesOf } from '../../rules/find.ts';
import { squareBoard } from '../../scenario/square-board.ts';
import type { RealmInfo, Setting } from '../../setting.ts';
import type { Province, Realm, State } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import { IND, type RealmNumber } from '../../words.ts';
import { readClaims, readKnownAlliances, readOutcome, turnOfSeason } from '../words/campaign-words.ts';
import { REALM_FIELDS } from '../words/realm-words.ts';
import type { SaidRealm } from '../words/said-realms.ts';
import { forcesOf } from './build-forces.ts';
import { withHomes } from './homes.ts';
import { bareProvince, provinceFrom, settlePlace } from './province-list.ts';
import { accepting, passing, relating } from './relation-tables.ts';
import type { SaidPosition } from './said-position.ts';

/** Gold of a realm of which nothing is said: enough for any upkeep. */
const PLENTY = 100_000;

/** The position, with what is not said as docs/cases.md tells. */
export const buildPosition = (said: SaidPosition): MdPosition => {
  const { ground, options, sections } = said;
  const { lexicon } = ground;
  const tables = { relations: relating(said), accepts: accepting(said), passage: passing(said) };
  const claimed = saidUnder(sections, 'claims');
  const known = saidUnder(sections, 'knownAlliances').flatMap((part) => readKnownAlliances(part, lexicon));
  const turn = turnIn(said);
  const claims = claimed.flatMap((part) => readClaims(part, lexicon, turn));
  const [ended] = saidUnder(sections, 'outcome').map((part) => readOutcome(part, lexicon, turn));

  const provinces = provincesIn(said);
  const { realms, size } = realmsIn(said);
  const homes = withHomes(said, provinces);
  const setting: Setting = {
    scenario: 'case',
    title: ground.title,
    options,
    troops: lexicon.troops,
    realms: realmInfos(said, homes),
    places: [...lexicon.places],
    world: ground.world ?? squareBoard(lexicon.places, said.borders),
  };
  const forces = forcesOf(setting, said, homes);
  const highest = forces.commanders.reduce((most, { id }) => Math.max(most, id), 0);
  const [next] = saidUnder(sections, 'nextCommander').map((part) => part.whole(1, 9999) ?? 1);
  const state: State = {
    turn,
    phase: saidUnder(sections, 'phase')[0]?.whole(0, 99) ?? 0,
    realms,
    provinces: Array.from({ length: lexicon.places.length }, (_, number) => homes[number] ?? null),
    units: forces.units,
    commanders: forces.commanders,
    nextCommander: next ?? Math.max(highest + 1, ground.state?.nextCommander ?? 1),
    relations: tables.relations(size),
    accepts: tables.accepts(size),
    passage: tables.passage(size),
    knownAlliances: known.length > 0 ? known : (ground.state?.knownAlliances ?? []),
    claims: claimed.length > 0 ? claims : (ground.state?.claims ?? []),
    outcome: ended ?? null,
  };
  return { setting, state };
};

const turnIn = ({ sections, options, ground }: SaidPosition): number => {
  const [turn] = saidUnder(sections, 'turn').map((part) => part.whole(1, 9999) ?? 1);
  const [year] = saidUnder(sections, 'year').map((part) => part.whole(1, 9999));
  const [season] = saidUnder(sections, 'season').map((part) => turnOfSeason(part, options, year ?? null));
  const now = turn ?? season ?? ground.state?.turn ?? 1;
  for (const part of turn === undefined ? [] : saidUnder(sections, 'season')) {
    const { season: due, year: dueYear } = seasonOf(options, now);
    if (season !== turn && String(part.value).toLowerCase() !== due.toLowerCase())
      part.fault(`turn ${turn} is ${due} ${dueYear}`);
  }
  return now;
};

/** Index = number. What units tell of the owner of their garrison counts where the province itself does not say it. */
const provincesIn = ({ ground, provinces, units }: SaidPosition): (Province | null)[] => {
  const { lexicon, state } = ground;
  const said = new Map(provinces.map((each) => [each.place, each]));
  for (const unit of units) {
    if (unit.kind !== 'G' || unit.place === null || unit.gone) continue;
    const about = said.get(unit.place) ?? { place: unit.place, said: {}, sources: {}, words: unit.words };
    const before = state?.provinces[unit.place]?.owner;
    const owner = about.said.owner ?? (before === undefined || before === IND ? unit.realm : before);
    if (owner !== unit.realm) unit.words.fault('a garrison belongs to the owner of its province (MD-4.5)');
    const walled = (exact(about.said.fort?.level) ?? state?.provinces[unit.place]?.fortLevel ?? 0) > 0;
    const isCity = about.said.city ?? (walled ? undefined : true);
    said.set(unit.place, {
      ...about,
      said: { ...about.said, owner, ...(isCity === undefined ? {} : { city: isCity }) },
    });
    if (isCity === false && !walled) unit.words.fault('a garrison needs a city or a fortification (MD-4.5)');
  }
  for (const each of said.values()) settlePlace(lexicon, each);
  return Array.from({ length: lexicon.places.length }, (_, number) => {
    const info = lexicon.places[number];
    if (info?.kind !== 'province') return null;
    const before = state?.provinces[number] ?? bareProvince(number);
    const about = said.get(number);
    return about === undefined ? before : provinceFrom(before, about);
  });
};

const realmsIn = ({
  ground,
  realms,
  options,
}: SaidPosition): { readonly realms: readonly (Realm | null)[]; readonly size: number } => {
  const { lexicon, state } = ground;
  const said = new Map<RealmNumber, SaidRealm['said']>(realms.map((each) => [each.realm, each.said]));
  const list = Array.from({ length: lexicon.realms.length }, (_, number): Realm | null => {
    if (lexicon.realms[number] == null) return null;
    const usual: Realm = {
      number,
      control: 'player',
      status: options.defaultStatus,
      treasury: PLENTY,
      missedInARow: 0,
      everSubmitted: true,
    };
    return asStated(REALM_FIELDS, state?.realms[number] ?? usual, said.get(number) ?? {});
  });
  return { realms: list, size: list.length };
};

/** A realm's capital is what is said, else its first city, else its first province. */
const realmInfos = (
  { ground, realms, provinces }: SaidPosition,
  lands: readonly (Province | null)[],
): readonly (RealmInfo | null)[] =>
  ground.lexicon.realms.map((info) => {
    if (info === null) return null;
    const about = realms.find(({ realm }) => realm === info.number)?.said ?? {};
    const own = provincesOf({ provinces: lands }).filter(({ owner }) => owner === info.number);
    const said = own.find(({ number }) =>
      provinces.some(({ place, said: of }) => place === number && of.capital === true),
    );
    const city = own.find(({ number }) => ground.lexicon.placeInfo(number)?.cityName != null);
    const capital =
      about.capital ?? said?.number ?? (info.capital === 0 ? (city ?? own[0])?.number : info.capital) ?? 0;
    return {
      ...info,
      capital,
      name: about.name ?? info.name,
      group: about.group ?? info.group,
      culture: about.culture ?? info.culture,
    };
  });

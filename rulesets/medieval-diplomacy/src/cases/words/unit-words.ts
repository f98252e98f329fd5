import { type Fact, type NumberTest, type RecordGrammar, saysNothing, type Words } from '@chancery/core';
import { loadOf } from '../../rules/loading.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { storageOf, totalCombat, troopsIn, weightOf } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { UnitId } from '../../unit-id.ts';
import { EXHAUSTED, type Location, type RealmNumber } from '../../words.ts';
import { type Lexicon, readRealm, troopNamed } from '../names/lexicon.ts';
import { readUnit } from '../names/unit-names.ts';
import {
  COMMANDER_FIELDS,
  type CommanderSaid,
  commanderFacts,
  commanderNamed,
  ratingsIn,
  readCommander,
} from './commander-words.ts';
import {
  A_PLACE,
  amount,
  calledRealm,
  calledUnit,
  flag,
  follows,
  oneOrNone,
  type StateField,
  text,
} from './field-kinds.ts';
import {
  hasOthers,
  rankNamed,
  readTroopList,
  readTroopMember,
  readTroopPhrase,
  readTroopsInRank,
  type TroopsSaid,
  troopsField,
} from './troop-words.ts';

/** What can be said of a unit (MD-0.9). */
export interface UnitSaid {
  readonly location: Location | null;
  readonly loadedOn: UnitId | null;
  readonly troops: readonly TroopsSaid[];
  readonly commanders: readonly Partial<CommanderSaid>[];
  /** It has no others than those that are named. */
  readonly alone: boolean;
  readonly leader: string | null;
  readonly retreatLevel: NumberTest;
  readonly follow: UnitId | null;
  readonly defendFort: boolean;
  readonly marines: boolean;
  readonly mpUsed: NumberTest;
  readonly exhausted: boolean;
  readonly boardRealm: RealmNumber | null;
  readonly landed: boolean;
  readonly retreated: boolean;
  readonly unloaded: boolean;
  readonly holds: NumberTest;
  readonly extraLoads: NumberTest;
  readonly extraUnloads: NumberTest;
  readonly retreatsInPhase: NumberTest;
  readonly freshSoldiers: NumberTest;
  readonly cameFrom: Location | null;
  readonly name: string;
  readonly movePoints: NumberTest;
  readonly totalCombat: NumberTest;
  readonly size: NumberTest;
  readonly weight: NumberTest;
  readonly storage: NumberTest;
  readonly load: NumberTest;
}

type Fields = { readonly [Key in keyof UnitSaid]: StateField<Unit, UnitSaid[Key]> };

const otherUnit = (names: readonly string[], of: (unit: Unit) => UnitId | null): StateField<Unit, UnitId | null> => ({
  names,
  read: (words, lexicon) => readUnit(words, lexicon, lexicon.whose ?? null),
  fact: (unit, { setting }) => {
    const other = of(unit);
    return other === null ? null : calledUnit(setting, other);
  },
  fits: (value, unit) => of(unit) === value,
});

export const UNIT_FIELDS: Fields = {
  location: oneOrNone(
    A_PLACE,
    ['at', 'in', 'location', 'place', 'province', 'sea', 'where'],
    ({ location }) => location,
  ),
  loadedOn: otherUnit(['on', 'loaded on', 'aboard', 'loaded'], ({ loadedOn }) => loadedOn),
  troops: troopsField<Unit>(),
  commanders: {
    names: ['commanders', 'commander'],
    many: true,
    read: readCommanders,
    fact: (unit, { state }): Fact =>
      state.commanders.filter(({ id }) => unit.commanders.includes(id)).map(commanderFacts),
    fits: (said, unit, { state }) => {
      const here = state.commanders.filter(({ id }) => unit.commanders.includes(id));
      if (said.length === 0) return here.length === 0;
      return said.every((each) => {
        const found = commanderNamed(here, each);
        return (
          found !== undefined &&
          Object.entries(ratingsIn(each)).every(([which, test]) => test.holds(found[which as 'naval']))
        );
      });
    },
  },
  alone: {
    names: ['nothing else', 'nobody else'],
    read: (words) => words.yesNo() ?? false,
    fact: () => true,
    fits: () => true,
  },
  leader: {
    names: ['leader', 'led by'],
    read: (words) => (saysNothing(words) ? null : (words.text('a commander') ?? null)),
    fact: ({ leader }, { state }) => state.commanders.find(({ id }) => id === leader)?.name ?? null,
    fits: (value, { leader, commanders }, { state }) => {
      if (value === null) return leader === null;
      const here = state.commanders.filter(({ id }) => commanders.includes(id));
      return leader !== null && commanderNamed(here, { name: value })?.id === leader;
    },
  },
  retreatLevel: amount(['retreat level', 'retreat'], ({ retreatLevel }) => retreatLevel, { from: 1, to: 5 }),
  follow: otherUnit(['follow', 'follows', 'following'], ({ follow }) => follow),
  defendFort: flag(
    ['defend fort', 'defends fort', 'defends the fort', 'defend', 'defends', 'defend fortifications', 'inside'],
    ({ defendFort }) => defendFort,
  ),
  marines: flag(['marines'], ({ marines }) => marines),
  mpUsed: amount(['mp used', 'used mp', 'move points used'], ({ mpUsed }) => mpUsed, { to: EXHAUSTED }),
  exhausted: flag(['exhausted', 'tired'], ({ mpUsed }) => mpUsed >= EXHAUSTED),
  boardRealm: {
    names: ['board realm', 'boards', 'boarding', 'board'],
    read: (words, lexicon) => (saysNothing(words) ? null : readRealm(words, lexicon)),
    fact: ({ boardRealm }, { setting }) => (boardRealm === null ? null : calledRealm(setting, boardRealm)),
    fits: (value, { boardRealm }) => value === boardRealm,
  },
  landed: flag(['landed'], ({ landed }) => landed),
  retreated: flag(['retreated', 'has retreated'], ({ retreated }) => retreated),
  unloaded: flag(['unloaded', 'has unloaded'], ({ unloaded }) => unloaded),
  holds: amount(['holds', 'held'], ({ holds }) => holds),
  extraLoads: amount(['extra loads'], ({ extraLoads }) => extraLoads),
  extraUnloads: amount(['extra unloads'], ({ extraUnloads }) => extraUnloads),
  retreatsInPhase: amount(['retreats in phase'], ({ retreatsInPhase }) => retreatsInPhase),
  freshSoldiers: amount(['fresh soldiers', 'fresh'], ({ freshSoldiers }) => freshSoldiers),
  cameFrom: oneOrNone(A_PLACE, ['came from', 'from'], ({ cameFrom }) => cameFrom),
  name: text(['name', 'called', 'named'], ({ name }) => name),
  movePoints: follows(['move points', 'mp', 'mp left', 'move points left'], (unit, { setting }) =>
    movePointsLeft(setting, unit),
  ),
  totalCombat: follows(['total combat', 'combat'], (unit, { setting }) => totalCombat(setting, unit)),
  size: follows(['size', 'number of troops', 'troop count'], ({ stacks }) => troopsIn(stacks)),
  weight: follows(['weight'], ({ stacks }, { setting }) => weightOf(setting, stacks)),
  storage: follows(['storage'], ({ stacks }, { setting }) => storageOf(setting, stacks)),
  load: follows(['load'], (unit, { setting, state }) => loadOf(setting, state, unit)),
};

/** A unit as a mapping, or as phrases: `at Kent, 5 men-at-arms rank 1, retreat 2, follow A1, no marines`. */
export const UNIT: RecordGrammar<Lexicon, UnitSaid> = {
  what: 'unit',
  fields: UNIT_FIELDS,
  also: (phrase, key, lexicon) => {
    if (key !== null) {
      if (/^(?:only|exactly|just)$/i.test(key)) return { troops: readTroopList(phrase, lexicon), alone: true };
      const rank = rankNamed(key);
      if (rank !== null) return { troops: readTroopsInRank(rank, phrase, lexicon) };
      if (troopNamed(lexicon.troops, key) === null) return undefined;
      return { troops: readTroopMember(key, phrase, lexicon) };
    }
    const words = String(phrase.value).trim();
    if (/^(?:is )?empty$|^no troops$|^nobody$/i.test(words)) return { troops: [], alone: true };
    if (OUTSIDE.test(words)) return { defendFort: false };
    if (/^".*"$/.test(words)) return { name: words.slice(1, -1) };
    if (lexicon.placeNames().some((name) => name.toLowerCase() === words.toLowerCase())) {
      return { location: lexicon.place(words) };
    }
    const [, rest] = /^(?:only|exactly|just) (.+)$/i.exec(words) ?? [];
    const troops = readTroopPhrase(phrase.as(rest ?? words), lexicon);
    if (troops === undefined) return undefined;
    return rest === undefined ? { troops } : { troops, alone: true };
  },
};

const OUTSIDE = /^(?:stays?|stands?|fights?|waits?)? ?outside(?: of)?(?: the)?(?: walls?| forts?| fortifications?)?$/i;

function readCommanders(words: Words, lexicon: Lexicon): readonly Partial<CommanderSaid>[] {
  if (saysNothing(words)) return [];
  const isByName = words.isMapping && !words.entries().some(([key]) => OF_ONE.has(key.toLowerCase()));
  if (isByName) return words.entries().map(([name, value]) => readCommander(value, lexicon, name));
  return words.items().map((item) => readCommander(item, lexicon));
}

const OF_ONE: ReadonlySet<string> = new Set(Object.values(COMMANDER_FIELDS).flatMap(({ names }) => names));

/** Whether a unit holds more than was named. */
export const holdsOthers = (unit: Unit, said: Partial<UnitSaid>): boolean =>
  hasOthers(unit.stacks, said.troops ?? []) || unit.commanders.length > (said.commanders?.length ?? 0);

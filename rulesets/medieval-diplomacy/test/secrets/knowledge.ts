import type { KnowledgeTable, ScrambleRules } from '@chancery/testkit';
import type { Types } from '../../src/types.ts';
import { viewerRealm } from './changing.ts';

type Rule = Exclude<KnowledgeTable<Types>[string], string>;

/** Of a list by realm: the realm itself (MD-16.4, MD-16.5). */
const itself: Rule = (viewer, [realm], position) => viewerRealm(position, viewer) === Number(realm);

/** Of a table of two realms: both of them. */
const eitherOfTwo: Rule = (viewer, keys, position) => keys.includes(String(viewerRealm(position, viewer)));

/** Of the first of them alone. */
const firstOfTwo: Rule = (viewer, [first], position) => viewerRealm(position, viewer) === Number(first);

const ownUnit: Rule = (viewer, [place], position) =>
  position.state.units[Number(place)]?.realm === viewerRealm(position, viewer);

const ownCommander: Rule = (viewer, [place], position) =>
  position.state.commanders[Number(place)]?.realm === viewerRealm(position, viewer);

const provinceAt = ([place]: readonly string[], { state }: Parameters<Rule>[2]) => state.provinces[Number(place)];

const ownProvince: Rule = (viewer, keys, position) =>
  provinceAt(keys, position)?.owner === viewerRealm(position, viewer);

/** The owner, and the realm that still has the tax administration. */
const partyToProvince: Rule = (viewer, keys, position) => {
  const realm = viewerRealm(position, viewer);
  const province = provinceAt(keys, position);
  return province?.owner === realm || province?.annexedTo === realm;
};

/** The owner, and whoever has owned it. */
const hasOwned: Rule = (viewer, keys, position) => {
  const realm = viewerRealm(position, viewer);
  return (
    ownProvince(viewer, keys, position) || provinceAt(keys, position)?.ownedBy.some((each) => each === realm) === true
  );
};

/** The owner, and whoever is let through (MD-16.5). */
const guestOrOwner: Rule = (viewer, keys, position) => {
  const [, at] = keys;
  const guest = provinceAt(keys, position)?.permitted[Number(at)];
  return ownProvince(viewer, keys, position) || guest === viewerRealm(position, viewer);
};

/** Plan, ranks and what else a unit is told, and what it has done so far in the turn. */
const PRIVATE_OF_UNITS = [
  ...[
    'retreatLevel',
    'follow',
    'defendFort',
    'marines',
    'leader',
    'mpUsed',
    'boardRealm',
    'landed',
    'retreated',
    'unloaded',
  ],
  ...['holds', 'extraLoads', 'extraUnloads', 'retreatsInPhase', 'freshSoldiers', 'cameFrom', 'stacks.*.rank'],
].map((fact) => [`units.*.${fact}`, ownUnit] as const);

const SECRET_OF_PROVINCES = [
  ...[
    'ownerAtTurnStart',
    'mismatchAtTurnStart',
    'changedHands',
    'battled',
    'pillaged',
    'gotFortBuild',
    'gotFortRepair',
  ],
  'annexedThisTurn',
].map((fact) => [`provinces.*.${fact}`, 'secret'] as const);

/** Who may know what by section 16; what a turn only keeps in mind of itself nobody is shown. */
const TABLE: KnowledgeTable<Types> = {
  turn: 'public',
  phase: 'public',
  outcome: 'public',
  claims: 'public',
  knownAlliances: 'public',
  nextCommander: 'secret',
  'realms.*': 'public',
  'realms.*.treasury': itself,
  'realms.*.status': itself,
  'realms.*.missedInARow': itself,
  'realms.*.everSubmitted': 'secret',
  'provinces.*': 'public',
  'provinces.*.annexLapse': partyToProvince,
  'provinces.*.buildList': hasOwned,
  'provinces.*.permitted.*': guestOrOwner,
  'provinces.*.ownedBy.*': 'public',
  ...Object.fromEntries(SECRET_OF_PROVINCES),
  'units.*': 'public',
  ...Object.fromEntries(PRIVATE_OF_UNITS),
  'commanders.*': ownCommander,
  'commanders.*.unit': 'public',
  'commanders.*.realm': 'public',
  'commanders.*.id': 'public',
  'relations.*.*': (viewer, keys, position) => {
    const [a = '', b = ''] = keys;
    return position.state.relations[Number(a)]?.[Number(b)] === 'war' || eitherOfTwo(viewer, keys, position);
  },
  'accepts.*.*': firstOfTwo,
  'passage.*.*': eitherOfTwo,
};

export const SCRAMBLED: ScrambleRules<Types> = {
  table: TABLE,
  /** How two stand to each other stands twice, and so do a unit's list of commanders and their unit. */
  isValid: ({ state: { relations, units, commanders } }) =>
    relations.every((row, a) => row.every((relation, b) => relation === relations[b]?.[a])) &&
    units.every((unit) => unit.commanders.every((id) => commanders.some((each) => each.id === id))),
};

import { type FactShape, type FactShapes, onceFor } from '@chancery/core';
import { shapesOf } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import type { Told } from '../told.ts';
import type { NationNumber } from '../words.ts';

/** Whose doing a piece of news is, and whom it concerns. */

/** Where in a piece of news nations and owners stand: true where one does, by name where some do within. */
type Parties = true | { readonly [name: string]: Parties };

const isParty = (shape: string): boolean => /^(?:nation|owner)\b/.test(shape);

/** Null where none stands: most lists are of units and places, and need not be gone through. */
const partiesIn = (shape: FactShape): Parties | null => {
  if (typeof shape === 'string') return isParty(shape) ? true : null;
  if (Array.isArray(shape)) return null;
  const within = Object.entries(shape as FactShapes).flatMap(([name, of]) => {
    const parties = partiesIn(of);
    return parties === null ? [] : [[name, parties] as const];
  });
  return within.length === 0 ? null : Object.fromEntries(within);
};

const PARTIES: ReadonlyMap<string, Parties | null> = new Map(
  Object.values(EVENT_FACTS).flatMap((topic) =>
    Object.entries(topic).map(([kind, facts]) => [kind, partiesIn(shapesOf(facts))] as const),
  ),
);

/** Of some kinds not the nation that they name first, but that which acts. */
const DOERS: { readonly [kind: string]: string } = {
  captured: 'by',
  'handed-over': 'to',
  incorporated: 'by',
  'tribal-city-put': 'tribe',
  'tribal-city-moved': 'tribe',
  'tribe-settled': 'tribe',
  'tribe-reverted': 'tribe',
  'ability-shown': 'owner',
  'ice-rolled': 'owner',
  'tribute-began': 'receiver',
  'tribute-paid': 'receiver',
  'contract-made': 'financier',
  'contract-closing': 'financier',
  'contract-ended': 'financier',
  'peace-offered': 'from',
  'peace-offer-dropped': 'from',
  'peace-failed': 'from',
  'peace-made': 'from',
  surrendered: 'loser',
  freed: 'grantor',
  'rebellion-began': 'sponsor',
};

/** The nation whose doing it is. */
export const isDoneBy = (told: Told, nation: NationNumber): boolean => {
  switch (told.kind) {
    case 'battle-fought':
      return told.attackers.includes(nation);
    case 'war-began':
      return told.war.attacker === nation;
    case 'war-ended':
      return told.attacker === nation || told.defender === nation;
    case 'box-moved':
      return told.nation === nation && told.why !== 'slander';
    case 'units-made':
      return told.units.some(({ owner }) => owner === nation);
    default:
      return factOf(told, DOERS[told.kind] ?? 'nation') === nation;
  }
};

const factOf = (told: Told, name: string): unknown => (told as unknown as { readonly [name: string]: unknown })[name];

/** Whether one of its facts, however deep, is that nation. */
export const concerns = (told: Told, nation: NationNumber): boolean => partiesOf(told).has(nation);

/** Looked for once, since every reader asks. */
const partiesOf = onceFor((told: Told): ReadonlySet<unknown> => {
  const found = new Set<unknown>();
  const parties = PARTIES.get(told.kind) ?? null;
  if (parties !== null) addParties(told, parties, found);
  return found;
});

const addParties = (data: unknown, parties: Parties, found: Set<unknown>): void => {
  if (data === null || data === undefined) return;
  if (Array.isArray(data)) for (const each of data) addParties(each, parties, found);
  else if (parties === true) found.add(data);
  else
    for (const name in parties)
      addParties((data as { readonly [name: string]: unknown })[name], parties[name] as Parties, found);
};

import { type FactShape, type FactShapes, onceFor } from '@chancery/core';
import { shapesOf } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import type { Told } from '../told.ts';
import type { NationNumber } from '../words.ts';

/** Whose doing a piece of news is, and whom it concerns. */

const SHAPES: ReadonlyMap<string, FactShapes> = new Map(
  Object.values(EVENT_FACTS).flatMap((topic) =>
    Object.entries(topic).map(([kind, facts]) => [kind, shapesOf(facts)] as const),
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
  const shapes = SHAPES.get(told.kind);
  if (shapes !== undefined) addParties(told, shapes, found);
  return found;
});

const addParties = (data: unknown, shape: FactShape, found: Set<unknown>): void => {
  if (data === null || data === undefined) return;
  if (Array.isArray(data)) for (const each of data) addParties(each, shape, found);
  else if (typeof shape === 'string') {
    if (/^(?:nation|owner)\b/.test(shape)) found.add(data);
  } else if (!Array.isArray(shape)) {
    for (const [name, of] of Object.entries(shape as FactShapes)) {
      addParties((data as { readonly [name: string]: unknown })[name], of, found);
    }
  }
};

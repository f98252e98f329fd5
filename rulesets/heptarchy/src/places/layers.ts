import { type LayerArea, type MapLayer, sentence } from '@chancery/core';
import { kindLayer, type Measured, stepLayer } from '@chancery/kit';
import { RESOURCE_WORDS, TRIBE_WORDS } from '../names/reader.ts';
import { areasOf, getAreaInfo } from '../rules/find.ts';
import { taxValue } from '../rules/reckoned.ts';
import { atWar, havePact, tradePartner } from '../rules/relations.ts';
import type { Area } from '../state.ts';
import type { HepKnown } from '../types.ts';
import { type KingdomNumber, REGIONS, TRIBES } from '../words.ts';

/** The map by what a ruler asks of all areas at once. */
export const layersOf = (known: HepKnown): readonly MapLayer[] => [
  tax(known),
  resources(known),
  tribes(known),
  regions(known),
  ...(known.view.kingdom === null ? [] : [relations(known, known.view.kingdom)]),
];

const areasBy = ({ view }: HepKnown, show: (area: Area) => Omit<LayerArea, 'area'>): readonly LayerArea[] =>
  areasOf(view.board).map((area) => ({ area: area.number, ...show(area) }));

const measured = ({ view }: HepKnown, measure: (area: Area) => Omit<Measured, 'area'>): readonly Measured[] =>
  areasOf(view.board).map((area) => ({ area: area.number, ...measure(area) }));

const TAXES = [
  [2, '2 or 3 Gold'],
  [4, '4 Gold and more'],
  [5, '5 Gold and more'],
  [7, '7 Gold and more'],
  [9, '9 Gold and more'],
] as const;

const tax = (known: HepKnown): MapLayer =>
  stepLayer(
    'tax',
    'Tax value',
    TAXES,
    measured(known, ({ number, occupier }) => {
      const amount = taxValue({ setting: known.setting, state: known.view.board }, number);
      return { amount, text: occupier === null ? `${amount}` : `${amount}, Occupied` };
    }),
  );

const DEVELOPED = [
  [0, 'None developed'],
  [1, 'One'],
  [2, 'Two'],
] as const;

const resources = (known: HepKnown): MapLayer =>
  stepLayer(
    'resources',
    'Resources',
    DEVELOPED,
    measured(known, ({ resources: developed }) => ({
      amount: developed.length,
      text: developed.length === 0 ? '–' : developed.map((resource) => RESOURCE_WORDS[resource]).join(', '),
    })),
  );

const tribes = (known: HepKnown): MapLayer =>
  kindLayer(
    'tribes',
    'Tribes',
    TRIBES.map((tribe) => ({ id: tribe, label: TRIBE_WORDS[tribe] })),
    areasBy(known, ({ number }) => {
      const { tribe } = getAreaInfo(known.setting, number);
      return { key: tribe, text: TRIBE_WORDS[tribe] };
    }),
  );

const regions = (known: HepKnown): MapLayer =>
  kindLayer(
    'regions',
    'Regions',
    REGIONS.map((region) => ({ id: region, label: sentence(region) })),
    areasBy(known, ({ number }) => ({ key: getAreaInfo(known.setting, number).region })),
  );

const RELATIONS = [
  { id: 'own', label: 'Yours' },
  { id: 'pact', label: 'Military Pact with you' },
  { id: 'trade', label: 'Trade Treaty with you' },
  { id: 'peace', label: 'At Peace with you' },
  { id: 'war', label: 'At War with you' },
] as const;

const relations = (known: HepKnown, me: KingdomNumber): MapLayer => {
  const { setting, view } = known;
  const keyFor = (owner: KingdomNumber): (typeof RELATIONS)[number]['id'] => {
    if (owner === me) return 'own';
    if (atWar(view.board, owner, me)) return 'war';
    if (havePact(view.board, owner, me)) return 'pact';
    return tradePartner(view.board, me) === owner ? 'trade' : 'peace';
  };
  return kindLayer(
    'relations',
    'Relations',
    RELATIONS,
    areasBy(known, ({ owner }) => ({ key: keyFor(owner), text: getAreaInfo(setting, owner).code })),
  );
};

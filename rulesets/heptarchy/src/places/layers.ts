import { type LayerArea, type MapLayer, sentence } from '@chancery/core';
import { areaInfo, areasOf } from '../rules/find.ts';
import { taxValue } from '../rules/reckoned.ts';
import { atWar, havePact, tradePartner } from '../rules/relations.ts';
import type { Area } from '../state.ts';
import { RESOURCE_WORDS, TRIBE_WORDS } from '../text/reader.ts';
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

const TAXES = [2, 4, 5, 7, 9] as const;

const tax = (known: HepKnown): MapLayer => ({
  id: 'tax',
  title: 'Tax value',
  scale: 'steps',
  keys: TAXES.map((from) => ({ id: String(from), label: from === TAXES[0] ? '2 or 3 Gold' : `${from} Gold and more` })),
  areas: areasBy(known, ({ number, occupier }) => {
    const value = taxValue({ setting: known.setting, state: known.view.board }, number);
    const from = TAXES.findLast((least) => value >= least) ?? TAXES[0];
    return { key: String(from), text: occupier === null ? String(value) : `${value}, Occupied` };
  }),
});

const resources = (known: HepKnown): MapLayer => ({
  id: 'resources',
  title: 'Resources',
  scale: 'steps',
  keys: [
    { id: '0', label: 'None developed' },
    { id: '1', label: 'One' },
    { id: '2', label: 'Two' },
  ],
  areas: areasBy(known, ({ resources: developed }) => ({
    key: String(developed.length),
    text: developed.length === 0 ? '–' : developed.map((resource) => RESOURCE_WORDS[resource]).join(', '),
  })),
});

const tribes = (known: HepKnown): MapLayer => ({
  id: 'tribes',
  title: 'Tribes',
  scale: 'kinds',
  keys: TRIBES.map((tribe) => ({ id: tribe, label: TRIBE_WORDS[tribe] })),
  areas: areasBy(known, ({ number }) => {
    const { tribe } = areaInfo(known.setting, number);
    return { key: tribe, text: TRIBE_WORDS[tribe] };
  }),
});

const regions = (known: HepKnown): MapLayer => ({
  id: 'regions',
  title: 'Regions',
  scale: 'kinds',
  keys: REGIONS.map((region) => ({ id: region, label: sentence(region) })),
  areas: areasBy(known, ({ number }) => ({ key: areaInfo(known.setting, number).region })),
});

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
  return {
    id: 'relations',
    title: 'Relations',
    scale: 'kinds',
    keys: RELATIONS,
    areas: areasBy(known, ({ owner }) => ({ key: keyFor(owner), text: areaInfo(setting, owner).code })),
  };
};

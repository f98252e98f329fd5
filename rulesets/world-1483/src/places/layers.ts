import type { LayerArea, MapLayer } from '@chancery/core';
import { kindLayer, stepLayer } from '@chancery/kit';
import { ownerName } from '../names/names.ts';
import { box } from '../names/reader.ts';
import { findNation, isNpc, territoriesOf } from '../rules/find.ts';
import { atWar, boxOf, enemiesOf } from '../rules/war.ts';
import type { Territory } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { BOXES, type NationNumber, NPC_PHASE, PLAYER_PHASES } from '../words.ts';

/** The map by what a ruler asks of all lands at once. */
export const layersOf = (known: GameKnown): readonly MapLayer[] => [
  ...(known.view.nation === null ? [] : [relations(known, known.view.nation)]),
  value(known),
  wars(known),
  trade(known),
  incorporation(known),
  phases(known),
];

const lands = ({ view }: GameKnown, show: (territory: Territory) => Omit<LayerArea, 'area'> | null) =>
  territoriesOf(view).flatMap((territory) => {
    const shown = show(territory);
    return shown === null ? [] : [{ area: territory.number, ...shown }];
  });

const RELATIONS = [
  { id: 'own', label: 'Yours' },
  { id: 'war', label: 'At war with you' },
  { id: 'peace', label: 'Another ruler, at peace' },
  ...BOXES.slice(1).map((label, at) => ({ id: `box-${at + 1}`, label: `Non-player nation, ${label}` })),
] as const;

/** Wars of the reader, and the boxes in which non-player nations have them (W83-18.17). */
const relations = (known: GameKnown, me: NationNumber): MapLayer =>
  kindLayer(
    'relations',
    'How they stand to you',
    RELATIONS,
    lands(known, ({ owner }) => {
      const nation = findNation(known.view, owner);
      if (nation === null) return null;
      const text = nation.name;
      if (owner === me) return { key: 'own', text };
      if (atWar(known.view, owner, me)) return { key: 'war', text };
      if (!isNpc(nation)) return { key: 'peace', text };
      const place = boxOf(known.view, owner, me);
      return { key: `box-${place}`, text: `${text}: ${box(place)}` };
    }),
  );

const value = (known: GameKnown): MapLayer =>
  stepLayer(
    'value',
    'Value',
    [
      [0, '0'],
      [1, '1 or 2'],
      [3, '3 or 4'],
      [5, '5 to 7'],
      [8, '8 and more'],
    ],
    territoriesOf(known.view).map((territory) => ({
      area: territory.number,
      amount: territory.value,
      text: `${territory.value}`,
    })),
  );

const WARS = [
  { id: 'peace', label: 'At war with nobody' },
  { id: 'war', label: 'At war' },
] as const;

const wars = (known: GameKnown): MapLayer =>
  kindLayer(
    'wars',
    'Wars',
    WARS,
    lands(known, ({ owner }) => {
      if (owner <= 0) return null;
      const enemies = enemiesOf(known.view, owner).map((enemy) => ownerName(known.view, enemy));
      return enemies.length === 0 ? { key: 'peace' } : { key: 'war', text: `against ${enemies.join(', ')}` };
    }),
  );

const trade = (known: GameKnown): MapLayer =>
  stepLayer(
    'trade',
    'Trade routes of its owner',
    [
      [0, 'none'],
      [1, '1 or 2'],
      [3, '3 to 5'],
      [6, '6 to 9'],
      [10, '10 and more'],
    ],
    territoriesOf(known.view).flatMap(({ number, owner }) => {
      const nation = findNation(known.view, owner);
      if (nation === null) return [];
      const { seaTrade, landTrade } = nation;
      return [{ area: number, amount: seaTrade + landTrade, text: `${seaTrade} sea, ${landTrade} land` }];
    }),
  );

const INCORPORATION = [
  { id: 'whole', label: 'Incorporated by its owner' },
  { id: 'taken', label: 'Held, and not incorporated' },
  { id: 'nobody', label: 'Of no nation' },
] as const;

const incorporation = (known: GameKnown): MapLayer =>
  kindLayer(
    'incorporation',
    'Incorporation',
    INCORPORATION,
    lands(known, ({ owner, incorporatedBy }) => {
      if (owner <= 0) return { key: 'nobody' };
      return owner === incorporatedBy ? { key: 'whole' } : { key: 'taken', text: ownerName(known.view, owner) };
    }),
  );

const PHASES = [...PLAYER_PHASES, NPC_PHASE].map((phase) => ({
  id: `${phase}`,
  label: phase === NPC_PHASE ? 'Phase 5: nations that nobody plays' : `Phase ${phase}`,
}));

const phases = (known: GameKnown): MapLayer =>
  kindLayer(
    'phases',
    'When they act',
    PHASES,
    lands(known, ({ owner }) => {
      const nation = findNation(known.view, owner);
      return nation === null ? null : { key: `${nation.phase}`, text: nation.name };
    }),
  );

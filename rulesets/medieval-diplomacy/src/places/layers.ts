import { floorDiv, type LayerArea, type LayerKey, type MapLayer } from '@chancery/core';
import { kindLayer, type Measured, stepLayer } from '@chancery/kit';
import { realmCode, realmName } from '../rules/names.ts';
import { revenueOf } from '../rules/revenue.ts';
import type { Setting } from '../setting.ts';
import { coins } from '../text/money.ts';
import type { MdKnown } from '../types.ts';
import type { ProvinceView } from '../view-types.ts';
import { GOLD, IND, type RealmNumber } from '../words.ts';

/** The map by what a ruler asks of all provinces at once (MD-16.2, MD-3.40). */
export const layersOf = (known: MdKnown): readonly MapLayer[] => [
  annexed(known),
  revenue(known),
  damage(known),
  forts(known),
  ...(known.view.realm === null ? [] : [relations(known, known.view.realm)]),
];

type Shown = Omit<LayerArea, 'area'>;

const areasBy = ({ view }: MdKnown, show: (province: ProvinceView) => Shown): readonly LayerArea[] =>
  view.provinces.flatMap((province) => (province ? [{ area: province.number, ...show(province) }] : []));

const annexed = (known: MdKnown): MapLayer => {
  const { setting, view } = known;
  const realms = new Set(view.provinces.flatMap((province) => (province ? [province.annexedTo] : [])));
  return {
    id: 'annexed',
    title: 'Annexed to',
    scale: 'powers',
    keys: [...realms].sort((a, b) => a - b).map((realm) => keyOfRealm(setting, realm)),
    areas: areasBy(known, ({ annexedTo }) => {
      const code = realmCode(setting, annexedTo);
      return { key: code, text: annexedTo === IND ? '–' : code };
    }),
  };
};

const keyOfRealm = (setting: Setting, realm: RealmNumber): LayerKey => ({
  id: realmCode(setting, realm),
  label: realm === IND ? 'Nobody' : realmName(setting, realm),
});

/** From so many gold on, and what the legend calls it. */
const PURSES = [
  [0, 'Less than 5 gold'],
  [5, '5 to 9 gold'],
  [10, '10 to 14 gold'],
  [15, '15 to 19 gold'],
  [20, '20 gold and more'],
] as const;

const measured = (
  { view }: MdKnown,
  measure: (province: ProvinceView) => Omit<Measured, 'area'>,
): readonly Measured[] =>
  view.provinces.flatMap((province) => (province ? [{ area: province.number, ...measure(province) }] : []));

const revenue = (known: MdKnown): MapLayer =>
  stepLayer(
    'revenue',
    'Revenue',
    PURSES,
    measured(known, (province) => {
      const pence = revenueOf(known.setting, province);
      return { amount: floorDiv(pence, GOLD), text: coins(pence) };
    }),
  );

const DAMAGE = [
  [0, 'None'],
  [1, 'Light'],
  [2, 'Medium'],
  [3, 'Heavy'],
] as const;

const damage = (known: MdKnown): MapLayer =>
  stepLayer(
    'damage',
    'Damage',
    DAMAGE,
    measured(known, ({ damage: amount }) => ({
      amount,
      text: amount === 0 ? '–' : (DAMAGE[amount]?.[1] ?? '').toLowerCase(),
    })),
  );

/** From so many levels on. */
const WALLS = [
  [0, 'No fortification'],
  [1, 'Level 1 and 2'],
  [3, 'Level 3 to 5'],
  [6, 'Level 6 to 8'],
  [9, 'Level 9 and above'],
] as const;

const forts = (known: MdKnown): MapLayer =>
  stepLayer(
    'forts',
    'Fortifications',
    WALLS,
    measured(known, ({ fortLevel, fortDamage }) => ({
      amount: fortLevel,
      text: fortLevel === 0 ? '–' : `${fortLevel}${fortDamage > 0 ? ` (${fortDamage} broken)` : ''}`,
    })),
  );

const RELATIONS = [
  { id: 'own', label: 'Yours' },
  { id: 'alliance', label: 'Allied' },
  { id: 'neutral', label: 'Neutral' },
  { id: 'war', label: 'At war with you' },
  { id: 'none', label: 'Independent' },
] as const;

const relations = (known: MdKnown, me: RealmNumber): MapLayer => {
  const { setting, view } = known;
  const keyFor = (owner: RealmNumber): (typeof RELATIONS)[number]['id'] => {
    if (owner === me) return 'own';
    return owner === IND ? 'none' : (view.realms[owner]?.dealings?.relation ?? 'neutral');
  };
  return kindLayer(
    'relations',
    'Relations',
    RELATIONS,
    areasBy(known, ({ owner }) => ({ key: keyFor(owner), text: realmCode(setting, owner) })),
  );
};

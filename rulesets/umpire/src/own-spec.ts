import type { OwnRow, OwnTableSpec } from '@chancery/core';
import { everyNumbered, numbers, summed, words } from '@chancery/kit';
import { provinceName, revenueWords } from './names/names.ts';
import type { GameKnown, Types } from './types.ts';
import type { ProvinceView } from './view-types.ts';

/** What a ruler owns and commands, with the orders that fit beside each thing. */
export const OWN: readonly OwnTableSpec<Types>[] = [
  {
    id: 'provinces',
    title: 'Provinces',
    columns: [
      words('name', 'Province'),
      words('terrain', 'TER'),
      words('cty', 'CTY'),
      numbers('revenue', 'RP'),
      numbers('loyalty', 'LOY'),
      summed('units', 'Units'),
      words('siege', 'Siege'),
    ],
    rows: (known) =>
      everyNumbered(known.view.provinces).flatMap((province) =>
        province.own === null ? [] : [provinceRow(known, province, province.own)],
      ),
    empty: 'You own no province.',
  },
  {
    id: 'troops',
    title: 'Troops',
    columns: [
      words('place', 'In'),
      words('type', 'Type'),
      summed('count', 'Number'),
      words('army', 'Army order'),
      words('fleet', 'Fleet order'),
    ],
    rows: (known) => known.view.stacks.flatMap((_, area) => troopRows(known, area)),
    empty: 'You have no troops.',
  },
];

const provinceRow = (
  known: GameKnown,
  { number, siege }: ProvinceView,
  own: NonNullable<ProvinceView['own']>,
): OwnRow => {
  const { setting, view } = known;
  const name = provinceName(view, number);
  const stack = (view.stacks[number] ?? []).find(({ nation }) => nation === view.nation);
  return {
    id: `${number}`,
    name,
    named: [{ province: number }],
    cells: {
      name,
      terrain: setting.terrains[setting.provinces[number]?.terrain ?? 0] ?? '',
      cty: own.cty,
      revenue: revenueWords(own),
      loyalty: `${own.loyalty}`,
      units: `${(stack?.units ?? []).reduce((sum, count) => sum + count, 0)}`,
      siege: siege === null ? '' : `turn ${siege.t}`,
    },
  };
};

/** A row for each type in each place, spies included. */
const troopRows = ({ setting, view }: GameKnown, area: number): readonly OwnRow[] =>
  (view.stacks[area] ?? [])
    .filter(({ nation }) => nation === view.nation)
    .flatMap(({ units, armyOrder, fleetOrder }) =>
      setting.types.flatMap(({ type, plural, category }): readonly OwnRow[] => {
        const count = units[type] ?? 0;
        if (count === 0) return [];
        const place = provinceName(view, area);
        return [
          {
            id: `${area}-${type}`,
            name: `${plural}, ${place}`,
            named: [
              { province: area, type },
              { province: area, from: type },
            ],
            cells: {
              place,
              type: plural,
              count: `${count}`,
              army: category === 'land' ? (armyOrder ?? 'usual') : '',
              fleet: category === 'sea' ? (fleetOrder ?? 'usual') : '',
            },
          },
        ];
      }),
    );

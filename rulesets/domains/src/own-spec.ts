import type { OwnRow, OwnTableSpec } from '@chancery/core';
import { everyNumbered, summed, words } from '@chancery/kit';
import { domainName, holdingName, provinceName } from './names/names.ts';
import type { GameKnown, Types } from './types.ts';
import type { HoldingView } from './view-types.ts';
import { MOODS } from './words.ts';

/** What a regent rules and deals with, with the orders that fit beside each thing. */
export const OWN: readonly OwnTableSpec<Types>[] = [
  {
    id: 'provinces',
    title: 'Provinces',
    columns: [
      words('name', 'Province'),
      summed('level', 'Level'),
      words('mood', 'Mood'),
      words('tax', 'Tax'),
      words('occupied', 'Occupied by'),
    ],
    rows: ({ setting, view }) =>
      everyNumbered(view.provinces).flatMap(({ number, level, ruler, inside }): readonly OwnRow[] =>
        view.domain === null || ruler !== view.domain || inside === null
          ? []
          : [
              {
                id: `${number}`,
                name: provinceName(setting, number),
                named: [{ province: number }, { provinces: number }],
                cells: {
                  name: provinceName(setting, number),
                  level: `${level}`,
                  mood: MOODS[inside.mood] ?? '',
                  tax: inside.taxRate,
                  occupied: inside.occupiedBy === null ? '' : domainName(setting, inside.occupiedBy),
                },
              },
            ],
      ),
    empty: 'You rule no province.',
  },
  {
    id: 'holdings',
    title: 'Holdings',
    columns: [
      words('name', 'Holding'),
      words('kind', 'Kind'),
      summed('level', 'Level'),
      words('fortified', 'Fortified'),
      words('occupied', 'Occupied by'),
    ],
    rows: (known) => ownHoldings(known).map((holding) => holdingRow(known, holding)),
    empty: 'You own no holding.',
  },
  {
    id: 'people',
    title: 'People',
    columns: [words('name', 'Name'), words('place', 'Place'), words('note', 'Note')],
    rows: ({ view }) => {
      const own = view.domains[view.domain ?? 0] ?? null;
      if (own?.own == null) return [];
      const { heir, exposed } = own.own;
      const note = (id: number): string =>
        [...(heir === id ? ['heir'] : []), ...(exposed.includes(id) ? ['exposed'] : [])].join(', ');
      return [own.ruler, ...own.underlings].map(
        ({ id, name }, at): OwnRow => ({
          id: `${id}`,
          name,
          named: [{ by: id }, { underling: id }],
          cells: { name, place: at === 0 ? 'ruler' : 'underling', note: note(id) },
        }),
      );
    },
    empty: 'Nobody serves you.',
  },
  {
    id: 'routes',
    title: 'Trade routes',
    columns: [words('first', 'Own guild'), words('second', 'Other guild'), words('with', 'With')],
    rows: (known) => {
      const { setting, view } = known;
      const guild = (id: number): HoldingView | undefined => view.holdings.find((holding) => holding.id === id);
      return view.routes.flatMap((route): readonly OwnRow[] => {
        const ends = [guild(route.first), guild(route.second)];
        const [own, other] = ends[0]?.owner === view.domain ? ends : ends.toReversed();
        if (own === undefined || other === undefined || own.owner !== view.domain) return [];
        const name = `${holdingName(setting, own)} to ${holdingName(setting, other)}`;
        return [
          {
            id: `${route.first}-${route.second}`,
            name,
            named: [{ domain: other.owner, what: 'trade' }],
            cells: {
              first: holdingName(setting, own),
              second: holdingName(setting, other),
              with: domainName(setting, other.owner),
            },
          },
        ];
      });
    },
    empty: 'You have no trade route.',
  },
  {
    id: 'proposals',
    title: 'Proposals',
    columns: [words('what', 'What'), words('from', 'From'), words('to', 'To')],
    rows: ({ setting, view }) =>
      view.proposals.map(({ from, to, proposal }, at): OwnRow => {
        const other = from === view.domain ? to : from;
        return {
          id: `${at}`,
          name: `${proposal}, ${domainName(setting, other)}`,
          named: [{ domain: other, what: proposal }],
          cells: { what: proposal, from: domainName(setting, from), to: domainName(setting, to) },
        };
      }),
    empty: 'Nothing is proposed.',
  },
];

const ownHoldings = ({ view }: GameKnown): readonly HoldingView[] =>
  view.holdings.filter(({ owner }) => view.domain !== null && owner === view.domain);

const holdingRow = ({ setting }: GameKnown, holding: HoldingView): OwnRow => {
  const { id, kind, inside } = holding;
  const name = holdingName(setting, holding);
  return {
    id: `${id}`,
    name,
    named: [{ holding: id }, { first: id }],
    cells: {
      name,
      kind,
      level: inside === null ? '' : `${inside.level}`,
      fortified: inside?.fortified ? 'yes' : '',
      occupied: inside?.occupiedBy == null ? '' : domainName(setting, inside.occupiedBy),
    },
  };
};

import type { Advice } from '@chancery/core';
import { allows } from '../rules/calendar.ts';
import type { Types } from '../types.ts';

/** What a ruler should bear in mind, room by room (section 19). */
export const ADVICE: readonly Advice<Types>[] = [
  {
    rule: 'UM-19.2',
    room: 'headquarters',
    text: 'Match troop types to the terrain: horse that rules the plain is lost in the hills.',
  },
  {
    rule: 'UM-19.3',
    room: 'map',
    text: 'Attack with overwhelming odds, not with a slight advantage.',
  },
  {
    rule: 'UM-19.4',
    room: 'messages',
    text: 'Talk to the other rulers: those who make no alliances will face them.',
  },
  {
    rule: 'UM-19.5',
    room: 'headquarters',
    text: 'Avoid war with more than one neighbour at a time.',
    when: ({ view }, drafted) =>
      drafted.some(
        ({ verb, args }) => verb === 'ENEMIES' && ('nations' in args ? (args.nations?.length ?? 0) : 0) > 1,
      ) || (view.nations[view.nation ?? 0]?.own?.enemies.length ?? 0) > 1,
  },
  {
    rule: 'UM-19.7',
    room: 'headquarters',
    text: 'Overtaxation brings revolts or economic decline.',
    when: ({ view }, drafted) =>
      drafted.some((order) => order.verb === 'TAX' && order.args.rate > 100) ||
      (view.nations[view.nation ?? 0]?.own?.taxRate ?? 0) > 100,
  },
  {
    rule: 'UM-19.8',
    room: 'map',
    text: 'Keep supply routes open, and cut those of the enemy.',
  },
  {
    rule: 'UM-19.9',
    room: 'headquarters',
    text: 'A disloyal general with many troops may revolt. Let the commander-in-chief lead the largest force.',
    when: ({ view }) => view.generals.some(({ own }) => own !== null && own.state === 'fit' && own.loyalty <= 2),
  },
  {
    rule: 'UM-19.11',
    room: 'map',
    text: 'Troops in enemy territory withdraw for the winter, or suffer attrition if they cannot.',
    when: ({ setting, view }) => allows(setting, view.turn, 'lastCampaign'),
  },
  {
    rule: 'UM-19.12',
    room: 'map',
    text: 'One general can take several ungarrisoned cities in one turn by dropping at least one unit at each; beware of supply.',
  },
  {
    rule: 'UM-19.18',
    room: 'messages',
    text: 'One well-placed spy network can report on several cities.',
  },
];

import type { LandEvent } from '../../events/land.ts';
import { capital, does, money, place, places, Who, who, whose } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const HOW = {
  'walked in': 'without a battle',
  battle: 'in battle',
  landing: 'from the sea',
  raid: 'in a raid',
  rebellion: 'by rebellion',
} as const;

const WHY = {
  trade: 'by trade',
  gift: 'as a gift',
  treaty: 'by treaty',
  marriage: 'by marriage',
  independence: 'with its independence',
  'tribe gone': 'since the tribe is no more',
  settled: 'to settle there',
  correction: 'by a ruling of the master',
} as const;

/** Territories. */
export const LAND: InWords<LandEvent> = {
  captured: ({ territory, from, by, generals, port, tribalCity, how }, reader) => {
    const lost = [
      ...(generals.length === 0 ? [] : [generals.length === 1 ? 'a general' : `${generals.length} generals`]),
      ...(port ? ['the port'] : []),
      ...(tribalCity === null ? [] : ['the tribal city']),
    ];
    return `${Who(reader, by)} took ${place(reader, territory)} from ${who(reader, from)} ${HOW[how]}.${lost.length === 0 ? '' : ` Lost with it: ${lost.join(', ')}.`}`;
  },
  'handed-over': ({ territory, from, to, why }, reader) =>
    `${place(reader, territory)} passed from ${who(reader, from)} to ${who(reader, to)} ${WHY[why]}.`,
  incorporated: ({ territory, by, cost, free }, reader) =>
    by === null
      ? `${place(reader, territory)} is incorporated by nobody.`
      : `${Who(reader, by)} incorporated ${place(reader, territory)}${free ? ' at no cost' : ` for ${money(cost)}`}.`,
  'value-changed': ({ territory, from, to }, reader) =>
    `The value of ${place(reader, territory)} is ${to} now, before ${from}.`,
  'city-founded': ({ territory, city: { name, fort } }, reader) =>
    `The city of ${name} was founded in ${place(reader, territory)}, with fortification ${fort}.`,
  'port-built': ({ territory, nation }, reader) =>
    `${Who(reader, nation)} built a port in ${place(reader, territory)}.`,
  'tribal-city-put': ({ territory, tribe }, reader) =>
    `${Who(reader, tribe)} ${does(reader, tribe, ['have', 'has'])} a tribal city in ${place(reader, territory)}.`,
  'tribal-city-moved': ({ tribe, from, to }, reader) =>
    `${capital(whose(reader, tribe))} tribal city went from ${place(reader, from)} to ${place(reader, to)}.`,
  'tribal-city-lost': ({ territory, tribe, why }, reader) =>
    `${capital(whose(reader, tribe))} tribal city in ${place(reader, territory)} is no more${why === 'incorporation' ? ': a regular city takes its place' : ''}.`,
  revealed: ({ territory, roll, added, infantry, cavalry }, reader) => {
    const held = [...(infantry > 0 ? [`${infantry} infantry`] : []), ...(cavalry > 0 ? [`${cavalry} cavalry`] : [])];
    return `${place(reader, territory)} is held by ${held.length === 0 ? 'nobody' : held.join(' and ')} (rolled ${roll}${added === 0 ? '' : `, and ${added} for its value`}).`;
  },
  'original-lands-set': ({ nation, territories }, reader) =>
    `${Who(reader, nation)} ${does(reader, nation, ['settle'])} in ${places(reader, territories)}.`,
};

import { series } from '@chancery/core';
import type { UnitEvent } from '../../events/unit.ts';
import type { EventOf } from '../../events.ts';
import { commander, place, unit, who } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { force, troopName } from '../../names/troop-words.ts';
import { defaultUnitName } from '../../rules/names.ts';
import type { GiftNews } from '../../told.ts';
import type { UnitId } from '../../unit-id.ts';
import { gold } from '../money.ts';
import type { KindOf, Saying } from './saying.ts';

type Gone = EventOf<'troops-gone'>;
type Passed = Pick<EventOf<'transferred'>, 'commanders'> & {
  readonly troops: readonly { readonly type: number; readonly count: number }[];
};

/** `2 Archers and Roger Mortimer`. */
const band = (reader: Reader, { troops, commanders }: Passed): string =>
  series(
    [force(reader.setting, troops), ...commanders.map((id) => commander(reader, id))].filter((words) => words !== ''),
  );

/** The reader, told besides how a unit is called. */
const calling = (reader: Reader, id: UnitId, name: string): Reader => ({
  ...reader,
  names: { ...reader.names, units: { ...reader.names?.units, [id]: name } },
});

/** `was` for one troop or commander, `were` for more. */
const werePassed = ({ troops, commanders }: Passed): string =>
  troops.reduce((sum, { count }) => sum + count, commanders.length) === 1 ? 'was' : 'were';

export const UNIT_TOLD: Saying<KindOf<UnitEvent>> = {
  'unit-formed': ({ unit: id, name, location, loadedOn, by }, reader) => {
    const where = loadedOn === null ? `in ${place(reader, location)}` : `aboard ${unit(reader, loadedOn)}`;
    const made = unit(calling(reader, id, name), id);
    return by === null ? `${made} was formed ${where}.` : `${unit(reader, by)} formed ${made} ${where}.`;
  },
  'unit-removed': ({ unit: id, why }, reader) => {
    const end = {
      empty: 'was dissolved: nothing was left of it',
      dissolved: 'was dissolved',
      scuttled: 'was scuttled',
    };
    return `${unit(reader, id)} ${end[why]}.`;
  },
  'unit-named': ({ unit: id, name }, reader) => {
    /** The map has the new name already; no name is told of a unit that nobody had named. */
    const before = reader.names?.units?.[id] ?? defaultUnitName(reader.setting, id);
    return `${unit(calling(reader, id, before), id)} is called "${name}" from now on.`;
  },
  'retreat-level-set': ({ unit: id, level }, reader) =>
    `${unit(reader, id)} has retreat level ${level} now: ${
      level === 5
        ? 'it fights to the last'
        : `it retreats when ${level === 1 ? 'rank 1 has' : `ranks 1 to ${level} have`} fallen`
    }.`,
  'follow-set': ({ unit: id, target, why }, reader) => {
    if (target !== null) return `${unit(reader, id)} follows ${unit(reader, target)} now.`;
    return `${unit(reader, id)} follows nobody now${why === 'gone' ? ': the unit it followed is no more' : ''}.`;
  },
  'marines-set': ({ unit: id, on }, reader) =>
    `The soldiers of ${unit(reader, id)} will ${on ? 'board enemy ships' : 'stay below decks'} in sea battles.`,
  'defend-set': ({ unit: id, on }, reader) =>
    `${unit(reader, id)} will ${on ? 'defend fortifications' : 'stay outside fortifications'}.`,
  'leader-set': ({ unit: id, commander: leader, why }, reader) => {
    if (leader === null) return `Nobody leads ${unit(reader, id)} now.`;
    return `${commander(reader, leader)} leads ${unit(reader, id)} now${why === 'succession' ? ', being the best commander there' : ''}.`;
  },
  'ranks-set': ({ unit: id, type, ranks }, reader) =>
    `${troopName(reader.setting, type)} of ${unit(reader, id)} stand in ranks 1 to 5 as ${ranks.join(', ')}.`,
  transferred: (it, reader) => passedWords[it.why](band(reader, it), unit(reader, it.from), unit(reader, it.to)),
  'troops-gone': (it, reader) => `${goneWords[it.why](it, reader)}.`,
  exhausted: ({ unit: id, why }, reader) =>
    why === 'homeless'
      ? `${unit(reader, id)} has lost its harbour: it can do nothing more this turn and puts to sea in the next phase.`
      : `${unit(reader, id)} is building and can do nothing else this turn.`,
};

const passedWords: {
  readonly [why in EventOf<'transferred'>['why']]: (band: string, from: string, to: string) => string;
} = {
  order: (band, from, to) => `${band} went from ${from} to ${to}.`,
  storage: (band, from, to) => `${band} moved from ${from} to ${to}, because the ships were overloaded.`,
  ashore: (band, from, to) => `${band} left ${from}, because the ships were overloaded, and joined ${to} ashore.`,
  dissolved: (band, from, to) => `${band} passed from ${from} to ${to}.`,
  given: (band, from, to) => `${band} left ${from}, because the province was given away, and joined ${to}.`,
  razed: (band, from, to) => `${band} left ${from}, because nothing there could hold them any more, and joined ${to}.`,
};

const goneWords: { readonly [why in Gone['why']]: (it: Gone, reader: Reader) => string } = {
  disbanded: (it, reader) =>
    it.gold > 0
      ? `${unit(reader, it.unit)} salvaged ${band(reader, it)} for ${gold(it.gold)}`
      : `${unit(reader, it.unit)} dismissed ${band(reader, it)}`,
  drowned: (it, reader) =>
    `${band(reader, it)} of ${unit(reader, it.unit)} ${werePassed(it)} lost at sea for want of room aboard`,
  unpaid: (it, reader) =>
    it.troops.length + it.commanders.length === 0
      ? `${unit(reader, it.unit)} did not get its upkeep in full, but nobody left`
      : `${band(reader, it)} of ${unit(reader, it.unit)} left, because upkeep was not paid`,
  scuttled: (it, reader) =>
    `${band(reader, it)} of ${unit(reader, it.unit)} ${werePassed(it)} scuttled: there was no harbour and no sea to flee to`,
  left: (it, reader) =>
    `${band(reader, it)} of ${unit(reader, it.unit)} left your service: your realm may not have so many commanders`,
  'no-room': (it, reader) =>
    `${band(reader, it)} of ${unit(reader, it.unit)} ${werePassed(it)} lost: no further unit could be formed for them`,
};

export const GIFT_TOLD: Saying<GiftNews['kind']> = {
  'troops-given': (it, reader) =>
    `${band(reader, it)} passed as a gift from ${unit(reader, it.from)} to ${unit(reader, it.to)}.`,
  'troops-received': (it, reader) =>
    `${unit(reader, it.unit)} received ${band(reader, it)} as a gift from ${who(reader, it.from)}.`,
};

import type { MarchEvent } from '../../events/march.ts';
import { countName } from '../../names/names.ts';
import { capital, does, lots, place, Who, who, whose } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const STOPPED = {
  'enemy fleet': 'an enemy fleet lay ahead',
  'strait closed': 'the strait was closed to them',
  'canal closed': 'the canal was closed to ships of the line',
  'no points left': 'they could go no farther',
  'not adjacent': 'there was no way on',
  fought: 'they had to fight',
  resisted: 'they were resisted, and halted as ordered',
  engaged: 'they met resistance',
  'enemy troops': 'enemy troops barred the way',
} as const;

const halt = (stop: keyof typeof STOPPED | null): string => (stop === null ? '' : `: ${STOPPED[stop]}`);

/** Armies and fleets. */
export const MARCH: InWords<MarchEvent> = {
  sailed: ({ nation, lots: of, from, to, deep, stop }, reader) =>
    from === to
      ? `${capital(whose(reader, nation))} ${lots(of)} stayed in ${place(reader, from)}${halt(stop)}.`
      : `${Who(reader, nation)} sailed ${lots(of)} from ${place(reader, from)} to ${place(reader, to)}${deep ? ' by deep sea' : ''}${halt(stop)}.`,
  boarded: ({ lots: of, zone }, reader) => `${lots(of)} went aboard in ${place(reader, zone)}.`,
  'left-ashore': ({ lots: of, why }) =>
    `${lots(of)} stayed ashore: ${why === 'no room' ? 'there was no room aboard' : 'the fleet did not get there'}.`,
  marched: ({ nation, lots: of, from, to, stop }, reader) =>
    from === to
      ? `${Who(reader, nation)} led ${lots(of)} out of ${place(reader, from)}${halt(stop)}.`
      : `${Who(reader, nation)} marched ${lots(of)} from ${place(reader, from)} to ${place(reader, to)}${halt(stop)}.`,
  landed: ({ nation, lots: of, to }, reader) => `${Who(reader, nation)} landed ${lots(of)} in ${place(reader, to)}.`,
  'entered-in-peace': ({ nation, host, lots: of, territory }, reader) =>
    `${Who(reader, nation)} entered ${place(reader, territory)} in peace with ${lots(of)}, as guests of ${who(reader, host)}.`,
  engaged: ({ nation, lots: of, territory, owner, how }, reader) =>
    how === 'expulsion'
      ? `${Who(reader, nation)} ${does(reader, nation, ['expel'])} guests from ${place(reader, territory)} with ${lots(of)}.`
      : `${Who(reader, nation)} attacked ${place(reader, territory)}, ${whose(reader, owner)} land, ${how === 'landing' ? 'from the sea ' : ''}with ${lots(of)}.`,
  'retreated-to': ({ nation, lots: of, to, aboard }, reader) =>
    `${capital(whose(reader, nation))} ${lots(of)} fell back ${aboard ? 'to the ships' : `to ${place(reader, to)}`}.`,
  'ice-rolled': ({ owner, zone, roll, sinks }, reader) =>
    sinks
      ? `The ice of ${place(reader, zone)} took a ship of ${who(reader, owner)} (rolled ${roll}).`
      : `A ship of ${who(reader, owner)} came through the ice of ${place(reader, zone)} (rolled ${roll}).`,
  'berbers-rolled': ({ territory, roll, cavalry }, reader) =>
    `${place(reader, territory)} is held by ${cavalry === 0 ? 'no Berbers' : `${countName(cavalry, 'cav')} of the Berbers`} (rolled ${roll}).`,
};

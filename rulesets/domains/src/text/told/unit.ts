import type { UnitEvent } from '../../events/unit.ts';
import type { EventOf } from '../../events.ts';
import { goldWords, holding, province, provinces, type Reader, unit, units, unitsDo, who } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const DISBANDED = {
  ordered: 'as ordered',
  unpaid: 'since upkeep could not be paid',
  'troop maximum': 'since the holdings maintain no more',
  'no refuge': 'with nowhere to fall back to',
  bribed: 'and went over for gold',
  peace: 'on the terms of peace',
  conquest: 'since their home has another ruler',
} as const;

const CAME_OUT = {
  ordered: '',
  'no room': ', for there is no room inside any more',
  granted: ', for it has another owner',
  removed: ', for it is no more',
  'occupation ended': ', for they are too few to hold it',
  peace: ', on the terms of peace',
  sally: ' in a sally',
} as const;

const STOPPED = {
  border: 'cannot cross the border that their way crosses',
  closed: 'may not go on',
  met: 'met others on the border',
  contact: 'met an enemy',
} as const;

const RETREATED = { stance: 'fell back', rout: 'fled', peace: 'went home' } as const;

/** Troops: raised, sent, lost. */
export const UNIT: InWords<UnitEvent> = {
  raised: ({ domain, how, province: number, inside, units: fresh, gold }, reader) => {
    const names = units(
      reader,
      fresh.map(({ unit: id }) => id),
    );
    const place = inside === null ? `in ${province(reader, number)}` : `inside ${holding(reader, inside)}`;
    switch (how) {
      case 'mustered':
        return `${who(reader, domain)} mustered ${names} ${place} for ${goldWords(gold)}.`;
      case 'called':
        return `${who(reader, domain)} called ${names} to arms ${place}.`;
      case 'volunteered':
        return `${names} joined ${who(reader, domain)} ${place}.`;
    }
  },
  disbanded: ({ units: gone, why }, reader) =>
    `${units(reader, gone)} ${unitsDo(reader, gone, ['disband', 'disbands'])}, ${DISBANDED[why]}.`,
  starved: ({ province: number, unit: id }, reader) =>
    `${unit(reader, id)} ${unitsDo(reader, [id], ['are', 'is'])} lost in ${province(reader, number)}: more than ten points stood there at the end of the month.`,
  entered: ({ units: those, holding: id }, reader) =>
    `${units(reader, those)} ${unitsDo(reader, those, ['go', 'goes'])} inside ${holding(reader, id)}.`,
  left: ({ units: those, holding: id, why }, reader) =>
    `${units(reader, those)} ${unitsDo(reader, those, ['come', 'comes'])} out of ${holding(reader, id)}${CAME_OUT[why]}.`,
  'stance-set': ({ units: those, stance, retreatTo }, reader) =>
    `${units(reader, those)}: ${stance}${retreatTo.length === 0 ? '' : `, to ${provinces(reader, retreatTo)}`}.`,
  'scouts-joining-set': ({ units: those, join }, reader) =>
    join
      ? `${units(reader, those)} ${unitsDo(reader, those, ['join', 'joins'])} the fights of Scouts.`
      : `${units(reader, those)} ${unitsDo(reader, those, ['keep', 'keeps'])} out of the fights of Scouts.`,
  'task-set': ({ units: those, task }, reader) =>
    `${units(reader, those)}: ${task === null ? 'no task' : `${task.kind} ${holding(reader, task.holding)}`}.`,
  marched: ({ units: those, from, to }, reader) =>
    `${units(reader, those)} marched from ${province(reader, from)} to ${province(reader, to)}.`,
  'march-stopped': ({ units: those, province: number, why }, reader) =>
    `${units(reader, those)} stopped in ${province(reader, number)}: they ${STOPPED[why]}.`,
  retreated: ({ units: those, from, to, why }, reader) =>
    `${units(reader, those)} ${RETREATED[why]} from ${province(reader, from)} to ${province(reader, to)}.`,
  raided: (event, reader) => raidWords(event, reader),
};

const raidWords = (
  { units: those, from, province: number, roll, outcome }: EventOf<'raided'>,
  reader: Reader,
): string => {
  const raid = `${units(reader, those)} raided ${province(reader, number)} from ${province(reader, from)}`;
  if (outcome === 'beaten') return `${raid} and were beaten before they could take anything.`;
  return `${raid}: rolled ${roll ?? 0}, needed 50 or less. ${outcome === 'succeeded' ? 'It succeeded.' : 'They were discovered.'}`;
};

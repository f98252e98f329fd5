import type { TextByCode, World } from '@chancery/core';
import type { WorldFault } from './world-fault.ts';

/** A sentence for a fault of a world, with the names of the areas. */
export const worldFaultText = (fault: WorldFault, world: World): string => {
  const write = TEXT[fault.code] as (it: WorldFault, name: Name) => string;
  return write(fault, (number) => {
    const area = world.areas.find((known) => known.number === number);
    return area === undefined ? `area ${number}` : `${area.number} ${area.name}`;
  });
};

type Name = (area: number) => string;

const TEXT: TextByCode<WorldFault, Name> = {
  'too-many-areas': ({ count }) => `${count} areas are more than a map can have.`,
  'bad-area-number': ({ area }) => `${area} cannot be the number of an area.`,
  'duplicate-area': ({ area }, name) => `The number of ${name(area)} is given twice.`,
  'unknown-area': ({ area, border }, name) =>
    `The border of ${name(border.a)} and ${name(border.b)}: there is no ${area}.`,
  'self-border': ({ area }, name) => `${name(area)} borders itself.`,
  'duplicate-border': ({ a, b }, name) => `The border of ${name(a)} and ${name(b)} is given twice.`,
  'impossible-border': ({ border, between }, name) =>
    `${name(border.a)} and ${name(border.b)} are ${between}: their border cannot be ${border.kind}.`,
  'duplicate-name': ({ area, other }, name) => `${name(area)} is called like ${name(other)}.`,
  'backward-border': ({ a, b }, name) => `The border of ${name(a)} and ${name(b)} must stand the other way round.`,
  'border-apart': ({ a, b }, name) => `The border of ${name(a)} and ${name(b)} does not lie on both their outlines.`,
  'missing-border': ({ a, b, length }, name) =>
    `${name(a)} and ${name(b)} touch along ${length} units, but they have no border.`,
  unreachable: ({ area }, name) => `${name(area)} cannot be reached from the rest of the world.`,
  'no-rings': ({ area }, name) => `${name(area)} has no outline.`,
  'beyond-frame': ({ area }, name) => `${name(area)} reaches beyond the frame.`,
  'too-small': ({ area, across, least }, name) =>
    `${name(area)} is ${across} units across; ${least} are needed to touch it.`,
  'label-outside': ({ area }, name) => `The name of ${name(area)} stands outside it.`,
  'seat-outside': ({ area }, name) => `The seat of ${name(area)} stands outside it.`,
};

import { MOST_FIGURES, type TextByCode, type World } from '@chancery/core';
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
  'unknown-route-end': ({ area, route }, name) =>
    `The route of ${name(route.a)} and ${name(route.b)} by ${route.by}: there is no ${area}.`,
  'self-route': ({ area }, name) => `A route leads from ${name(area)} to itself.`,
  'duplicate-route': ({ route }, name) =>
    `The route of ${name(route.a)} and ${name(route.b)} by ${route.by} is given twice.`,
  'bad-figures': ({ route }, name) =>
    `The route of ${name(route.a)} and ${name(route.b)} by ${route.by}: at most ${MOST_FIGURES} figures, whole numbers from 0.`,
  'backward-route': ({ a, b, by }, name) =>
    `The route of ${name(a)} and ${name(b)} by ${by} must stand the other way round.`,
  'route-apart': ({ a, b, by }, name) =>
    `The route of ${name(a)} and ${name(b)} by ${by} does not run from the one to the other.`,
  'backward-barrier': ({ a, b }, name) => `The barrier of ${name(a)} and ${name(b)} must stand the other way round.`,
  'duplicate-barrier': ({ a, b }, name) => `The barrier of ${name(a)} and ${name(b)} is given twice.`,
  'barred-border': ({ a, b }, name) => `${name(a)} and ${name(b)} have both a border and a barrier.`,
  'barrier-apart': ({ a, b }, name) => `The barrier of ${name(a)} and ${name(b)} does not lie on both their outlines.`,
  'unbarred-touch': ({ a, b }, name) => `${name(a)} and ${name(b)} touch, but have neither a border nor a barrier.`,
  'untied-border': ({ a, b }, name) => `${name(a)} and ${name(b)} have a border, but do not touch and are not tied.`,
  'tied-touch': ({ a, b }, name) => `${name(a)} and ${name(b)} are tied although they touch.`,
  unreachable: ({ area }, name) => `${name(area)} cannot be reached from the rest of the world.`,
  'no-rings': ({ area }, name) => `${name(area)} has no outline.`,
  'beyond-frame': ({ area }, name) => `${name(area)} reaches beyond the frame.`,
  'too-small': ({ area, across, least }, name) =>
    `${name(area)} is ${across} units across; ${least} are needed to touch it.`,
  'label-outside': ({ area }, name) => `The name of ${name(area)} stands outside it.`,
  'seat-outside': ({ area }, name) => `The seat of ${name(area)} stands outside it.`,
};

import type { BorderKind, TextByCode } from '@chancery/core';
import { POINT_LIMITS } from './point-area.ts';

/** Why no world can be grown from points. `at` is the place in the list of areas, borders or routes, from 0. */
export type PointFault =
  | { readonly code: 'no-areas' }
  | {
      readonly code: 'too-many';
      readonly what: 'areas' | 'borders' | 'routes';
      readonly count: number;
      readonly most: number;
    }
  | { readonly code: 'bad-number'; readonly at: number }
  | { readonly code: 'same-number'; readonly at: number; readonly number: number }
  | { readonly code: 'bad-name'; readonly at: number }
  | { readonly code: 'same-name'; readonly at: number; readonly name: string }
  | { readonly code: 'bad-place'; readonly at: number; readonly name: string }
  | { readonly code: 'same-place'; readonly at: number; readonly name: string; readonly other: string }
  | { readonly code: 'too-close'; readonly at: number; readonly name: string; readonly other: string }
  | { readonly code: 'unknown-area'; readonly what: 'border' | 'route'; readonly at: number; readonly number: number }
  | { readonly code: 'with-itself'; readonly what: 'border' | 'route'; readonly at: number }
  | { readonly code: 'given-twice'; readonly what: 'border' | 'route'; readonly at: number }
  | { readonly code: 'bad-figures'; readonly at: number }
  | {
      readonly code: 'impossible-kind';
      readonly at: number;
      readonly kind: BorderKind;
      readonly possible: readonly BorderKind[];
    }
  | { readonly code: 'out-of-reach'; readonly at: number; readonly name: string }
  | { readonly code: 'not-grown'; readonly text: string };

/** A sentence for each; where it stands in the file is for the reader of the file to say. */
export const pointFaultText = (fault: PointFault): string =>
  (TEXT[fault.code] as (it: PointFault, context: undefined) => string)(fault, undefined);

const TEXT: TextByCode<PointFault, undefined> = {
  'no-areas': () => 'A map needs at least one land area.',
  'too-many': ({ what, count, most }) => `${count} ${what} are too many: at most ${most}.`,
  'bad-number': () => 'Numbers of areas are whole, from 1 to 65535.',
  'same-number': ({ number }) => `The number ${number} is given to two areas.`,
  'bad-name': () => `A name has 1 to ${POINT_LIMITS.name} characters.`,
  'same-name': ({ name }) => `Two areas are called ${name}.`,
  'bad-place': ({ name }) =>
    `${name}: x and y are numbers from -${POINT_LIMITS.coordinate} to ${POINT_LIMITS.coordinate}.`,
  'same-place': ({ name, other }) => `${name} lies in the very place of ${other}.`,
  'too-close': ({ name, other }) => `${name} lies too close to ${other} for a map of this extent.`,
  'unknown-area': ({ what, number }) => `The ${what} leads to ${number}, but no area has that number.`,
  'with-itself': ({ what }) => `The ${what} leads from an area to itself.`,
  'given-twice': ({ what }) => `The ${what} is given twice.`,
  'bad-figures': () => 'A route has at most two figures, whole numbers from 0.',
  'impossible-kind': ({ kind, possible }) =>
    `A border between these areas is not of kind ${kind}; it can be ${possible.join(', ')}.`,
  'out-of-reach': ({ name }) => `${name} cannot be reached from most of the map: it lacks a border or a route.`,
  'not-grown': ({ text }) => `No map can be grown from these places: ${text}`,
};

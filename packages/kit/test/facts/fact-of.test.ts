import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type DataOf,
  type EventsOf,
  type FactsByKind,
  factOf,
  factsOf,
  many,
  NUMBER,
  orNone,
  shapesOf,
  within,
  word,
  YES_NO,
} from '../../src/index.ts';

type Realm = 'Eng' | 'Fra';
const REALM = factOf<Realm>('realm');
const GATE = { open: YES_NO, width: within(1, 9) };
const TOWN = {
  owner: REALM,
  besieger: orNone(REALM),
  gates: many(GATE),
  wall: orNone({ height: NUMBER }),
  kind: word('port', 'market'),
  claims: many(REALM),
};

describe('a schema', () => {
  test('tells in which shapes its facts are told', () => {
    expect(shapesOf(TOWN)).toEqual({
      owner: 'realm',
      besieger: 'realm or none',
      gates: { open: 'yes or no', width: '1..9' },
      wall: { height: 'number' },
      kind: ['port', 'market'],
      claims: 'realm',
    });
  });

  test('is the type of its data', () => {
    const town: DataOf<typeof TOWN> = {
      owner: 'Eng',
      besieger: null,
      gates: [{ open: true, width: 3 }],
      wall: { height: 4 },
      kind: 'port',
      claims: ['Fra'],
    };
    expectTypeOf(town.owner).toEqualTypeOf<Realm>();
    expectTypeOf(town.kind).toEqualTypeOf<'port' | 'market'>();
    expectTypeOf(town.wall).toEqualTypeOf<{ readonly height: number } | null>();
    // @ts-expect-error: there is no such realm
    expect({ ...town, besieger: 'Sco' } satisfies typeof town).not.toEqual(town);
  });

  test('may leave to a type which facts a thing lacks', () => {
    type Place = { readonly on: 'land'; readonly realm: Realm } | { readonly on: 'sea' };
    const place = { place: factsOf<Place>({ on: word('land', 'sea'), realm: REALM }) };
    expectTypeOf<DataOf<typeof place>['place']>().toEqualTypeOf<Place>();
    expect(shapesOf(place)).toEqual({ place: { on: ['land', 'sea'], realm: 'realm' } });
  });
});

test('events of several kinds are told apart by their kind', () => {
  const EVENTS = { taken: { by: REALM }, burnt: { times: NUMBER } } satisfies FactsByKind;
  const nameOf = (event: EventsOf<typeof EVENTS>): string =>
    event.kind === 'taken' ? event.by : `${event.times} times`;
  expect([nameOf({ kind: 'taken', by: 'Fra' }), nameOf({ kind: 'burnt', times: 2 })]).toEqual(['Fra', '2 times']);
});

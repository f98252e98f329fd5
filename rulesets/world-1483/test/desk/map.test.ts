import { describe, expect, test } from 'vitest';
import { PLACES } from '../../src/places-spec.ts';
import { AFRICA, ALLIED, BERBER, SIBERIA } from '../../src/words.ts';
import { type Board, boardOf } from '../board.ts';
import { aboard } from '../deeds.ts';
import { knownOn } from './known.ts';

const BOARD = boardOf({
  nations: {
    England: { capital: 'London' },
    France: {},
    Zulu: { kind: 'tribal' },
    Xhosa: { kind: 'tribal' },
    Brittany: { phase: 5, boxes: { England: ALLIED } },
  },
  lands: {
    London: { owner: 'England', value: 9, fort: 5, port: true, units: ['3 inf', '2 cav', '1 gen 4', '1 gen 7/2'] },
    Calais: { owner: 'England', incorporatedBy: 'France', value: 2, fort: 3 },
    Rouen: { owner: 'France', value: 12, units: ['1 knt', '2 inf of England'] },
    Rennes: { owner: 'Brittany', units: ['1 inf'] },
    Tundra: { owner: SIBERIA, value: 0 },
    Savanna: { owner: AFRICA, value: 3 },
    Dunes: { owner: BERBER, value: 1 },
    Heath: { value: 1, fort: 1, units: ['2 inf'] },
    Moor: { owner: 'England', incorporatedBy: null },
    Kraal: { owner: 'Xhosa', tribalCity: 'Xhosa' },
  },
  seas: { Channel: { units: ['2 mer of England', '1 sol of France', '1 inf of England'] } },
});
const picture = (board: Board = BOARD, nation = 'England') => PLACES.picture(knownOn(board, nation), []);
const dress = (place: string) => picture().areas.find(({ area }) => area === BOARD.place(place));
const markers = (place: string, board: Board = BOARD) =>
  picture(board).markers.filter(({ area }) => area === board.place(place));

describe('lands', () => {
  test('W83-2.2 every territory has its value in a disc, and no sea zone has one', () => {
    expect(picture().areas.map(({ disc }) => disc)).toEqual(['9', '2', '12', '1', '0', '3', '1', '1', '1', '1']);
    expect(picture().areas.some(({ area }) => area === BOARD.place('Channel'))).toBe(false);
  });

  test('W83-2.3 a city is a dot with its fortification, in the colours of its owner', () => {
    expect(dress('London')?.city).toEqual({
      name: 'London',
      capital: true,
      dot: { sign: '5', power: 'england', title: 'London: fortification 5' },
    });
    expect(dress('Calais')?.city).toMatchObject({ capital: false, dot: { sign: '3', power: 'england' } });
    expect(dress('Heath')?.city?.dot).not.toHaveProperty('power');
  });

  test('W83-2.3 a tribal city is black, with T1 or T2', () => {
    expect(dress('Kraal')?.city?.dot).toEqual({ sign: 'T2', title: 'T2, a city of Xhosa: fortification 1' });
  });

  test('W83-2.4 what nobody knows is white or grey, with a question mark', () => {
    const asked = picture().areas.flatMap(({ area, query, owner }) => (query === undefined ? [] : [[area, owner]]));
    expect(asked).toEqual([
      [BOARD.place('Tundra'), 'siberia'],
      [BOARD.place('Savanna'), 'remote-africa'],
      [BOARD.place('Dunes'), 'the-berbers'],
    ]);
    const grounds = Object.fromEntries(picture().powers.map(({ code, ground }) => [code, ground]));
    expect(grounds).toMatchObject({ siberia: 'white', 'remote-africa': 'white', 'the-berbers': 'grey' });
    expect(grounds.england).toBeUndefined();
  });

  test('W83-2.7 land has the colour of whoever incorporated it, and the name of another owner', () => {
    expect(dress('Calais')).toMatchObject({ owner: 'france', tag: 'England' });
    expect(dress('Moor')).toMatchObject({ owner: 'independents', tag: 'England' });
    expect(dress('London')).toMatchObject({ owner: 'england' });
    expect(dress('London')).not.toHaveProperty('tag');
  });

  test('W83-2.1 borders of the nations of the beginning stay, whoever has the land now', () => {
    const homes = picture().areas.flatMap(({ area, home }) => (home === undefined ? [] : [[area, home]]));
    // What has another colour now tells whose home it was.
    expect(homes).toEqual([
      [BOARD.place('Calais'), 'england'],
      [BOARD.place('Moor'), 'england'],
    ]);
    expect(picture().asPrinted).toBe(true);
  });

  test('ports are shown', () => {
    expect(
      picture()
        .areas.filter(({ harbour }) => harbour)
        .map(({ area }) => area),
    ).toEqual([BOARD.place('London')]);
  });
});

describe('units', () => {
  test('W83-2.6 a marker for each type in the colour of its nation, with the number of units', () => {
    expect(markers('London').slice(0, 2)).toEqual([
      { area: 1, base: 'own', miniature: 'foot', count: 3, power: 'england', title: 'England: 3 infantry' },
      { area: 1, base: 'own', miniature: 'horse', count: 2, power: 'england', title: 'England: 2 cavalry' },
    ]);
    expect(markers('Rouen').map(({ power, count }) => [power, count])).toEqual([
      ['france', 1],
      ['england', 2],
    ]);
  });

  test('W83-2.6 a general has a marker of their own, with their skill', () => {
    const generals = markers('London').filter(({ miniature }) => miniature === 'general');
    expect(generals.map(({ count, title }) => [count, title])).toEqual([
      [4, 'England: general of skill 4'],
      [7, 'England: general of skill 7, Master Tactician'],
    ]);
  });

  test('W83-4.31 an ability that has not shown is in the marker of its owner only', () => {
    const foreign = picture(BOARD, 'France').markers.filter(({ miniature }) => miniature === 'general');
    expect(foreign.map(({ title }) => title)).toEqual(['England: general of skill 4', 'England: general of skill 7']);
  });

  test('W83-2.6 a damaged ship of the line is marked', () => {
    const [ship] = BOARD.ids('Channel', 'France', 'sol');
    const units = BOARD.state.units.map((unit) => (unit.id === ship ? { ...unit, damaged: true } : unit));
    const hurt = { ...BOARD, state: { ...BOARD.state, units } };
    expect(markers('Channel').some(({ broken }) => broken)).toBe(false);
    expect(markers('Channel', hurt).filter(({ broken }) => broken)).toMatchObject([
      { power: 'france', title: 'France: 1 ship of the line, 1 damaged' },
    ]);
  });

  test('what is aboard is told by its ships', () => {
    const [ship = 0] = BOARD.ids('Channel', 'England', 'mer');
    const laden = aboard(BOARD, 'Channel', ship);
    expect(markers('Channel', laden).map(({ title }) => title)).toContain('England: 2 merchantmen, 1 infantry aboard');
    expect(markers('Channel', laden).some(({ miniature }) => miniature === 'foot')).toBe(false);
  });

  test('own, allied, foreign and nobody’s units stand on bases of their own', () => {
    const bases = new Map(picture().markers.map(({ power, base }) => [power, base]));
    expect(Object.fromEntries(bases)).toEqual({
      england: 'own',
      france: 'foreign',
      brittany: 'allied',
      independents: 'independent',
    });
  });

  test('a reader may leave armies or fleets out', () => {
    const fleets = PLACES.picture(knownOn(BOARD, 'England'), [], { kinds: ['sea'] }).markers;
    expect(fleets.map(({ area }) => area)).toEqual([BOARD.place('Channel'), BOARD.place('Channel')]);
  });
});

test('arrows lead where lines lead, and what boards first goes to its ship', () => {
  const [a, b, c, d] = [BOARD.place('London'), BOARD.place('Calais'), BOARD.place('Rouen'), BOARD.place('Channel')];
  const units = [{ count: 1, type: 'inf' }] as const;
  const { arrows } = PLACES.picture(knownOn(BOARD, 'England'), [
    { verb: 'MARCH', section: 'actions', args: { units, from: a, to: [b, c] } },
    {
      verb: 'SAIL',
      section: 'actions',
      args: { units: [{ count: 1, type: 'mer' }], from: d, load: units, loadFrom: a, loadAt: d },
    },
    { verb: 'LAND', section: 'actions', args: { units, from: d, to: c } },
    { verb: 'DEVELOP', section: 'actions', args: { territory: a } },
  ]);
  expect(arrows.map(({ title, through }) => [title, through])).toEqual([
    ['March from London to Calais and Rouen', [a, b, c]],
    ['Fleet from London to Channel', [a, d]],
    ['Landing from Channel to Rouen', [d, c]],
  ]);
});

test('layers tell how owners stand to the reader, and what lands are worth', () => {
  const layers = PLACES.layers?.(knownOn(BOARD, 'England')) ?? [];
  expect(layers.map(({ id }) => id)).toEqual(['relations', 'value', 'wars', 'trade', 'incorporation', 'phases']);
  const keys = Object.fromEntries((layers[0]?.areas ?? []).map(({ area, key }) => [area, key]));
  expect(keys[BOARD.place('London')]).toBe('own');
  expect(keys[BOARD.place('Rouen')]).toBe('peace');
  expect(keys[BOARD.place('Rennes')]).toBe('box-4');
  expect(keys[BOARD.place('Tundra')]).toBeUndefined();
  expect(PLACES.layers?.(knownOn(BOARD)).map(({ id }) => id)).not.toContain('relations');
});

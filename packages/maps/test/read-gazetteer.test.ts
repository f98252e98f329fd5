import { readGazetteer } from '@chancery/maps';
import { describe, expect, test } from 'vitest';

const AREAS = `number,name,kind,lat,lon,terrain,more,owner,city
1,London,land,51.51,-0.10,plain,51.0 -0.9; 51.2 0.8,Eng,London
2,"Bath, Wells",land,51.2,-2.6,hill,,Eng,
# a comment

7,Channel,sea,50.2,-1.5,sea,,,
8,Irish Sea,sea,53.5,-5,sea,,,
,,wild,62,20,,63 21,,
`;
const BORDERS = `a,b,kind,why
London,"bath, wells",river,the Thames
7,1,reef,sands
`;

const faultsIn = (areas: string, borders = 'a,b,kind,why\n'): readonly string[] => {
  const read = readGazetteer(areas, borders);
  return read.ok ? [] : read.error.map(({ file, line, text }) => `${file}:${line}: ${text}`);
};

describe('a gazetteer', () => {
  const read = readGazetteer(AREAS, BORDERS);
  const { areas, corrections } = read.ok ? read.value : { areas: [], corrections: [] };

  test('gives its areas with their lines, further places and the scenario’s own columns', () => {
    expect(areas[0]).toEqual({
      number: 1,
      name: 'London',
      kind: 'land',
      at: { lat: 51.51, lon: -0.1 },
      terrain: 'plain',
      more: [
        { lat: 51, lon: -0.9 },
        { lat: 51.2, lon: 0.8 },
      ],
      line: 2,
      extra: { owner: 'Eng', city: 'London' },
    });
    expect(areas.map(({ name, line }) => [name, line])).toEqual([
      ['London', 2],
      ['Bath, Wells', 3],
      ['Channel', 6],
      ['Irish Sea', 7],
      ['', 8],
    ]);
  });

  test('gives wilds the number 0', () => {
    expect(areas.at(-1)).toMatchObject({ kind: 'wild', number: 0, more: [{ lat: 63, lon: 21 }] });
  });

  test('gives its corrections by number, the lower one first, whatever they were called', () => {
    expect(corrections).toEqual([
      { a: 1, b: 2, kind: 'river', why: 'the Thames', line: 2 },
      { a: 1, b: 7, kind: 'reef', why: 'sands', line: 3 },
    ]);
  });

  test('may have its columns in any order, CRLF line ends and a byte order mark', () => {
    const read = readGazetteer(
      '\uFEFFname,number,more,terrain,kind,lon,lat\r\nYork,3,,hill,land,-1.1,54\r\n',
      'why,kind,b,a\r\n',
    );
    expect(read.ok && read.value.areas[0]).toMatchObject({
      name: 'York',
      number: 3,
      at: { lat: 54, lon: -1.1 },
      line: 2,
    });
  });

  test('counts the lines of a quoted cell', () => {
    const read = readGazetteer(
      `${AREAS.trim()}\n9,"Two\nlines ""here""",land,51,1,hill,,,\n10,Kent,land,51,1,hill,,,\n`,
      BORDERS,
    );
    expect(read.ok && read.value.areas.slice(-2).map(({ name, line }) => [name, line])).toEqual([
      ['Two\nlines "here"', 9],
      ['Kent', 11],
    ]);
  });
});

describe('faults of areas.csv', () => {
  const head = 'number,name,kind,lat,lon,terrain,more\n';

  test.each([
    ['number,name\n1,York\n', 'areas.csv:1: the heading lacks kind, lat, lon, terrain, more'],
    ['', 'areas.csv:1: the heading lacks number, name, kind, lat, lon, terrain, more'],
    [`${head}one,York,land,54,-1,hill,\n`, 'areas.csv:2: number is "one", not a whole number from 1 to 9999'],
    [`${head}0,York,land,54,-1,hill,\n`, 'areas.csv:2: number is "0", not a whole number from 1 to 9999'],
    [`${head}1,,land,54,-1,hill,\n`, 'areas.csv:2: no name'],
    [`${head}1,York,land,54,-1,,\n`, 'areas.csv:2: no terrain'],
    [`${head}1,York,town,54,-1,hill,\n`, 'areas.csv:2: kind is "town", not land, sea, wild, waters'],
    [`${head}1,York,land,54N,-1,hill,\n`, 'areas.csv:2: "54N -1" is not a latitude and a longitude'],
    [`${head}1,York,land,54,-1,hill,53 -1;52\n`, 'areas.csv:2: "52" is not a latitude and a longitude'],
    [`${head}1,York,land,54,-1,hill,,7\n`, 'areas.csv:2: 8 cells under 7 headings'],
    [`${head}1,York,land,54,-1,hill,\n1,Kent,land,51,1,hill,\n`, 'areas.csv:3: the number 1 is in line 2 too'],
    [`${head}1,York,land,54,-1,hill,\n2,york,land,51,1,hill,\n`, 'areas.csv:3: the name york is in line 2 too'],
  ])('%j', (areas, fault) => {
    expect(faultsIn(areas)).toEqual([fault]);
  });

  test('are all listed, those of borders.csv too', () => {
    expect(faultsIn(`${head}x,York,land,54,,hill,\n2,,sea,1,1,sea,\n`, 'a,b,kind,why\n2,5,sea,\n')).toEqual([
      'areas.csv:2: number is "x", not a whole number from 1 to 9999',
      'areas.csv:2: "54" is not a latitude and a longitude',
      'areas.csv:3: no name',
      'borders.csv:2: no land and no sea is called "5"',
    ]);
  });
});

describe('faults of borders.csv', () => {
  test.each([
    ['London,Paris,land,', 'no land and no sea is called "Paris"'],
    ['London,2,road,', 'kind is "road", not land, mountain, river, bridge, strait, coast, reef, sea, passage, none'],
    ['London,1,land,', 'London cannot border itself'],
    ['London,Channel,mountain,', 'London and Channel are land-sea: mountain is none of coast, reef, none'],
    ['7,8,reef,', 'Channel and Irish Sea are sea-sea: reef is none of sea, passage, none'],
    ['1,2,sea,', 'London and Bath, Wells are land-land: sea is none of land, mountain, river, bridge, strait, none'],
  ])('%s', (line, fault) => {
    expect(faultsIn(AREAS, `a,b,kind,why\n${line}\n`)).toEqual([`borders.csv:2: ${fault}`]);
  });

  test('a border given twice, from either side', () => {
    expect(faultsIn(AREAS, `${BORDERS}2,1,mountain,\n`)).toEqual(['borders.csv:4: this border is in line 2 too']);
  });

  test('no heading', () => {
    expect(faultsIn(AREAS, '')).toEqual(['borders.csv:1: the heading lacks a, b, kind, why']);
  });
});

describe('routes of a gazetteer', () => {
  const ROUTES = `a,b,by,points,attrition,why
Channel,London,sea,12,3,
1,"bath, wells",land,2,0,the Thames
`;
  const faultsOf = (routes: string): readonly string[] => {
    const read = readGazetteer(AREAS, BORDERS, routes);
    return read.ok ? [] : read.error.map(({ file, line, text }) => `${file}:${line}: ${text}`);
  };

  test('are given by number with their figures, which are called as their columns are', () => {
    const read = readGazetteer(AREAS, BORDERS, ROUTES);
    expect(read).toMatchObject({
      ok: true,
      value: {
        routeFigures: ['points', 'attrition'],
        routes: [
          { a: 1, b: 7, by: 'sea', figures: [12, 3], line: 2 },
          { a: 1, b: 2, by: 'land', figures: [2, 0], line: 3 },
        ],
      },
    });
  });

  test('are none where there is no table of them', () => {
    expect(readGazetteer(AREAS, BORDERS)).not.toHaveProperty('value.routes');
  });

  test('are told with all their faults', () => {
    expect(faultsOf(`${ROUTES}London,Paris,air,x,,\n7,1,sea,1,1,\n2,2,land,1,99999,`)).toEqual([
      'routes.csv:4: no land and no sea is called "Paris"',
      'routes.csv:4: by is "air", not land or sea',
      'routes.csv:4: points is "x", not a whole number from 0 to 9999',
      'routes.csv:4: attrition is "", not a whole number from 0 to 9999',
      'routes.csv:5: this route is in line 2 too',
      'routes.csv:6: attrition is "99999", not a whole number from 0 to 9999',
      'routes.csv:6: a route from Bath, Wells to itself',
    ]);
    expect(faultsOf('a,b,by,why,one,two,three\n')).toEqual(['routes.csv:1: more than 2 columns of figures']);
    expect(faultsOf('a,b\n')).toEqual(['routes.csv:1: the heading lacks by, why']);
  });
});

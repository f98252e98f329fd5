import { expect, test } from 'vitest';
import { PLACES } from '../../src/places-spec.ts';
import { type BoardFacts, boardOf } from '../board.ts';
import { knownOn } from './known.ts';

const FACTS: BoardFacts = {
  nations: { England: {}, France: {}, Spain: {}, Brittany: { phase: 5 } },
  lands: {
    London: { owner: 'England', value: 4, fort: 2, port: true, coasts: ['Channel'], units: ['3 inf', '1 gen 4/2'] },
    Calais: { owner: 'England', incorporatedBy: 'France', value: 3, fort: 1, coasts: ['Channel'] },
    Rouen: { owner: 'France', coasts: ['Channel'] },
    Leon: { owner: 'Spain', units: ['1 inf of England'] },
    Rennes: { owner: 'Brittany' },
    Tundra: { owner: -1, special: 'siberia' },
    Stambul: { owner: 'France', special: 'strait-aegean-blacksea', coasts: ['Aegean', 'Euxine'] },
  },
  seas: {
    Channel: { seas: ['Aegean'], units: ['2 mer of England'] },
    Aegean: { seas: ['Euxine'], special: 'strait-aegean-blacksea' },
    Euxine: { special: 'strait-aegean-blacksea' },
  },
  borders: ['London-Calais', 'Calais-Rouen', 'Rouen-Leon'],
  straits: ['London-Rouen'],
};
const lines = (place: string, facts: Partial<BoardFacts> = {}, nation = 'England'): readonly string[] => {
  const board = boardOf({ ...FACTS, ...facts });
  return PLACES.report(knownOn(board, nation), board.place(place)).map(({ text }) => text);
};

test('W83-18.1 a territory tells its owner, value, city, port, units and neighbours', () => {
  expect(lines('London')).toEqual([
    'You.',
    'Value 4.',
    'London, fortification 2.',
    'It has a port.',
    'No foreign troops may pass.',
    'Yours: 3 infantry.',
    'Yours: general #4 of skill 4, Master Tactician.',
    'Beside it',
    'Calais of you',
    'Rouen of France, across a strait',
    'Channel',
  ]);
});

test('land that is not incorporated says what that costs its owner', () => {
  expect(lines('Calais')).toContain('Value 3, but brings nothing before it is incorporated.');
  expect(lines('Calais')).toContain('Incorporated by France; you would pay 12 resources.');
  expect(lines('Calais', {}, 'Spain')).toContain('Incorporated by France.');
});

test('W83-15.27 whom one lets in stands in the report of one’s own lands, and in nobody else’s', () => {
  const open = {
    nations: {
      ...FACTS.nations,
      England: { standing: [{ verb: 'ALLOW_LAND', section: 'standing', args: { nations: [2], places: ['ALL'] } }] },
    },
  } as Partial<BoardFacts>;
  expect(lines('London', open)).toContain('May pass: France.');
  expect(lines('London', open, 'France')).toEqual(lines('London', {}, 'France'));
  expect(lines('London', {}, 'France')).toContain(
    'Unless its ruler lets you in, to enter it is an attack and brings war.',
  );
});

test('guests are named, and what it means to enter', () => {
  expect(lines('Leon')).toContain('Guests: you.');
  expect(lines('Rennes')).toContain('To enter it is an attack and brings war.');
  expect(lines('Tundra')).toContain('To enter it is an attack, without any war.');
  const war = { wars: [{ between: ['England', 'France'] }] } as const;
  expect(lines('Rouen', war)).toContain('To enter it is an attack.');
  expect(lines('Rouen', war)[0]).toBe('France, acts in phase 1, at war with you.');
});

test('W83-18.4 a garrison that nobody has rolled is unknown', () => {
  expect(lines('Tundra')).toContain('What holds it is rolled when somebody first enters: nobody knows it before.');
  const revealed = { lands: { ...FACTS.lands, Tundra: { owner: -1, special: 'siberia', revealed: true } } } as const;
  expect(lines('Tundra', revealed)).toContain('What holds it has been seen, and stays until it is conquered.');
});

test('W83-2.21 a zone tells whether the strait is open, as far as its reader knows', () => {
  const open = 'Euxine, through the strait: open, unless its keeper says otherwise';
  const closed = 'Euxine, through the strait: closed to you';
  expect(lines('Aegean')).toContain(open);
  expect(lines('Aegean', { wars: [{ between: ['England', 'France'] }] })).toContain(closed);
  const said = {
    nations: {
      ...FACTS.nations,
      France: { standing: [{ verb: 'CLOSE_STRAIT', section: 'standing', args: { nations: ['ALL'] } }] },
    },
  } as Partial<BoardFacts>;
  expect(lines('Aegean', said)).toContain(open);
});

test('the menu of a place has the lines that make sense there', () => {
  const board = boardOf(FACTS);
  const verbs = (place: string) => PLACES.verbs(knownOn(board, 'England'), board.place(place));
  expect(verbs('London')).toContain('DEVELOP');
  expect(verbs('Rouen')).not.toContain('DEVELOP');
  expect(verbs('Channel')).toEqual(['SAIL', 'LAND', 'BUILD_SHIPS']);
  expect(PLACES.verbs(knownOn(board), board.place('London'))).toEqual([]);
});

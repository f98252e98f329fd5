import { type Dice, malformedText, writeLine } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { ORDERS } from '../../src/orders/index.ts';
import { captives } from '../../src/phases/captives.ts';
import { movement } from '../../src/phases/movement.ts';
import { REFUSALS } from '../../src/refusals.ts';
import { TEXT } from '../../src/text/en.ts';
import { LISTS } from '../../src/words.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, fates, garrisoned, inTurn, withNation, withProvince } from '../by-code.ts';
import { judged, knownTo, read } from '../reading.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const italia = positionOf(ITALIA);
const { province, nation, type, general } = codesOf(ITALIA);
/** Dice that fall as high as they can: no storm comes, and nobody is lucky. */
const HIGH: Dice = { at: () => ({ d: (sides) => sides, sum: (dice, sides) => dice * sides }), log: () => [] };

/** January: recruits by land and sea, investment, demobilisation. */
const WINTER = 6;
const winter = inTurn(italia, WINTER);

const EXAMPLE = `MOVE Carne, Bari WITH Foot 4, Horse 6 TO Padua ARMY 1D
MOVE Carne WITH Foot 11 TO Chioggia ARMY 1R
MOVE Colleoni WITH Ships 4 VIA Venice TO Chioggia FLEET 1D
MOVE Colleoni WITH Ships 4, Foot 4 TO Ravenna FLEET 1R ARMY 3M
STANCE Sforza ARMY 2M
MOVE Sforza VIA Bergamo, Como TO Monza`;

/** The arguments of a line that is taken. */
const args = (line: string, position = italia, code = 'VEN') => read(position, code, line).orders[0]?.args;
/** What is said of a line that is not understood. */
const said = (line: string, position = italia, code = 'VEN') =>
  read(position, code, line).lines.flatMap(({ malformed }) => malformed.map((fault) => malformedText(fault, TEXT)));

describe('the example of a sheet', () => {
  test('UM-20.9 is read as six lines, and written again as it was', () => {
    const reading = read(italia, 'VEN', EXAMPLE);
    expect(reading.orders).toHaveLength(6);
    const known = knownTo(italia, 'VEN');
    expect(reading.orders.map((order) => writeLine(ORDERS, known, order))).toEqual(EXAMPLE.split('\n'));
  });

  test('UM-20.9 is carried out in the first turn: only Sforza comes no farther than Como, where Milan stands', () => {
    const { orders } = read(italia, 'VEN', EXAMPLE);
    const after = ran(italia, [movement], { VEN: orders }, HIGH);
    expect(fates(after, 'VEN').slice(-2)).toEqual(['done', 'partial stopped']);
    expect(after.state.generals[general('Sforza') - 1]?.location).toBe(province('COM'));
    const held = ran({ setting: italia.setting, state: after.state }, [captives], {}, HIGH);
    expect(held.events.map(({ kind }) => kind)).toContain('captive-told');
  });
});

describe('what arguments may be', () => {
  test('UM-20.1 nations go by code or name, provinces too; case, blanks and accents do not matter', () => {
    for (const to of ['PAP', 'papal states', 'Papal States'])
      expect(args(`TRANSFER ${to} 1`)).toMatchObject({ nation: nation('PAP') });
    for (const place of ['RAV', 'ravenna', ' Ravénna '])
      expect(args(`SACK ${place}`)).toEqual({ province: province('RAV') });
  });

  test('UM-20.1 a troop type goes by its code, and by its name in singular and plural', () => {
    for (const word of ['BOM', 'Siege train', 'siege trains']) {
      expect(args(`RECRUIT Venice ${word} 2`)).toMatchObject({ type: type('BOM'), count: 2 });
    }
  });

  test('UM-20.1 numbers begin with 1, or are ALL; RP have one decimal; percent end with 150, levels with 15', () => {
    expect(args('RECRUIT Venice Foot all')).toMatchObject({ count: 'ALL' });
    expect(said('RECRUIT Venice Foot 0')).toEqual(['The number, or ALL 0 must lie from 1 to 9999.']);
    expect(args('TRANSFER Milan 2.5')).toMatchObject({ tenths: 25 });
    expect(judged(read(italia, 'VEN', 'TRANSFER Milan 2.55\nTRANSFER Milan 0\nRANK Carne 16'))).toEqual([
      'malformed not-a-number',
      'malformed out-of-range',
      'malformed out-of-range',
    ]);
    expect(judged(read(inTurn(italia, 2), 'VEN', 'TAX 150\nTAX 151'))).toEqual(['accepted', 'malformed out-of-range']);
  });

  test('UM-20.1 a combat order is 1, 2 or 3 and M, R or D; the name of a city begins with three letters', () => {
    expect(args('STANCE Sforza ARMY 3m')).toMatchObject({ army: '3M' });
    expect(judged(read(italia, 'VEN', 'STANCE Sforza ARMY 4D'))).toEqual(['malformed unknown-name']);
    const bare = withProvince(winter, ITALIA, 'CHI', { cty: 'N' });
    expect(args('FOUND Chioggia 3 AS Nova Roma', bare)).toEqual({
      province: province('CHI'),
      revenue: 3,
      name: 'Nova Roma',
    });
    expect(judged(read(bare, 'VEN', 'FOUND Chioggia 3 AS "R2 Roma"'))).toEqual(['illegal bad-name']);
  });

  test('UM-20.34 names of several words are read whole, and a name goes before a code', () => {
    expect(args('CEDE Ravenna TO Papal States')).toEqual({ province: province('RAV'), nation: nation('PAP') });
    const punic = positionOf(PUNIC);
    const codes = codesOf(PUNIC);
    // NUM is the code of a nation and of Numantia.
    expect(args('CEDE Carthage TO Numidians', punic, 'CAR')).toEqual({
      province: codes.province('CAR'),
      nation: codes.nation('NUM'),
    });
  });
});

describe('when and where orders may stand', () => {
  test('UM-20.2 all verbs are there, each in the turns that the calendar has for it', () => {
    const verbs = Object.values(ORDERS.kinds).filter(({ by }) => by === 'ruler');
    expect(verbs).toHaveLength(21);
    const outcome = (turn: number, line: string) =>
      judged(read(inTurn(italia, turn), 'VEN', line))[0]
        ?.split(' ')
        .slice(0, 2)
        .join(' ');
    const timed = [
      'TAX 90',
      'DISBAND Venice Foot 1',
      'IMPROVE Venice BY 1',
      'REBUILD Venice',
      'CAPITAL Padua',
      'CONVERT Venice Horse TO Foot 1',
      'WINTER Carne Venice',
      'RECRUIT Venice Foot 1',
      'RECRUIT Venice Ships 1',
    ];
    const closed = (turn: number) =>
      timed.filter((line) => outcome(turn, line) === 'illegal not-this-turn').map((line) => line.split(' ')[0]);
    expect(closed(1)).toEqual(['TAX', 'DISBAND', 'IMPROVE', 'REBUILD', 'CAPITAL', 'CONVERT', 'WINTER']);
    expect(closed(2)).toEqual(['DISBAND', 'IMPROVE', 'REBUILD', 'CAPITAL', 'CONVERT', 'WINTER', 'RECRUIT']);
    expect(closed(4)).toEqual(['TAX', 'DISBAND', 'IMPROVE', 'REBUILD', 'CAPITAL', 'CONVERT', 'RECRUIT', 'RECRUIT']);
    expect(closed(WINTER)).toEqual(['TAX', 'WINTER']);
    const always = [
      'ENEMIES NONE',
      'SACK Ravenna',
      'TRANSFER Milan 1',
      'ASSASSINATE Gonzaga 5',
      'BRIBE Milan 1',
      'CEDE Ravenna TO Milan',
      'APPOINT LAND',
      'REASSIGN Carne SEA',
      'RANK Carne 3',
      'REPLACEMENTS Venice',
      'RECRUIT Milan Spy network 1',
    ];
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      for (const line of always)
        expect(outcome(turn, line), `${line} in turn ${turn}`).not.toMatch(/not-this-turn|malformed/);
    }
  });

  test('UM-20.3 what may still come true is warned about and taken; what never can is refused', () => {
    const poor = withNation(winter, ITALIA, 'VEN', { treasury: 0 });
    expect(judged(read(poor, 'VEN', 'IMPROVE Padua BY 1\nSACK Milan\nTRANSFER Milan 3'))).toEqual([
      'warned no-money',
      'warned not-owner',
      'warned no-money',
    ]);
    expect(judged(read(italia, 'VEN', 'MOVE Carne WITH Foot 4 TO Padua\nMOVE Carne TO Padua'))).toEqual([
      'illegal no-combat-order',
      'accepted',
    ]);
    expect(judged(read(italia, 'VEN', 'STANCE Sforza'))).toEqual(['illegal no-combat-order']);
    expect(judged(read(italia, 'VEN', 'ENEMIES Venice\nENEMIES Atlantis'))).toEqual([
      'illegal not-allowed',
      'malformed unknown-name',
    ]);
  });

  test('UM-20.3 an order may rest on what an earlier line brings: a city that it founds, troops that it brings along', () => {
    const bare = withProvince(winter, ITALIA, 'CHI', { cty: 'N' });
    const sheet = 'FOUND Chioggia 3 AS Nova Roma\nRECRUIT Nova Roma Spy network 1\nRECRUIT NOV Spy network 1';
    expect(judged(read(bare, 'VEN', sheet))).toEqual(['accepted', 'accepted', 'accepted']);
    expect(judged(read(bare, 'VEN', 'RECRUIT Nova Roma Spy network 1'))).toEqual(['malformed unknown-name']);
    const [first = '', second = ''] = EXAMPLE.split('\n');
    expect(judged(read(italia, 'VEN', second))[0]).toMatch(/^warned/);
    expect(judged(read(italia, 'VEN', `${first}\n${second}`))).toEqual(['accepted', 'accepted']);
  });

  test('UM-20.6 each order stands in its list, in the order of the sheet; winter quarters are a list of their own', () => {
    expect(ORDERS.sections?.map(({ id }) => id)).toEqual([...LISTS]);
    const reading = read(
      winter,
      'VEN',
      'RECRUIT Venice Foot 1\nMOVE Carne TO Chioggia\nRANK Carne 4\nENEMIES NONE\nRANK Bari 4',
    );
    expect(reading.orders.map(({ verb, section }) => `${section} ${verb}`)).toEqual([
      'policy ENEMIES',
      'options RANK',
      'options RANK',
      'movement MOVE',
      'recruits RECRUIT',
    ]);
    expect(judged(read(inTurn(italia, 4), 'VEN', 'WINTER QUARTERS\nWINTER Carne Venice\nRANK Carne 4'))).toEqual([
      'accepted',
      'malformed wrong-section',
    ]);
  });
});

describe('messages', () => {
  test('UM-20.8 begin with NATION and TURN and end with END; comments, case and commas are as the grammar has them', () => {
    const message =
      'nation VEN turn 1\n# to arms\nEnemies milan, PAP # both\nMove Carne, Bari with Foot 4 to Padua army 1D\nEND\nYours, the Doge';
    expect(judged(read(italia, 'VEN', message))).toEqual(['accepted', 'accepted']);
    expect(judged(read(italia, 'VEN', 'NATION Milan TURN 2\nENEMIES NONE\nEND'))).toEqual([
      'malformed other-message other-message',
      'illegal',
    ]);
  });

  test('UM-20.7 only a whole message counts: one that is cut off is taken for nothing', () => {
    const cut = read(italia, 'VEN', 'NATION Venice TURN 1\nENEMIES NONE\nMOVE Carne TO Chio');
    expect(cut.orders).toEqual([]);
    expect(judged(cut)[0]).toBe('malformed cut-off');
    expect(read(italia, 'VEN', 'NATION Venice TURN 1\nEND')).toMatchObject({ orders: [], lines: [] });
  });

  test('UM-20.8 each line of the grammar is read', () => {
    const bare = withProvince(winter, ITALIA, 'CHI', { cty: 'N' });
    const lines = [
      'ENEMIES NONE',
      'ENEMIES Milan, Papal States',
      'DISBAND Venice Foot 1',
      'FOUND Chioggia 2 AS Nova Roma',
      'IMPROVE Venice BY ALL',
      'REBUILD Venice',
      'SACK Ravenna',
      'CAPITAL Padua',
      'TRANSFER Milan 2.5',
      'ASSASSINATE Gonzaga 5',
      'BRIBE Milan 1',
      'CEDE Ravenna TO Papal States',
      'CONVERT Venice Horse TO Foot 1 FREE',
      'APPOINT LAND AT Padua',
      'APPOINT SEA',
      'REASSIGN Carne SEA',
      'RANK Carne 9',
      'REPLACEMENTS NONE',
      'REPLACEMENTS Padua',
      'MOVE Carne, Bari WITH Foot 4, Horse ALL VIA Padua TO Chioggia FLEET 1R ARMY 1D',
      'STANCE Sforza FLEET 1D ARMY 2M',
      'RECRUIT Venice Foot ALL',
    ];
    for (const line of lines) expect(judged(read(bare, 'VEN', line))[0], line).not.toMatch(/malformed/);
    expect(judged(read(inTurn(italia, 2), 'VEN', 'TAX 90'))).toEqual(['accepted']);
    expect(judged(read(inTurn(italia, 4), 'VEN', 'WINTER Carne Venice'))).toEqual(['accepted']);
  });

  test('UM-20.31 stratagems in free words are no orders: they are told as not understood, and nothing comes of them', () => {
    const reading = read(italia, 'VEN', 'Lure the Milanese into the marshes by night\nSTANCE Sforza ARMY 2M');
    expect(judged(reading)).toEqual(['malformed unknown-verb', 'accepted']);
    expect(reading.orders).toHaveLength(1);
  });

  test('UM-20.3 a slip of the pen is answered with what may have been meant', () => {
    expect(said('MOVE Carn TO Chiogia')).toEqual(expect.arrayContaining([expect.stringContaining('Chioggia')]));
    expect(said('RECRIUT Venice Foot 2')[0]).toContain('RECRUIT');
    expect(said('ENEMIES Millan')[0]).toContain('Milan');
  });
});

describe('reasons', () => {
  test('UM-20.5 all 26 codes are there, each with a sentence', () => {
    const codes = [
      'not-this-turn',
      'not-owner',
      'no-money',
      'hostile-present',
      'no-city',
      'has-city',
      'not-destroyed',
      'limit',
      'name-clash',
      'wrong-kind',
      'no-units',
      'none-available',
      'no-spy',
      'not-hostile',
      'no-garrison',
      'general-unfit',
      'not-together',
      'not-own-general',
      'besieged',
      'blockaded',
      'no-route',
      'impassable',
      'out-of-move',
      'stopped',
      'forced-back',
      'not-allowed',
    ];
    expect(codes).toHaveLength(26);
    expect(Object.keys(REFUSALS)).toEqual(expect.arrayContaining(codes));
  });

  test('UM-20.11 TAX is for the civilised, in taxation turns, up to 150', () => {
    const punic = positionOf(PUNIC);
    expect(judged(read(inTurn(punic, 4), 'GAU', 'TAX 90'))).toEqual(['warned wrong-kind']);
    expect(judged(read(inTurn(punic, 4), 'ROM', 'TAX 0\nTAX 150'))[1]).toBe('accepted');
    expect(judged(read(punic, 'ROM', 'TAX 90'))).toEqual(['illegal not-this-turn']);
  });

  test('UM-20.15 REBUILD needs an own ruin, no enemies and the money', () => {
    const ruined = withProvince(winter, ITALIA, 'RAV', { cty: 'D' });
    const rebuild = (position = ruined, place = 'Ravenna') => judged(read(position, 'VEN', `REBUILD ${place}`));
    expect(rebuild()).toEqual(['accepted']);
    expect(rebuild(ruined, 'Milan')).toEqual(['warned not-owner']);
    expect(rebuild(ruined, 'Venice')).toEqual(['warned not-destroyed']);
    expect(rebuild(withNation(ruined, ITALIA, 'VEN', { treasury: 5 }))).toEqual(['warned no-money']);
  });

  test('UM-20.21 CEDE gives an own province to another nation that is in play', () => {
    const out = withNation(italia, ITALIA, 'GEN', { status: 'eliminated' });
    const cede = (line: string) => judged(read(out, 'VEN', line));
    expect(cede('CEDE Ravenna TO Milan')).toEqual(['accepted']);
    expect(cede('CEDE Milan TO Florence')).toEqual(['warned not-owner']);
    expect(cede('CEDE Ravenna TO Venice')).toEqual(['warned not-allowed']);
    expect(cede('CEDE Ravenna TO Genoa')).toEqual(['warned not-allowed']);
  });

  test('UM-20.27, UM-11.9 the form asks how many ships put to sea, and how many of each type of troops go aboard', () => {
    const laden = garrisoned(italia, ITALIA, { VEN: { VEN: { SHP: 4, FOT: 7 } } });
    const asked = JSON.stringify(ORDERS.kinds.MOVE.options(knownTo(laden, 'VEN'), []));
    const offer = (code: string, to: number) =>
      `"group":{"type":${type(code)}},"count":{"param":"count","from":1,"to":${to},"all":"ALL"}`;
    const [aboard = ''] = asked.split('"value":"laden"').slice(1);
    expect(aboard).toContain(offer('SHP', 4));
    expect(aboard).toContain(offer('FOT', 7));
    expect(judged(read(laden, 'VEN', 'MOVE Loredan WITH Ships 2, Foot 3 TO Chioggia FLEET 2M ARMY 2D'))).toEqual([
      'accepted',
    ]);
  });

  test('UM-20.27 troops are not ordered to where they are by then, and spies never march', () => {
    const here = 'MOVE Carne WITH Foot 1 TO Verona ARMY 1D';
    const atVerona = changed(garrisoned(italia, ITALIA, { VER: { VEN: { FOT: 3 } } }), ({ generals }) => {
      Object.assign(generals[general('Carne') - 1] ?? {}, { location: province('VER') });
    });
    expect(judged(read(atVerona, 'VEN', here))).toEqual(['illegal not-allowed']);
    expect(judged(read(atVerona, 'VEN', `MOVE Carne TO Padua\n${here}`))[1]).not.toMatch(/^illegal/);
    expect(judged(read(atVerona, 'VEN', 'MOVE Carne WITH Spy network 1 TO Padua ARMY 1D'))).toEqual([
      'illegal not-allowed',
    ]);
  });
});

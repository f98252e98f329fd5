import { describe, expect, test } from 'vitest';
import { raidModifiers } from '../../src/actions/raid.ts';
import { protectionOf } from '../../src/rules/raid.ts';
import { END, order, playOn, post } from '../play.ts';
import { area, type GivenPosition, levy, position } from '../position.ts';

const [CHE, SSX, LIN] = [area('CHE'), area('SSX'), area('LIN')];
const raid = (code: string, times?: number) =>
  order('RAID', { area: area(code), ...(times === undefined ? {} : { times }) });
const protect = (code: string, times?: number) =>
  order('PROTECT', { area: area(code), ...(times === undefined ? {} : { times }) });

/** Chenth has three Horses; Sudsexe next to it has Timber. */
const riders = (said: GivenPosition = {}): GivenPosition => ({
  players: ['CHE', 'SSX', 'LIN'],
  ...said,
  kingdoms: { CHE: { gold: 10, traditions: [] }, ...said.kingdoms },
  areas: {
    CHE: { resources: ['horses', 'grain'] },
    BER: { owner: 'CHE', resources: ['horses'] },
    MID: { owner: 'CHE', resources: ['horses'] },
    SSX: { resources: ['timber'] },
    ...said.areas,
  },
});
const sum = (said: GivenPosition, code: string, cavalry = 1): number =>
  raidModifiers(position(said), CHE, area(code), cavalry).reduce((total, { value }) => total + value, 0);

describe('section 12: Cavalry Actions', () => {
  test('HEP-12.1, HEP-12.2 one for each Horses owned, counted when it is used', () => {
    const turn = post(riders(), 'CHE', [protect('CHE', 3), protect('CHE')]);
    expect(turn.of('skipped')).toMatchObject([{ refusal: { code: 'cavalry', asked: 1, left: 0 } }]);
    expect(post(riders({ areas: { CHE: {} } }), 'CHE', [protect('CHE', 3)]).skipped).toEqual(['cavalry']);
    const bought = riders({ areas: { CHE: {} }, kingdoms: { CHE: { gold: 12, traditions: [] } } });
    const horses = order('DEVELOP', { area: CHE, resource: 'horses' });
    expect(post(bought, 'CHE', [horses, protect('CHE', 3)]).skipped).toEqual([]);
  });

  test('HEP-12.2 where Horses are gone that were used, none are left, and not fewer than none', () => {
    const rich = riders({ kingdoms: { CHE: { gold: 20, traditions: [] } } });
    const gone = order('REDEVELOP', { area: CHE, old: 'horses', new: 'livestock' });
    const turn = post(rich, 'CHE', [protect('CHE', 3), gone, protect('CHE')]);
    expect(turn.of('skipped')).toMatchObject([{ refusal: { code: 'cavalry', asked: 1, left: 0 } }]);
  });

  test('HEP-12.3 protection and raids are stacked and share them', () => {
    const turn = post(riders(), 'CHE', [protect('CHE'), protect('CHE'), raid('SSX', 2), raid('SSX')], {
      'raid@SSX': [1],
    });
    expect(turn.skipped).toEqual(['cavalry']);
    expect(turn.area('CHE').protection).toBe(2);
    expect(turn.kingdom('CHE').phase.cavalryUsed).toBe(3);
  });

  test('HEP-14.2 with too few left all of it is skipped, and nothing is spent', () => {
    const turn = post(riders(), 'CHE', [raid('SSX', 4), protect('CHE', 4)]);
    expect(turn.of('skipped')).toMatchObject([
      { refusal: { code: 'cavalry', asked: 4, left: 3 } },
      { refusal: { code: 'cavalry', asked: 4, left: 3 } },
    ]);
    expect(turn.kingdom('CHE').phase.cavalryUsed).toBe(0);
  });
});

describe('section 12: Protect Borderlands', () => {
  test('HEP-12.6 an own area, until the next Phase of its owner', () => {
    expect(post(riders(), 'CHE', [protect('SSX')]).skipped).toEqual(['not-your-area']);
    const laid = post(riders(), 'CHE', [protect('CHE', 2), END]);
    expect(laid.area('CHE').protection).toBe(2);
    const round = playOn(playOn(laid.position, { posts: { SSX: [END] } }).position, { posts: { LIN: [END] } });
    expect(round.state.active).toBe(CHE);
    expect(round.area('CHE').protection).toBe(0);
  });

  test('HEP-12.7 it vanishes when the area changes owner, and works against every raid', () => {
    const said = riders({ areas: { SSX: { resources: ['timber'], protection: 2 } } });
    expect(sum(said, 'SSX')).toBe(-2);
    const raided = post(said, 'CHE', [raid('SSX')], { 'raid@SSX': [6] });
    expect(raided.area('SSX').protection).toBe(2);
    const npc: GivenPosition = { ...said, players: ['CHE', 'LIN'] };
    const won = post(npc, 'CHE', [order('SUBJUGATE', { kingdom: 'SSX' })], { 'accept@SSX': [10] });
    expect(won.area('SSX').protection).toBe(0);
  });

  test('HEP-16.8 NPC States have one on their own area for each Horses, a caretaker all on its Capital', () => {
    const npc = position({ players: ['CHE', 'COR'], areas: { SSX: { resources: ['horses', 'timber'] } } });
    expect(protectionOf(npc, SSX)).toBe(1);
    const caretaker = position({
      players: ['CHE', 'SSX'],
      kingdoms: { SSX: { controller: 'caretaker', capital: 'SUR' } },
      areas: { SSX: { resources: ['horses'] }, SUR: { owner: 'SSX', resources: ['horses', 'timber'] } },
    });
    expect([protectionOf(caretaker, SSX), protectionOf(caretaker, area('SUR'))]).toEqual([0, 2]);
  });
});

describe('section 12: raids', () => {
  test.each<[string, GivenPosition, string, string]>([
    ['HEP-12.8 not far from own land', {}, 'COR', 'not-bordering'],
    ['HEP-12.8 not on own land', {}, 'BER', 'your-own-area'],
    ['HEP-12.9 not against a pact partner', { pacts: ['CHE-SSX'] }, 'SSX', 'pact'],
    ['HEP-12.10 not twice in a Phase', { kingdoms: { CHE: { phase: { raided: [SSX] } } } }, 'SSX', 'raided-already'],
    ['HEP-12.10 not for nothing', { areas: { SSX: {} } }, 'SSX', 'nothing-to-raid'],
  ])('%s', (_, said, target, code) => {
    expect(post(riders(said), 'CHE', [raid(target)]).skipped).toEqual([code]);
  });

  test.each<[string, GivenPosition]>([
    ['at Peace', {}],
    ['in Truce', { truces: [{ between: 'CHE-SSX', until: 9 }] }],
    ['in War', { wars: ['CHE-SSX'] }],
    ['against an NPC State', { players: ['CHE', 'LIN'] }],
  ])('HEP-12.9 they are legal %s', (_, said) => {
    const turn = post(riders(said), 'CHE', [raid('SSX')], { 'raid@SSX': [6] });
    expect(turn.skipped).toEqual([]);
    expect(turn.area('SSX').resources).toEqual([]);
  });

  test.each<[string, number, GivenPosition, string, number]>([
    ['nothing else', 0, {}, 'SSX', 1],
    ['further Dispatch actions', 2, {}, 'SSX', 3],
    ['Raiding Tradition', 1, { kingdoms: { CHE: { traditions: ['raiding'] } } }, 'SSX', 1],
    ['two Protects', -2, { areas: { SSX: { resources: ['timber'], protection: 2 } } }, 'SSX', 1],
    ['Swamps', -2, { areas: { BED: { owner: 'CHE' }, HUN: { resources: ['timber'] } } }, 'HUN', 1],
    ['Highlands', -1, { areas: { WIL: { owner: 'CHE' }, GLO: { resources: ['iron'] } } }, 'GLO', 1],
    ['a river', -1, { areas: { MID: {}, EXS: { resources: ['timber'] } } }, 'EXS', 1],
  ])('HEP-12.11 %s: %i', (_, modifier, said, target, cavalry) => {
    expect(sum(riders(said), target, cavalry)).toBe(modifier);
  });

  test('HEP-12.15 over dry land where there is a way, and Viking does not cross rivers better', () => {
    const both = riders({ areas: { EXS: { resources: ['timber'] } } }); // from Midelsexe, not over the Thames from Chenth
    expect(sum(both, 'EXS')).toBe(0);
    const viking = riders({
      areas: { MID: {}, EXS: { resources: ['timber'] } },
      kingdoms: { CHE: { traditions: ['viking'] } },
    });
    expect(sum(viking, 'EXS')).toBe(-1);
  });

  test('HEP-12.15 Stone and units in the area do not matter', () => {
    const said = riders({
      areas: { BER: { owner: 'CHE' }, OXE: { resources: ['stone'] } },
      units: [levy('OXE'), levy('OXE')],
    });
    expect(sum(said, 'OXE')).toBe(0);
  });

  test('HEP-12.16 an own area that an enemy Occupies will do as a base', () => {
    const said = riders({
      wars: ['CHE-LIN'],
      units: [levy('LIN', 'CHE')],
      areas: { CHE: { occupier: 'LIN', resources: ['horses'] } },
    });
    expect(post(said, 'CHE', [raid('SSX')], { 'raid@SSX': [1] }).skipped).toEqual([]);
  });

  test.each([
    [5, true],
    [4, false],
  ])('HEP-12.12 a total of %i succeeds: %s', (die, success) => {
    const turn = post(riders(), 'CHE', [raid('SSX')], { 'raid@SSX': [die] });
    expect(turn.of('raided')).toMatchObject([{ die, total: die }]);
    expect(turn.of('raided')[0]?.loot !== null).toBe(success);
    expect(turn.of('raided')[0]?.rule).toBe(success ? 'HEP-12.13' : 'HEP-12.17');
  });

  test('HEP-14.1 not an area that does not exist', () => {
    const order99 = order('RAID', { area: 99 });
    expect(post(riders(), 'CHE', [order99]).of('skipped')).toMatchObject([
      { refusal: { code: 'unknown-area', area: 99 } },
    ]);
  });

  test('HEP-12.13, HEP-12.14 the only Resource is destroyed without a roll, its Tax Income is the booty', () => {
    const turn = post(riders(), 'CHE', [raid('SSX')], { 'raid@SSX': [6] });
    expect(turn.area('SSX').resources).toEqual([]);
    expect([turn.kingdom('CHE').gold, turn.kingdom('SSX').gold]).toEqual([12, 30]);
  });

  test.each([
    [1, 'timber', 2, ['iron']],
    [2, 'iron', 3, ['timber']],
  ])('HEP-12.13 of two Resources a roll of %i takes %s', (pick, resource, gold, left) => {
    const said = riders({ areas: { SSX: { resources: ['timber', 'iron'] } } });
    const turn = post(said, 'CHE', [raid('SSX')], { 'raid@SSX': [6], 'raid.pick@SSX': [pick] });
    expect(turn.of('raided')).toMatchObject([{ loot: { resource, pick, gold } }]);
    expect(turn.area('SSX').resources).toEqual(left);
    expect(turn.kingdom('CHE').gold).toBe(10 + gold);
  });

  test('HEP-12.14 an Occupied target pays in full', () => {
    const said = riders({
      wars: ['LIN-SSX'],
      units: [levy('LIN', 'SSX')],
      areas: { SSX: { occupier: 'LIN', resources: ['timber'] } },
    });
    expect(post(said, 'CHE', [raid('SSX')], { 'raid@SSX': [6] }).kingdom('CHE').gold).toBe(12);
  });

  test('HEP-12.17 a failed raid has no effect but the Cavalry Actions spent', () => {
    const turn = post(riders(), 'CHE', [raid('SSX', 2)], { 'raid@SSX': [1] });
    expect(turn.area('SSX').resources).toEqual(['timber']);
    expect(turn.kingdom('CHE')).toMatchObject({ gold: 10, phase: { cavalryUsed: 2, raided: [SSX] } });
  });

  test('HEP-12.18 the example: three against Lindesie with Textiles, two Protects, Raiding, a roll of 4', () => {
    const said: GivenPosition = {
      players: ['SNO', 'LIN'],
      kingdoms: { SNO: { gold: 7, traditions: ['raiding'] } },
      areas: {
        LIN: { resources: ['textiles'], protection: 2 },
        CHE: { owner: 'SNO', resources: ['horses'] },
        BER: { owner: 'SNO', resources: ['horses'] },
        MID: { owner: 'SNO', resources: ['horses'] },
      },
    };
    const turn = post(said, 'SNO', [raid('LIN', 3)], { 'raid@LIN': [4] });
    expect(turn.of('raided')).toEqual([
      {
        kind: 'raided',
        rule: 'HEP-12.13',
        by: area('SNO'),
        area: LIN,
        owner: LIN,
        cavalry: 3,
        die: 4,
        modifiers: [
          { what: 'further-dispatches', value: 2 },
          { what: 'raiding', value: 1 },
          { what: 'protection', value: -2 },
        ],
        total: 5,
        loot: { resource: 'textiles', pick: null, gold: 5 },
        gold: 12,
      },
    ]);
    expect(turn.area('LIN').resources).toEqual([]);
  });
});

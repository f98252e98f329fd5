import { describe, expect, test } from 'vitest';
import { acceptanceModifiers } from '../../src/diplomacy/acceptance.ts';
import type { Tradition } from '../../src/words.ts';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, type GivenPosition, inPort, levy, navy, position, retinue, times } from '../position.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
const plain: GivenPosition = { players: ['CHE', 'COR'], kingdoms: { CHE: { traditions: [] } } };
const trade = order('PROPOSE', { kingdom: 'SSX', treaty: 'trade' });
const pact = order('PROPOSE', { kingdom: 'SSX', treaty: 'pact' });
const subjugate = (kingdom = 'SSX') => order('SUBJUGATE', { kingdom });

describe('section 5: Acceptance by NPC States', () => {
  test.each([trade, pact])('HEP-5.22 a treaty is decided at once: 6 accepts, 5 does not', (proposal) => {
    const yes = post(plain, 'CHE', [proposal], { 'accept@SSX': [6] });
    expect(yes.state.treaties).toMatchObject([{ kind: proposal.args.treaty, a: CHE, b: SSX, lockedUntil: null }]);
    expect(yes.state.proposals).toEqual([]);
    const no = post(plain, 'CHE', [proposal], { 'accept@SSX': [5] });
    expect(no.of('acceptance-rolled')).toMatchObject([{ roll: { die: 5, total: 5 }, needed: 6, accepted: false }]);
    expect(no.state.treaties).toEqual([]);
  });

  test.each<[string, readonly Tradition[], string, number]>([
    ['neither', [], 'SSX', 0],
    ['Diplomacy', ['diplomacy'], 'SSX', 1],
    ['Piety', ['piety'], 'SSX', 1],
    ['both Traditions', ['diplomacy', 'piety'], 'SSX', 2],
    ['the same Tribe', [], 'WIH', 1],
    ['a State across one sea', [], 'HAN', 0],
    ['a State over a river', [], 'EXS', 0],
    ['a State far away', [], 'COR', -2],
    ['all of it', ['diplomacy', 'piety'], 'WIH', 3],
  ])('HEP-5.23 %s', (_, traditions, npc, sum) => {
    const board = position({ players: ['CHE', 'LIN'], kingdoms: { CHE: { traditions } } });
    const modifiers = acceptanceModifiers(board, CHE, area(npc));
    expect(modifiers.reduce((total, { value }) => total + value, 0)).toBe(sum);
  });

  test('HEP-5.24 the distance counts only where there is neither a border nor a common sea', () => {
    const board = position({ players: ['CHE', 'LIN'], kingdoms: { CHE: { traditions: [] } } });
    const names = (npc: string) => acceptanceModifiers(board, CHE, area(npc)).map(({ what }) => what);
    expect(names('SUR')).toEqual([]); // a border, no sea
    expect(names('DOR')).toEqual([]); // a sea, no border
    expect(names('OXE')).toEqual(['distance']);
  });

  test('HEP-5.25 an unmodified 10 does not accept by itself, nor does a 1 refuse', () => {
    const far = post(plain, 'CHE', [order('PROPOSE', { kingdom: 'OXE', treaty: 'pact' })], { 'accept@OXE': [7] });
    expect(far.of('acceptance-rolled')).toMatchObject([{ roll: { total: 5 }, accepted: false }]);
    const subjugated = post(plain, 'CHE', [subjugate('OXE')], { 'accept@OXE': [10] });
    expect(subjugated.of('acceptance-rolled')).toMatchObject([{ roll: { die: 10, total: 8 }, accepted: false }]);
  });

  test('HEP-5.26 one asking of any sort for each NPC State in a Phase', () => {
    const turn = post(plain, 'CHE', [trade, pact, subjugate()], { 'accept@SSX': [1] });
    expect(turn.skipped).toEqual(['asked-already', 'asked-already']);
    const other = post(plain, 'CHE', [trade, order('PROPOSE', { kingdom: 'HAN', treaty: 'pact' })], {
      'accept@SSX': [1],
      'accept@HAN': [1],
    });
    expect(other.skipped).toEqual([]);
    const next = postAndEnd(plain, 'CHE', [trade], { 'accept@SSX': [1] });
    const later = playOn(next.position, { posts: { COR: [END] } });
    expect(playOn(later.position, { posts: { CHE: [trade] }, dice: { 'accept@SSX': [1] } }).skipped).toEqual([]);
  });

  test.each<[string, GivenPosition]>([
    ['trade-slot', { trade: ['CHE-HAN'] }],
    ['trade-slot', { trade: ['SSX-HAN'] }],
    ['at-war', { wars: ['CHE-SSX'] }],
    ['treaty-exists', { trade: ['CHE-SSX'] }],
  ])('HEP-5.27 without its conditions (%s) no die is rolled', (code, said) => {
    expect(post({ ...plain, ...said }, 'CHE', [trade]).skipped).toEqual([code]);
  });
});

describe('section 5: Subjugation', () => {
  test('HEP-5.28 10 or more, of NPC States only', () => {
    expect(post(plain, 'CHE', [subjugate()], { 'accept@SSX': [9] }).area('SSX').owner).toBe(SSX);
    expect(post(plain, 'CHE', [subjugate()], { 'accept@SSX': [10] }).area('SSX').owner).toBe(CHE);
    expect(post(plain, 'CHE', [subjugate('COR')]).skipped).toEqual(['not-an-npc']);
  });

  test('HEP-5.29, HEP-5.32 land, Resources and Levies pass intact and in place, over the limit and without Prestige', () => {
    const said: GivenPosition = {
      ...plain,
      areas: { SSX: { resources: ['timber', 'iron'] } },
      units: [levy('CHE'), ...times(2, levy('SSX'))],
      wars: ['HAN-SSX'],
      trade: ['SSX-SUR'],
      pacts: ['SSX-BER'],
    };
    const turn = post(said, 'CHE', [subjugate(), order('MOVE', { units: [2], to: CHE })], { 'accept@SSX': [10] });
    expect(turn.area('SSX')).toMatchObject({ owner: CHE, resources: ['timber', 'iron'] });
    expect(turn.state.units.map(({ id, owner, at }) => [id, owner, at])).toEqual([
      [1, CHE, { in: 'area', area: CHE }],
      [2, CHE, { in: 'area', area: SSX }],
      [3, CHE, { in: 'area', area: SSX }],
    ]);
    expect(turn.skipped).toEqual(['fresh']);
    expect(turn.kingdom('SSX').controller).toBe('eliminated');
    expect(turn.kingdom('CHE').prestige).toBe(0);
    expect([turn.state.wars, turn.state.treaties]).toEqual([[], []]);
  });

  test('HEP-5.30 one in a Turn', () => {
    const turn = post(plain, 'CHE', [subjugate(), subjugate('SUR')], { 'accept@SSX': [1] });
    expect(turn.skipped).toEqual(['subjugated-already']);
  });

  test('HEP-5.31 not in War', () => {
    expect(post({ ...plain, wars: ['CHE-SSX'] }, 'CHE', [subjugate()]).skipped).toEqual(['at-war']);
  });

  test('HEP-5.32 units of others in the area are displaced', () => {
    const said: GivenPosition = { ...plain, pacts: ['SSX-HAN'], units: [levy('HAN', 'SSX')] };
    const turn = post(said, 'CHE', [subjugate()], { 'accept@SSX': [10] });
    expect(turn.state.units[0]?.at).toEqual({ in: 'area', area: area('HAN') });
  });

  test('HEP-5.33 not of a State with more than one area', () => {
    const said: GivenPosition = {
      players: ['CHE', 'SSX'],
      kingdoms: { SSX: { controller: 'caretaker' } },
      areas: { SUR: { owner: 'SSX' } },
    };
    expect(post(said, 'CHE', [subjugate()]).skipped).toEqual(['too-many-areas']);
  });

  test('HEP-5.35 of a caretaker nothing but land and Levies changes hands', () => {
    const said: GivenPosition = {
      players: ['CHE', 'SSX', 'COR'],
      kingdoms: { CHE: { gold: 5, traditions: [] }, SSX: { controller: 'caretaker', gold: 50 } },
      units: [levy('SSX'), retinue('SSX'), navy('SSX', inPort('SSX', 3))],
    };
    const turn = post(said, 'CHE', [subjugate()], { 'accept@SSX': [10] });
    expect(turn.state.units).toMatchObject([{ id: 1, owner: CHE, kind: 'levy' }]);
    expect([turn.kingdom('CHE').gold, turn.kingdom('SSX').gold]).toEqual([5, 0]);
  });
});

import { describe, expect, test } from 'vitest';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, position } from '../position.ts';

const signUp = (leader: string, tradition: 'fyrd' | 'piety' | 'viking', color?: string) =>
  order('SIGN_UP', { leader, tradition, ...(color === undefined ? {} : { color }) });

const TURN_0 = { players: ['CHE', 'STA', 'LIN'], turn: 0 } as const;

describe('signing up', () => {
  test('HEP-3.2, HEP-3.9 the extra Tradition stands after the two of the Tribe, at once', () => {
    const played = post(TURN_0, 'CHE', [signUp('Queen Seaxburh', 'fyrd', '#123456')]);
    expect(played.skipped).toEqual([]);
    expect(played.kingdom('CHE')).toMatchObject({
      leader: 'Queen Seaxburh',
      color: '#123456',
      traditions: ['diplomacy', 'mercantile', 'fyrd'],
    });
  });

  test('HEP-3.5 a Tradition of the Tribe is refused', () => {
    expect(post(TURN_0, 'STA', [signUp('King Cenwulf', 'piety')]).skipped).toEqual(['tradition-of-tribe']);
    expect(post(TURN_0, 'LIN', [signUp('King Halfdan', 'piety')]).skipped).toEqual([]);
  });

  test('HEP-3.9 it is done once', () => {
    const twice = [signUp('King Wihtred', 'fyrd'), signUp('King Eadberht', 'piety')];
    const played = post(TURN_0, 'CHE', twice);
    expect(played.skipped).toEqual(['signed-up-already']);
    expect(played.kingdom('CHE').leader).toBe('King Wihtred');
  });

  test('HEP-3.9 it can be done in a later Phase by whoever has not', () => {
    const played = post({ players: ['CHE', 'STA'] }, 'CHE', [signUp('King Wihtred', 'viking')]);
    expect(played.kingdom('CHE').traditions).toEqual(['diplomacy', 'mercantile', 'viking']);
  });

  test('HEP-3.9 who has not signed up when Turn 0 ends gets the first Tradition that their Tribe lacks', () => {
    const begun = position({ ...TURN_0, areas: {} });
    const dice = Object.fromEntries(
      begun.setting.areas.flatMap((area) =>
        area === null || ['CHE', 'STA', 'LIN'].includes(area.code) ? [] : [[`npc.resource@${area.code}`, [1]]],
      ),
    );
    const posts = { CHE: [END], STA: [signUp('King Cenwulf', 'fyrd'), END], LIN: [END] };
    const played = playOn(begun, { posts, dice });
    expect(played.state.turn).toBe(1);
    expect(played.kingdom('CHE')).toMatchObject({
      leader: 'King of Chenth',
      traditions: ['diplomacy', 'mercantile', 'piety'],
      color: begun.setting.areas[1]?.color,
    });
    expect(played.kingdom('STA').traditions).toEqual(['feudalism', 'piety', 'fyrd']);
    expect(played.kingdom('LIN').traditions).toEqual(['viking', 'raiding', 'diplomacy']);
  });

  test('HEP-1.4 END in Turn 0 ends the setting up, and closes no Phase', () => {
    const played = post(TURN_0, 'CHE', [END]);
    expect(played.of('setup-ended')).toMatchObject([{ kingdom: area('CHE') }]);
    expect(played.of('phase-closed')).toEqual([]);
  });

  test('HEP-3.7 NPC States never sign up', () => {
    const played = postAndEnd({ players: ['CHE', 'STA'], active: 'STA', state: { ended: [area('CHE')] } }, 'STA');
    expect(played.state.turn).toBe(2);
    expect(played.of('signed-up').map(({ leader }) => leader)).toEqual(['King of Chenth', 'King of Statfordscire']);
    expect(played.kingdom('SUR').traditions).toEqual(['feudalism', 'piety']);
  });

  test('HEP-3.8 land that comes to a State adds nothing to its Tribe and Traditions', () => {
    const said = { players: ['CHE', 'STA'], kingdoms: { CHE: { leader: 'King Wihtred' } } } as const;
    const played = post(said, 'CHE', [order('SUBJUGATE', { kingdom: 'SSX' })], { 'accept@SSX': [10] });
    expect(played.area('SSX').owner).toBe(area('CHE'));
    expect(played.kingdom('CHE')).toMatchObject({ tribe: 'jutes', traditions: ['diplomacy', 'mercantile'] });
  });

  test.each(['', '   ', 'King\nWihtred', 'King \u0007'])('HEP-17.1 the name %j of a leader is refused', (leader) => {
    expect(post(TURN_0, 'CHE', [signUp(leader, 'fyrd')]).skipped).toEqual(['unprintable']);
  });

  test('HEP-17.3 the colour that the kingdom has already may be chosen', () => {
    const own = position(TURN_0).setting.areas[1]?.color ?? '';
    const played = post(TURN_0, 'CHE', [signUp('King Wihtred', 'fyrd', own)]);
    expect([played.skipped, played.kingdom('CHE').color]).toEqual([[], own]);
  });

  test('HEP-17.3 a colour is refused that is pale, that another kingdom has, or that is no colour', () => {
    const taken = position(TURN_0).setting.areas[2]?.color ?? '';
    for (const color of ['#ffff99', taken, 'blue']) {
      const played = post(TURN_0, 'CHE', [signUp('King Wihtred', 'fyrd', color)]);
      expect([color, ...played.skipped]).toEqual([color, 'color']);
      expect(played.kingdom('CHE').leader).toBe('');
    }
  });
});

import { describe, expect, test } from 'vitest';
import { checkBuild } from '../../src/rules/checks/build.ts';
import { checkExpel } from '../../src/rules/checks/expel.ts';
import { checkGift } from '../../src/rules/checks/gift.ts';
import { checkLand } from '../../src/rules/checks/land.ts';
import { checkSail } from '../../src/rules/checks/sail.ts';
import { asker, nation, place, plain, refused, say } from '../askers.ts';

const land = { units: [{ count: 1, type: 'inf' }], from: place('Channel'), to: place('London') } as const;
const sail = { units: [{ count: 1, type: 'frg' }], from: place('Channel'), via: [place('North')] } as const;

describe('what is said of a line before its turn', () => {
  test('W83-1.13 W83-10.30 W83-8.1 a landing and a voyage that can be are not refused', () => {
    expect([checkLand(asker(), land), checkSail(asker(), sail)]).toEqual([null, null]);
  });

  test('W83-10.30 W83-0.27 so it is in the first turn, in which nobody has moved yet', () => {
    expect(checkLand(asker({ turn: 1 }), land)).toBeNull();
  });

  test('W83-1.13 W83-7.30 a nation builds between its turns in what it has', () => {
    const inf = { verb: 'BUILD', args: { count: 1, type: 'inf', at: place('London') } } as const;
    expect(checkBuild(asker(), inf)).toBeNull();
    expect(checkBuild(asker(), { ...inf, args: { ...inf.args, at: place('Moor') } })?.code).toBe('no-city');
  });

  test('W83-5.52 who has no troops there expels nobody, and the first nation in the list can be expelled', () => {
    expect(checkExpel(asker(), { territory: place('Moor') })?.code).toBe('general-alone');
    expect(checkExpel(asker(), { territory: place('London') })).toBeNull();
    const hosts = {
      units: plain.state.units.map((unit) =>
        unit.place === place('London') ? { ...unit, place: place('Paris') } : unit,
      ),
    };
    expect(checkExpel(asker(hosts, 'France'), { territory: place('Paris'), nation: nation('England') })).toBeNull();
  });

  test('W83-8.3 W83-17.4 a fleet that is not there is refused for that, whichever ship loads', () => {
    const two = { ...sail, units: [{ count: 2, type: 'frg' as const }], ship: 1 };
    expect(checkSail(asker(), two)).toMatchObject({ code: 'too-few-units', wanted: 2, there: 1 });
  });

  test('W83-8.3 a ship is named in one line, though it stays where it is', () => {
    const stay = say('SAIL', { units: [{ count: 1, type: 'frg' }], from: place('Channel') });
    expect(refused(stay)).toBeNull();
    expect(refused(stay, {}, 'England', [say('SAIL', sail)])).toMatchObject({ code: 'too-few-units', there: 0 });
  });

  test('W83-6.6 one route is wanted where none is', () => {
    expect(refused(say('STEAL_LAND', { nation: nation('France') }))).toMatchObject({
      code: 'too-few-routes',
      wanted: 1,
      there: 0,
    });
  });

  test('W83-17.4 W83-20.32 a nation that is no more gives nothing, and one that was absorbed says nothing at all', () => {
    const gift = say('GIFT', { nation: nation('France'), give: [{ resources: 1 }] });
    const eliminated = asker({ of: { England: { status: 'eliminated' } } });
    expect(checkGift(eliminated, { nation: nation('France'), give: [{ resources: 1 }] })).toMatchObject({
      code: 'no-such-nation',
      nation: nation('England'),
      status: 'eliminated',
    });
    expect(refused(gift, { of: { England: { status: 'absorbed' } } })).toBeNull();
    expect(refused(gift, { of: { France: { status: 'absorbed' } } })).toMatchObject({ status: 'absorbed' });
  });
});

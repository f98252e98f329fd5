import { describe, expect, test } from 'vitest';
import { army, fleet, garrison, type UnitLabel, unit } from '../position.ts';
import { play, settled } from '../turn.ts';

/** Ninety-nine armies, in Wessex if nothing else is said. */
const crowd = (elsewhere: { readonly [number: number]: ReturnType<typeof army> }) =>
  Array.from(
    { length: 99 },
    (_, i) => elsewhere[i + 1] ?? army(`Eng A${i + 1}` as UnitLabel, 'Wessex', { militia: 1 }),
  );

describe('section 4: when no number is free', () => {
  test('MD-4.18 the lowest-numbered unit of the kind and the realm takes them, on land and there', () => {
    const elsewhere = {
      40: army('Eng A40', 'Essex', { militia: 1 }, { loadedOn: 'Eng F1' }),
      50: army('Eng A50', 'Essex', { militia: 1 }),
      60: army('Eng A60', 'Essex', { militia: 1 }),
    };
    const turn = play(
      settled({
        provinces: { Essex: { owner: 'Eng', harbour: true, fortLevel: 1 }, Wessex: { owner: 'Eng' } },
        units: [
          ...crowd(elsewhere),
          fleet('Eng F1', 'Essex', { carrack: 1 }),
          garrison('Eng', 'Essex', { archers: 2 }),
        ],
      }),
      { orders: { Eng: ['GIVE PROVINCE Essex Fra', 'A50 HOLD', 'A50 HOLD'] } },
    );
    expect(turn.troops('Eng A50')).toEqual({ militia: 1, archers: 2 });
    expect(turn.troops('Eng A40')).toEqual({ militia: 1 });
    expect(turn.of('transferred')).toMatchObject([{ to: unit('Eng A50'), mpUsed: 1 }]);
  });

  test('MD-4.18 without any such unit there they are lost', () => {
    const turn = play(
      settled({
        provinces: { Essex: { owner: 'Eng', fortLevel: 1 }, Wessex: { owner: 'Eng' } },
        units: [
          ...crowd({}),
          army('Fra A1', 'Essex', { militia: 1 }),
          garrison('Eng', 'Essex', { archers: 2 }, { commanders: [{}] }),
        ],
      }),
      { orders: { Eng: ['GIVE PROVINCE Essex Fra'] } },
    );
    expect(turn.of('troops-gone')).toMatchObject([
      { why: 'no-room', commanders: [1], troops: [{ count: 2 }], gold: 0 },
    ]);
    expect(turn.troops('Fra A1')).toEqual({ militia: 1 });
    expect(turn.commander(1)).toBe(undefined);
  });
});

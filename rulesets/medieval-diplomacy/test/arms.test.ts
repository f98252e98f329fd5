import { COLOURS, METALS, readBlazon, type Shield, shieldOf, type Tincture } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { RealmEntry } from '../src/scenarios/scenario-file.ts';
import { scenarioUnderTest } from './scenario-under-test.ts';

const isMetal = (tincture: Tincture): boolean => METALS.some((each) => each === tincture);
const isColour = (tincture: Tincture): boolean => COLOURS.some((each) => each === tincture);

/** Whether what is laid on the field can be told from it: metal on colour or colour on metal, for one of its tinctures. */
const stands = ({ field, parted, ordinary, charges }: Shield): boolean => {
  const grounds = [field, ...(parted === undefined ? [] : [parted.with])];
  const onCross = ordinary?.kind === 'fess' && charges?.count === 1 ? [ordinary.tincture] : grounds;
  const tells = (tincture: Tincture, below: readonly Tincture[]): boolean =>
    below.some((each) => isMetal(each) === isColour(tincture));
  return (
    (parted === undefined || isMetal(field) !== isMetal(parted.with) || charges !== undefined) &&
    (ordinary === undefined || tells(ordinary.tincture, grounds)) &&
    (charges === undefined || tells(charges.tincture, onCross))
  );
};

describe.each(['europe-1320', 'four-crowns'])('%s', (id) => {
  const { file } = scenarioUnderTest(id);
  const arms = file.realms.map(({ arms: blazon }) => blazon ?? '');

  test.each(file.realms.map((realm): [string, RealmEntry] => [realm.name, realm]))(
    '%s bears arms that any eye can read',
    (_name, realm) => {
      const read = readBlazon(realm.arms ?? 'none');
      expect(read.ok && stands(read.value), realm.arms).toBe(true);
      expect(shieldOf(realm)).toEqual({ shield: read.ok && read.value });
    },
  );

  test('no two realms bear the same', () => {
    expect(new Set(arms).size).toBe(arms.length);
  });
});

test('a realm of a campaign that was founded without arms has no shield', () => {
  expect(shieldOf({})).toEqual({});
});

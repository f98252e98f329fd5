import { describe, expect, test } from 'vitest';
import { scenarioUnderTest } from './scenario-under-test.ts';

const europe = scenarioUnderTest('europe-1320');

describe('borders of Europe in 1320', () => {
  test.each([
    ['Baltic Sea', 'Alborg Bight'],
    ['Alborg Bight', 'Hanobukten'],
    ['Hanobukten', 'Slavinia'],
    ['Hanobukten', 'Schleswig'],
    ['Hanobukten', 'Zeeland'],
    ['Hanobukten', 'Scania'],
    ['Hanobukten', 'Pomerania'],
    ['Baltic Sea', 'Riga'],
    ['Volodymir', 'Zodzina'],
    ['Volodymir', 'Mazyr'],
    ['Volodymir', 'Minsk'],
  ])('MD-19.13 %s borders %s without a barrier', (one, other) => {
    expect(europe.open(europe.area(one).number)).toContain(europe.area(other).number);
  });

  test.each([
    ['Messina', 'Calabria'],
    ['Byzantium', 'Nicaea'],
    ['Zeeland', 'Jutland'],
    ['Negroponte', 'Athens'],
    ['Crimea', 'Kuban'],
  ])('MD-2.3 an army marches from %s to %s over the strait', (one, other) => {
    expect(europe.border(one, other)).toBe('strait');
  });

  test.each([
    ['Tangier', 'Algeciras', 'Strait of Gibraltar'],
    ['London', 'Ponthieu', 'English Channel'],
    ['Zeeland', 'Scania', 'Alborg Bight'],
    ['Sardinia', 'Corsica', 'Tyrrhenian Sea'],
    ['Galloway', 'Ulster', 'Irish Sea'],
  ])('MD-2.3 from %s to %s only ships go, over the %s', (one, other, sea) => {
    expect(europe.border(one, other)).toBeUndefined();
    const shores = europe.open(europe.area(sea).number);
    expect(shores).toContain(europe.area(one).number);
    expect(shores).toContain(europe.area(other).number);
  });

  test.each([
    ['Gascony', 'Aragon'],
    ['Milan', 'Tyrol'],
    ['Kuban', 'Georgia'],
    ['Marrakesh', 'Sijilmasa'],
    ['Vilna', 'Volodymir'],
  ])('MD-2.4 a barrier between %s and %s', (one, other) => {
    expect(europe.border(one, other)).toBe('mountain');
  });

  test.each([
    ['Frisia', 'North Sea'],
    ['Gascony', 'Bay of Biscay'],
    ['Barca', 'Gulf of Sidra'],
  ])('MD-2.5 reefs between %s and the %s', (one, other) => {
    expect(europe.border(one, other)).toBe('reef');
  });

  test.each([
    'Gotland',
    'Majorca',
    'Sardinia',
    'Corsica',
    'Malta',
    'Crete',
    'Rhodes',
    'Cyprus',
    'Negroponte',
    'Zeeland',
  ])('MD-2.7 %s can be reached by sea', (island) => {
    expect(europe.open(europe.area(island).number).filter((to) => !europe.isLand(to))).not.toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { ENGLAND } from '../english-position.ts';
import { englandWith, orderClause } from '../order-clause.ts';
import { foundIn, refusalIn } from '../ordering.ts';
import { fleet } from '../position.ts';

const ON_WATCH = [fleet('Nor F1', 'Channel', { carrack: 1 }), fleet('Nor F2', 'North Sea', { carrack: 1 })];

orderClause('MD-15.9', {
  means: [
    ['DECLARE WAR Fra', { verb: 'DECLARE_WAR', args: { realm: 'Fra' } }],
    ['declare war "Kingdom of France"', { verb: 'DECLARE_WAR', args: { realm: 'Fra' } }],
  ],
  found: [
    ['DECLARE WAR Fra'],
    ['DECLARE WAR Sco', 'illegal not-neutral'],
    ['DECLARE WAR Wal', 'illegal not-neutral'],
    ['DECLARE WAR Eng', 'illegal oneself'],
    ['DECLARE WAR IND', 'illegal independents'],
    ['DECLARE WAR', 'malformed missing-words'],
  ],
});

test('MD-15.9 nobody declares war on a defeated realm', () => {
  const known = englandWith({ realms: { ...ENGLAND.realms, Fra: { control: 'defeated' } } });
  expect(foundIn(known, 'DECLARE WAR Fra')).toEqual(['illegal defeated']);
});

orderClause('MD-15.10', {
  means: [['OFFER ALLIANCE Nor', { verb: 'OFFER_ALLIANCE', args: { realm: 'Nor' } }]],
  found: [
    ['OFFER ALLIANCE Nor'],
    ['OFFER ALLIANCE Sco', 'illegal not-neutral'],
    ['OFFER ALLIANCE Wal', 'illegal not-neutral'],
    ['OFFER ALLIANCE Eng', 'illegal oneself'],
  ],
});

orderClause('MD-15.11', {
  means: [['CANCEL ALLIANCE Sco', { verb: 'CANCEL_ALLIANCE', args: { realm: 'Sco' } }]],
  found: [['CANCEL ALLIANCE Sco'], ['CANCEL ALLIANCE Fra', 'illegal not-allied']],
});

orderClause('MD-15.12', {
  means: [['OFFER PEACE Wal', { verb: 'OFFER_PEACE', args: { realm: 'Wal' } }]],
  found: [
    ['OFFER PEACE Wal'],
    ['OFFER PEACE Fra', 'illegal not-at-war'],
    [['DECLARE WAR Fra', 'OFFER PEACE Fra'], 'illegal not-at-war'],
  ],
});

orderClause('MD-15.13', {
  means: [
    ['ACCEPT GIFTS Fra', { verb: 'ACCEPT_GIFTS', args: { realm: 'Fra', on: true } }],
    ['REFUSE GIFTS Fra', { verb: 'ACCEPT_GIFTS', args: { realm: 'Fra', on: false } }],
  ],
  found: [['REFUSE GIFTS Wal'], ['ACCEPT GIFTS Eng', 'illegal oneself'], ['REFUSE GIFTS IND', 'illegal independents']],
});

orderClause('MD-15.14', {
  means: [
    ['GRANT PASSAGE Fra', { verb: 'GRANT_PASSAGE', args: { realm: 'Fra', on: true } }],
    ['REVOKE PASSAGE Sco', { verb: 'GRANT_PASSAGE', args: { realm: 'Sco', on: false } }],
  ],
  found: [
    ['GRANT PASSAGE Fra'],
    ['REVOKE PASSAGE Sco'],
    ['GRANT PASSAGE Wal', 'illegal enemy'],
    [['DECLARE WAR Fra', 'GRANT PASSAGE Fra'], 'warning enemy'],
    ['GRANT PASSAGE Eng', 'illegal oneself'],
    ['GRANT PASSAGE Sco', 'warning already-granted'],
    ['REVOKE PASSAGE Fra', 'warning not-granted'],
  ],
});

orderClause('MD-15.15', {
  means: [
    ['GRANT PERMISSION Kent Fra', { verb: 'GRANT_PERMISSION', args: { province: 1, realm: 'Fra', on: true } }],
    ['REVOKE PERMISSION 1 Fra', { verb: 'GRANT_PERMISSION', args: { province: 1, realm: 'Fra', on: false } }],
  ],
  found: [
    ['GRANT PERMISSION Kent Fra'],
    ['GRANT PERMISSION Artois Nor', 'illegal not-yours'],
    ['GRANT PERMISSION Kent Wal', 'illegal enemy'],
    ['REVOKE PERMISSION Kent Wal', 'warning not-granted'],
    [['DECLARE WAR Fra', 'GRANT PERMISSION Kent Fra'], 'warning enemy'],
    ['GRANT PERMISSION Channel Fra', 'malformed unknown-name'],
    ['GRANT PERMISSION Kent Eng', 'illegal oneself'],
  ],
});

orderClause('MD-15.16', {
  means: [
    ['SEND AMBASSADOR Fra', { verb: 'SEND_AMBASSADOR', args: { realm: 'Fra' } }],
    ['SEND AMBASSADOR Fra "Greetings."', { verb: 'SEND_AMBASSADOR', args: { realm: 'Fra', text: 'Greetings.' } }],
  ],
  found: [
    ['SEND AMBASSADOR Wal'],
    ['SEND AMBASSADOR Eng', 'illegal oneself'],
    [`SEND AMBASSADOR Fra "${'a'.repeat(1000)}"`],
    [`SEND AMBASSADOR Fra "${'a'.repeat(1001)}"`, 'malformed text-length'],
  ],
});

orderClause('MD-15.17', {
  means: [['SEND GOLD Fra 10', { verb: 'SEND_GOLD', args: { realm: 'Fra', amount: 10 } }]],
  found: [
    ['SEND GOLD Fra 10'],
    ['SEND GOLD Eng 10', 'illegal oneself'],
    ['SEND GOLD Fra 0', 'malformed out-of-range'],
    ['SEND GOLD Fra 1.5', 'malformed not-a-number'],
    ['SEND GOLD Fra 55', 'warning not-enough-gold'],
  ],
});

test('MD-15.17 gold that finds no way is a warning, since the way may open', () => {
  const known = englandWith({ options: { sendRange: 1 } });
  expect(refusalIn(known, 'SEND GOLD Fra 10')).toEqual({ code: 'no-caravan-way', realm: 2, range: 1 });
});

test('MD-15.17 enemy fleets in the seas on the way stop gold', () => {
  const { units = [] } = ENGLAND;
  const guarded = englandWith({ wars: ['Eng-Wal', 'Eng-Nor'], units: [...units, ...ON_WATCH] });
  expect(foundIn(guarded, 'SEND GOLD Fra 10')).toEqual(['warning no-caravan-way']);
  expect(foundIn(englandWith({ units: [...units, ...ON_WATCH] }), 'SEND GOLD Fra 10')).toEqual([]);
});

orderClause('MD-15.18', {
  means: [['ANNEX Essex', { verb: 'ANNEX', args: { province: 2 } }]],
  found: [
    ['ANNEX Essex'],
    ['ANNEX Kent', 'illegal already-annexed'],
    ['ANNEX Artois', 'illegal not-yours-at-turn-start'],
    [['ANNEX Essex', 'ANNEX Essex'], 'warning already-annexed'],
    [['G1 RECRUIT 8 militia', 'G1 HIRE COMMANDER', 'ANNEX Essex'], 'warning not-enough-gold'],
  ],
});

test('MD-15.18 a commoner with seven annexed provinces is warned, as they may lose one', () => {
  const own = { owner: 'Eng' } as const;
  const provinces = { ...ENGLAND.provinces, Wessex: own, York: own, Wales: own, Paris: own, Picardy: own };
  const known = englandWith({ provinces, realms: { Eng: { treasury: 6000, status: 'commoner' } }, wars: [] });
  expect(refusalIn(known, 'ANNEX Essex')).toEqual({ code: 'annexation-limit', limit: 7 });
});

orderClause('MD-15.19', {
  means: [
    ['GIVE PROVINCE Essex Fra', { verb: 'GIVE_PROVINCE', args: { province: 2, realm: 'Fra' } }],
    ['GIVE PROVINCE 2 IND', { verb: 'GIVE_PROVINCE', args: { province: 2, realm: 'IND' } }],
  ],
  found: [
    ['GIVE PROVINCE Essex Fra'],
    ['GIVE PROVINCE Essex Wal'],
    ['GIVE PROVINCE Essex Eng', 'illegal oneself'],
    ['GIVE PROVINCE York Fra', 'warning not-yours'],
    [['A2 MARCH Mercia', 'A2 MARCH York', 'GIVE PROVINCE York Fra']],
    [['A2 MARCH Wessex', 'GIVE PROVINCE Wessex Fra'], 'warning not-yours'],
    [['GIVE PROVINCE Essex Fra', 'GIVE PROVINCE Essex IND'], 'warning not-yours'],
  ],
});

orderClause('MD-15.20', {
  means: [
    [
      'PROCLAIM "Let it be known: peace to all men."',
      { verb: 'PROCLAIM', args: { text: 'Let it be known: peace to all men.' } },
    ],
  ],
  found: [
    ['PROCLAIM "Let it be known: peace to all men."'],
    ['PROCLAIM "Peace."', 'malformed text-length'],
    ['PROCLAIM "a b c d e f g h i j k l m n o p"', 'illegal proclamation-too-short'],
    [`PROCLAIM "${'a'.repeat(4000)}"`],
    [`PROCLAIM "${'a'.repeat(4001)}"`, 'malformed text-length'],
  ],
});

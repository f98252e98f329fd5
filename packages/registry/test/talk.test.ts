import { type AnyRuleset, partTalk, type SeatId, sectionsOf } from '@chancery/core';
import { firstPosition, knownTo } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../src/registry.ts';

/** What people and their programs write around orders, a paragraph each. */
const TALK: readonly string[] = [
  ...['Hello all,', 'Dear umpire:', 'Hi there!', 'Guten Tag,', 'Bonjour à tous,', 'Anna', 'LG Anna', 'Cheers, Bob'],
  ...['Good morning, here are my orders for this turn.', 'Anbei meine Befehle für diesen Zug.', 'see attached'],
  ...['Please find my orders attached.', 'I am travelling until Tuesday, so please be patient with me.'],
  ...['Thanks for running this game, it is great fun!', 'Thanks', 'Many thanks and best wishes', 'Best regards'],
  ...['Kind regards,\nBob Miller\nDirector, Miller & Sons Ltd.\nTel. +44 20 7946 0000\nwww.example.org'],
  ...['Mit freundlichen Grüßen\nAnna Weiß\nMusterweg 12, 10115 Berlin\nTelefon: 030 1234567', 'Sent from my iPhone'],
  ...['CONFIDENTIALITY NOTICE: This e-mail is intended only for the person to whom it is addressed.'],
  ...['If you have received it in error, please notify the sender and delete it.', 'Von meinem iPhone gesendet'],
  ...['Diese E-Mail enthält vertrauliche Informationen.', 'Scanned by AVG. No virus found in this message.'],
  ...['Powergamers mailing list\nTo unsubscribe, visit the page.'],
  ...['What a battle that was!', 'Sorry for the delay', 'Let me know if anything is unclear.', 'All the best'],
  ...['We march on together, my friend.', 'Take care', 'Looking forward to the next turn'],
];

/** A line that its writer meant for an order, with a slip in its verb, or with nothing but a verb. */
const NEAR: { readonly [ruleset: string]: readonly string[] } = {
  'medieval-diplomacy': ['A1 MRACH York', 'G1 RECRIUT 2 militia', 'A1 march', 'A99 MARCH York', 'SEDN GOLD France 20'],
  heptarchy: ['RIASE LEVY Chenth', 'DECLARE WAR', 'declare wra Sudsexe'],
  domains: ['SPPY Kingsholt BY Sir Osric', 'ROUND 2', 'MUSTER'],
  umpire: ['MOVEE Sforza WITH Foot 4 TO Verona ARMY 2M', 'RECRUIT Padua', 'NATION Venice TURN 3', 'END'],
  'world-1483': ['MRACH 3 inf FROM Lisbon TO Seville', 'ACTIONS', 'STANDNG', 'BUILD 1 inf'],
};

const knownIn = async (ruleset: AnyRuleset) => {
  const scenario = ruleset.scenarios[0]?.id ?? '';
  const position = await firstPosition(ruleset, { scenario, seed: 'talk' });
  const window = ruleset.window(position);
  return knownTo(ruleset, position, window.kind === 'window' ? (window.seats[0] as SeatId) : null);
};

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  test('nobody can have meant talk for orders, in any place around them', async () => {
    const known = await knownIn(ruleset);
    for (const talk of TALK) {
      expect(partTalk(ruleset, known, talk), talk).toMatchObject({ text: '', holdsLines: false, isOrders: false });
      expect(partTalk(ruleset, known, talk).talk, talk).toEqual(talk.split('\n'));
    }
  });

  test('what is nearly an order stays one, alone or beside talk', async () => {
    const known = await knownIn(ruleset);
    const near = NEAR[id] ?? [];
    expect(near.length).toBeGreaterThan(2);
    for (const line of near) {
      expect(partTalk(ruleset, known, line), line).toMatchObject({ text: line, talk: [], isOrders: true });
      const around = partTalk(ruleset, known, `Hello,\n${line}\nBest wishes\n\nSent from my iPhone`);
      expect(around.text.trim(), line).toBe(line);
      expect(around.talk).toEqual(['Hello,', 'Best wishes', 'Sent from my iPhone']);
      const between = `${line}\nand then\n${line}`;
      expect(partTalk(ruleset, known, between).text, line).toBe(between);
    }
  });

  test('words with figures or in capitals right beside an order may lack their verb, and stay', async () => {
    const known = await knownIn(ruleset);
    const [line] = NEAR[id] ?? [];
    for (const more of ['3 inf over there', 'ALLIANCES with everybody'])
      expect(partTalk(ruleset, known, `${line}\n${more}`).text).toBe(`${line}\n${more}`);
  });

  test('a line that ends like a heading parts the orders below it from those above', async () => {
    const known = await knownIn(ruleset);
    const [line] = NEAR[id] ?? [];
    const parted = partTalk(ruleset, known, `${line}\n\nLater perhaps:\n${line}`);
    expect(parted.talk).toEqual(sectionsOf(ruleset.orders).length > 0 ? [] : ['Later perhaps:']);
  });
});

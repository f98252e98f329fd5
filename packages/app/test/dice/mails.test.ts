/** What a ruler who plays by mail keeps without doing anything for it. */
import { checkRegister, readProofs } from '@chancery/core';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readOwnLines } from '../../src/desk/dice/read-own-lines.ts';
import { showRegister } from '../../src/desk/dice/show-register.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { partOf, postOffice, replyAddressOf, written } from '../mail/post-office.ts';
import { begunTable, got, houseOf } from '../sample/people.ts';
import { ENGLAND, RECRUIT, rulerOf, sendAll } from '../sample/play.ts';

onEachDatabase('mails of a ruler', (database) => {
  const store = suiteStore(database);

  test('the receipt brings the commitment and the hash of the orders; the report the told secret, D, line, salt and next commitment', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId, master } = table;
    const anna = rulerOf(table, ENGLAND);
    const post = postOffice(house);
    await sendAll(table);
    await post.receive(written({ from: anna.email, to: await replyAddressOf(table), body: RECRUIT }));
    const [receipt] = await post.answersTo(anna);
    const inReceipt = readProofs(receipt?.text ?? '');
    expect(inReceipt.map(({ turn, kind, number }) => [turn, kind, number])).toEqual([
      [1, 'commitment', null],
      [1, 'orders', 2],
    ]);
    got(await closeTurn(house.app, master.actor, { campaignId, turn: 1 }));
    await post.drain();
    const mails = await post.mailsTo(anna.email);
    const mail = mails.find((each) => partOf(each, 'text/plain').includes('/1.1 secret'));
    if (mail === undefined) throw new Error('no mail left');
    const inText = readProofs(partOf(mail, 'text/plain'));
    const kinds = inText.map(({ turn, kind }) => `${turn} ${kind}`);
    expect(kinds).toEqual(['1 secret', '1 list', '1 line', '1 salt', '2 commitment']);
    expect(readProofs(partOf(mail, 'text/html'))).toEqual(inText);
    const register = got(await showRegister(house.app, anna.actor, { campaignId }));
    const own = got(await readOwnLines(house.app, anna.actor, { campaignId, seat: ENGLAND }));
    const { faults, proved } = checkRegister(register, { own, kept: [...inReceipt, ...inText] });
    expect([faults, proved.kept, proved.ownReceipts]).toEqual([[], 7, 1]);
  });
});

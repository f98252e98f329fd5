/**
 * A Hono route that reads a body of JSON and writes what a submission leaves behind (sheet, receipt, line of the audit),
 * with nobody asked and nothing read: what HTTP and the rows alone cost. The database is the argument.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addAudit,
  addReceipt,
  addSheet,
  jsonText,
  newId,
  openStore,
  type ReceiptRow,
  type SheetRow,
  type StorePlace,
} from '@chancery/store';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const [place] = process.argv.slice(2) as [string];
const { db } = await openStore(JSON.parse(place) as StorePlace);
const receipt = (await db.selectFrom('receipt').selectAll().limit(1).executeTakeFirstOrThrow()) as ReceiptRow;
const { number: _, ...sheet } = (await db
  .selectFrom('sheet')
  .selectAll()
  .where('id', '=', receipt.sheetId)
  .executeTakeFirstOrThrow()) as SheetRow;
const { campaignId, userId } = sheet;
/** Turns that nobody plays. */
let turn = 2_000_000;

const keeping = new Hono();
keeping.post('/*', async (context) => {
  const { text } = (await context.req.json()) as { readonly text: string };
  turn += 1;
  const facts = { seat: sheet.seat, turn, number: 1 };
  await db.transaction().execute(async (trx) => {
    const id = newId<'sheet'>();
    await addSheet(trx, { ...sheet, text, turn, id });
    await addReceipt(trx, { ...receipt, id: newId<'receipt'>(), sheetId: id });
    const deed = { actor: 'ruler', userId, campaignId, action: 'submitOrders', facts: jsonText(facts) } as const;
    await addAudit(trx, { at: Date.now(), ...deed });
  });
  return context.body(receipt.lines, 201, { 'content-type': 'application/json' });
});
const server = createServer(getRequestListener(keeping.fetch, { overrideGlobalObjects: false }));
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
});

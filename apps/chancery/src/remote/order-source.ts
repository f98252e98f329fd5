import { resolve } from 'node:path';
import { parseJson, readText } from '../folder/read-file.ts';
import type { Io } from '../io.ts';
import { isJson, type OrderText } from '../orders/read-orders.ts';
import type { Asked } from './remote.ts';

/** A file of orders as the person named it; - is standard input. */
export const orderSource = async (io: Io, what: string): Promise<OrderText> => ({
  path: what,
  text: what === '-' ? await io.readStandardInput() : readText(resolve(io.cwd, what)),
});

/** As it is sent: order lines as they are; JSON as a list of orders, or as the order file of the client. */
export const asBody = (source: OrderText): Pick<Asked, 'text' | 'json'> =>
  isJson(source) ? { json: { orders: parseJson(source.path, source.text) } } : { text: source.text };

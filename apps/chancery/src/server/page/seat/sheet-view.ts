import { isOver } from '@chancery/app';
import type { SheetRow, SheetText, ShownColumn, ShownTable } from '@chancery/core';
import { clockView } from '../campaign/campaign-view.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { shieldView } from '../frame/shield.ts';
import { takenText, undoneView } from '../receipt/receipt-view.ts';
import type { Words } from '../words/words.ts';
import { draftView, type SeatPage } from './seat-view.ts';
import { fieldsOf, rowsField } from './sheet-form.ts';

/** The order sheet as it is shown. */
export interface SheetShown {
  readonly tables: readonly ShownTable[];
  readonly lines: readonly SheetRow[];
  /** Where the lines stand that have been judged. */
  readonly places: SheetText['places'];
  /** What stands in the rows was typed just now. */
  readonly typed: boolean;
  /** Rows that were asked for. */
  readonly more: number;
}

/** The order sheet of a seat: a form that needs no script, and prints on A4. */
export const sheetView = (shown: SeatPage, sheet: SheetShown): Html => {
  const { campaign, seat, words, zone } = shown;
  const { seat: say } = words;
  const own = `/campaigns/${campaign.id}/seats/${seat.seat}`;
  const asked = (campaign.waitsFor.includes(seat.seat) || campaign.maySend.includes(seat.seat)) && !isOver(campaign);
  return html`<div class="order-sheet"><header class="head"><h1>${shieldView(seat, 'head')} ${say.orderSheet.title}</h1>
<p class="facts"><span><strong>${seat.name}</strong></span><span>${campaign.title}</span>${campaign.live === null ? html`<span>${say.ordersFor(campaign.phase ?? campaign.turn + 1)}</span>` : null}${clockView(campaign, words, zone)}<a href="${own}">${say.orderSheet.back}</a></p></header>
${isOver(campaign) ? html`<p>${say.over}</p>` : asked ? formView(shown, sheet) : html`<p>${say.notAsked}</p>`}</div>`;
};

const formView = (shown: SeatPage, sheet: SheetShown): Html => {
  const { campaign, seat, receipts, words, fault, checked } = shown;
  const { seat: say } = words;
  const own = `/campaigns/${campaign.id}/seats/${seat.seat}`;
  const lists = new NameLists();
  const whys = whysOf(shown, sheet);
  const tables = sheet.tables.map((table) => tableView(table, { lists, whys, words }));
  return html`<p class="small help">${say.orderSheet.how}</p>${sheet.typed ? null : draftView(shown)}
${shown.overtaken ? said(say.overtaken, 'bad') : null}${fault === null ? null : said(fault, 'bad')}
${checked === null ? null : html`${said(`${say.notSent} ${takenText(checked, words)}`)}${checked.together.map(({ text }) => said(text, 'bad'))}`}
<form method="post" action="${own}/sheet"><input type="hidden" name="turn" value="${campaign.turn + 1}"><input type="hidden" name="last" value="${receipts.at(-1)?.id ?? 'none'}"><input type="hidden" name="more" value="${sheet.more}">
${tables}${linesTable(sheet.lines, { lists, whys, words })}${lists.view()}
${shown.asks ? html`<div class="said bad" role="alert" id="undone"><p><strong>${say.undoneAsk}</strong></p>${undoneView(checked ?? {})}</div>` : null}
<div class="buttons"><button class="main" name="do" value="${shown.asks ? 'anyway' : 'send'}">${shown.asks ? say.sendAnyway : campaign.live === null ? say.send : say.live.post}</button><button class="plain" name="do" value="check">${say.check}</button><button class="plain" name="do" value="rows">${say.orderSheet.moreRows}</button></div></form>`;
};

/** Lists of names that fields propose: each list stands once on the page. */
class NameLists {
  readonly #ids = new Map<string, string>();

  idOf(names: readonly string[]): string | null {
    if (names.length === 0) return null;
    const key = names.join('\n');
    const id = this.#ids.get(key) ?? `names-${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    return id;
  }

  view(): Piece {
    return [...this.#ids].map(
      ([key, id]) =>
        html`<datalist id="${id}">${key.split('\n').map((name) => html`<option value="${name}"></option>`)}</datalist>`,
    );
  }
}

interface Beside {
  readonly lists: NameLists;
  /** By table and row what was said of it. */
  readonly whys: ReadonlyMap<string, readonly string[]>;
  readonly words: Words;
}

const whysOf = ({ checked, words }: SeatPage, { places }: SheetShown): Beside['whys'] => {
  const found = new Map<string, readonly string[]>();
  for (const { line, outcome, reasons } of checked?.lines ?? []) {
    const place = places.get(line);
    if (place === undefined || outcome === 'accepted') continue;
    const texts = reasons.map(({ level, text }) => (level === 'warning' ? `${words.seat.note} ${text}` : text));
    const row = `${place.table} ${place.row}`;
    found.set(row, [...(found.get(row) ?? []), ...texts]);
  }
  return found;
};

const tableView = (table: ShownTable, beside: Beside): Html => {
  const { title, at, numbered, entries, columns, rows } = table;
  const say = beside.words.seat.orderSheet;
  const wide = columns.length + (numbered ? 1 : 0) + (entries.length > 0 ? 1 : 0);
  return html`<section class="order-table"><h2>${title}</h2>${entries.length > 1 ? html`<p class="small verbs">${entries.join(' · ')}</p>` : null}
<input type="hidden" name="${rowsField(at)}" value="${rows.length}"><table role="table"${columns.length > MANY_COLUMNS && MANY}><thead role="rowgroup"><tr role="row">${numbered ? head(say.number, 'place') : null}${entries.length > 0 ? head(say.order, 'entry') : null}${columns.map(({ label, field, names }) => head(label, isShort(names) ? 'number' : field))}</tr></thead>
<tbody role="rowgroup">${rows.map((row, index) => rowView(table, { row, index, wide }, beside))}</tbody></table></section>`;
};

/** More than stand side by side on upright A4 in letters of the usual size. */
const MANY_COLUMNS = 6;
const MANY = html` class="many"`;

/** Where only codes of a few letters can stand. */
const isShort = (names: readonly string[]): boolean => names.length > 0 && names.every(({ length }) => length <= 3);

const head = (label: string, how: string): Html =>
  html`<th role="columnheader" scope="col" class="${how}">${label}</th>`;

const rowView = (
  { at, title, numbered, entries, columns }: ShownTable,
  { row, index, wide }: { readonly row: SheetRow; readonly index: number; readonly wide: number },
  { lists, whys, words }: Beside,
): Html => {
  const say = words.seat.orderSheet;
  const names = fieldsOf(at, index);
  const label = (of: string): string => say.field(of, index + 1, title);
  const why = whys.get(`${at} ${index}`);
  return html`<tr role="row"${why !== undefined && REFUSED}>${
    numbered &&
    cellView(
      say.number,
      html`<input type="text" inputmode="numeric" size="2" name="${names.number}" value="${row.number}" aria-label="${label(say.number)}" autocomplete="off">`,
    )
  }${
    entries.length > 0 &&
    cellView(
      say.order,
      html`<select name="${names.entry}" aria-label="${label(say.order)}"><option value=""></option>${entries.map((entry) => html`<option${entry === row.entry && CHOSEN}>${entry}</option>`)}</select>`,
    )
  }${columns.map((column) =>
    cellView(
      column.label,
      inputView(column, {
        name: names.cell(column.at),
        value: row.cells[column.at] ?? '',
        label: label(column.label),
        list: lists.idOf(column.names),
      }),
    ),
  )}</tr>${why !== undefined && html`<tr role="row" class="why"><td role="cell" colspan="${wide}">${why.join(' ')}</td></tr>`}`;
};

const REFUSED = html` class="refused"`;
const CHOSEN = html` selected`;
const TICKED = html` checked`;

const cellView = (head: string, field: Html): Html =>
  html`<td role="cell" data-head="${head}"><div>${field}</div></td>`;

interface Field {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly list: string | null;
}

const inputView = ({ field }: ShownColumn, { name, value, label, list }: Field): Html => {
  if (field === 'tick')
    return html`<input type="checkbox" name="${name}" value="yes" aria-label="${label}"${value !== '' && TICKED}>`;
  if (field === 'text') return html`<textarea rows="1" name="${name}" aria-label="${label}">${value}</textarea>`;
  const number = field === 'number' ? html` inputmode="decimal" size="4"` : null;
  return html`<input type="text" name="${name}" value="${value}" aria-label="${label}" autocomplete="off" spellcheck="false" autocapitalize="off"${number}${list !== null && html` list="${list}"`}>`;
};

/** What has no place in a table, as lines. */
const linesTable = (lines: readonly SheetRow[], { whys, words }: Beside): Html => {
  const { orderSheet: say } = words.seat;
  return html`<section class="order-table"><h2>${say.others}</h2><p class="small help">${say.othersHow}</p><input type="hidden" name="${rowsField(null)}" value="${lines.length}"><table role="table"><tbody role="rowgroup">${lines.map(
    ({ cells: [line = ''], number }, index) => {
      const names = fieldsOf(null, index);
      const why = whys.get(`null ${index}`);
      const label = say.field(say.line, index + 1, say.others);
      return html`<tr role="row"${why !== undefined && REFUSED}><td role="cell"><input type="hidden" name="${names.number}" value="${number}">${
        line.includes('\n')
          ? html`<textarea rows="3" name="${names.cell(0)}" aria-label="${label}">${line}</textarea>`
          : html`<input type="text" name="${names.cell(0)}" value="${line}" aria-label="${label}" autocomplete="off" spellcheck="false" autocapitalize="off">`
      }</td></tr>${why !== undefined && html`<tr role="row" class="why"><td role="cell">${why.join(' ')}</td></tr>`}`;
    },
  )}</tbody></table></section>`;
};

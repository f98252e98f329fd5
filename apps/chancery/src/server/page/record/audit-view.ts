import type { AuditLine } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { column, tableView } from '../frame/table.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import { factsView, type RecordReading } from './told-facts.ts';

/** The record of deeds, the newest first. */
export const auditView = (lines: readonly AuditLine[], reading: RecordReading): Html => {
  const { zone, words } = reading;
  const { console: say } = words;
  return tableView(
    [column(say.when), column(say.who), column(say.what), column(say.facts)],
    lines.map((line) => [
      momentView(line.at, zone, words),
      html`${line.who === null ? say.system : line.who.name} <span class="small">${roleText(line.role, words)}</span>`,
      html`${deedText(line.action, words)} <code class="small">${line.action}</code>`,
      factsView(line, reading),
    ]),
    2,
  );
};

/** Older records may use names of deeds that have changed; these are shown as they are. */
const deedText = (action: string, { record: { deeds } }: Words): string =>
  Object.hasOwn(deeds, action) ? deeds[action as keyof typeof deeds] : action;

const roleText = (role: string, { record: { roles } }: Words): string =>
  Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role;

/** The way from one page of the record to the next. */
export const olderView = (
  path: string,
  lines: readonly { readonly seq: number }[],
  limit: number,
  { console: say }: Words,
): Piece => {
  const last = lines.at(-1);
  return html`<p><a href="${path}">${say.newest}</a>${last !== undefined && lines.length === limit && html` · <a href="${path}?before=${last.seq}">${say.older}</a>`}</p>`;
};

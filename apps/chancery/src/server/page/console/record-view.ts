import type { AuditLine } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { column, tableView } from '../frame/table.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import { sectionView } from './console-page.ts';
import type { ConsoleScene } from './load-console.ts';

/** The record of deeds, the newest first. */
export const auditView = (lines: readonly AuditLine[], zone: string, words: Words): Html => {
  const { console: say } = words;
  return tableView(
    [column(say.when), column(say.who), column(say.what), column(say.facts)],
    lines.map(({ at, who, role, action, facts }) => [
      momentView(at, zone, words),
      html`${who === null ? say.system : who.name} <span class="small">${roleText(role, words)}</span>`,
      html`${deedText(action, words)} <code class="small">${action}</code>`,
      factsView(facts),
    ]),
    2,
  );
};

const factsView = (facts: AuditLine['facts']): Piece => {
  const told = Object.entries(facts).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return told.length > 0 && html`<span class="small">${told.join(', ')}</span>`;
};

/** Older records may hold what is done under another name today; it stands there as it is. */
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

export const recordView = (scene: ConsoleScene, lines: readonly AuditLine[]): Piece =>
  sectionView(
    scene,
    'audit',
    html`${auditView(lines, scene.zone, scene.visitor.words)}<p><a href="${scene.path}/audit">${scene.visitor.words.console.whole}</a></p>`,
  );

import type { AuditLine } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import { sectionView } from './console-page.ts';
import type { ConsoleScene } from './load-console.ts';

/** The record of deeds, the newest first. */
export const auditView = (lines: readonly AuditLine[], zone: string, words: Words): Html => {
  const { console: say } = words;
  return html`<div class="scroll" tabindex="0"><table><thead><tr><th>${say.when}</th><th>${say.who}</th><th>${say.what}</th><th>${say.facts}</th></tr></thead><tbody>${lines.map(
    ({ at, who, role, action, facts }) =>
      html`<tr><td>${momentView(at, zone, words)}</td><td>${who === null ? say.system : who.name} <span class="small">${role}</span></td><td><code>${action}</code></td><td class="small">${Object.entries(
        facts,
      )
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ')}</td></tr>`,
  )}</tbody></table></div>`;
};

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

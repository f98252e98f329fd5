import type { AuditLine, EditionDifference, RolledBack } from '@chancery/app';
import { inputView, selectView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import { sectionView } from './console-page.ts';
import type { ConsoleScene } from './load-console.ts';

/** Taking the game back to a turn. */
export const backView = (scene: ConsoleScene): Piece => {
  const { campaign, visitor, path } = scene;
  const { console: say } = visitor.words;
  if (campaign.status !== 'running' && campaign.status !== 'paused') return null;
  const turns = Array.from({ length: campaign.turn + 1 }, (_, turn) => turn);
  const back = turns
    .slice(0, -1)
    .map((turn) => [String(turn), turn === 0 ? `0, ${say.beginning}` : String(turn)] as const);
  const again = turns.slice(1).map((turn) => [String(turn), String(turn)] as const);
  return sectionView(
    scene,
    'back',
    campaign.turn === 0
      ? html`<p>${say.noBack}</p>`
      : html`<p class="small">${say.backWhat}</p><form class="sheet" method="post" action="${path}/roll-back"><div class="side-by-side">${selectView({ name: 'to', label: say.backTo, value: String(campaign.turn - 1), choices: back.toReversed() })}
${selectView({ name: 'rerunThrough', label: say.rerun, choices: [['', say.rerunNone], ...again.toReversed()] })}</div>
${inputView({ name: 'reason', label: say.reasonForAll, most: 1000 })}<div class="buttons"><button class="plain grave">${say.rollBack}</button></div></form>`,
  );
};

/** What came of it. */
export const rolledView = ({ turn, changes }: RolledBack, { console: say }: Words): Html =>
  html`<p>${say.rolled(turn)}</p>${changes.map((change) => changeView(change, say))}`;

const changeView = ({ turn, differences, cut }: EditionDifference, say: Words['console']): Html =>
  html`<section><h2>${say.changes(turn)}</h2>${
    differences.length === 0
      ? html`<p>${say.noChanges}</p>`
      : html`<div class="scroll" tabindex="0"><table><thead><tr><th>${say.place}</th><th>${say.was}</th><th>${say.is}</th></tr></thead><tbody>${differences.map(
          ({ path, was, is }) =>
            html`<tr><td><code>${path}</code></td><td>${was ?? '–'}</td><td>${is ?? '–'}</td></tr>`,
        )}</tbody></table></div>`
  }${cut && html`<p class="small">${say.cut}</p>`}</section>`;

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

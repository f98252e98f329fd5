import type { CampaignPage, ListedTurn, ShownDiceLog } from '@chancery/app';
import { throwName } from '@chancery/core';
import { type Html, html } from '../frame/html.ts';
import { column, tableView } from '../frame/table.ts';
import { turnNamer } from '../record/turn-namer.ts';
import type { Words } from '../words/words.ts';

/** The dice of one turn, with the way to the turns beside it. */
export const diceLogView = (
  {
    campaign,
    log,
    listed,
  }: {
    readonly campaign: Pick<CampaignPage, 'id' | 'turn'>;
    readonly log: ShownDiceLog;
    readonly listed: readonly ListedTurn[];
  },
  words: Words,
): Html => {
  const say = words.campaign.diceLog;
  const { turn, runs, partial } = log;
  const path = `/campaigns/${campaign.id}`;
  const rows = runs.map((run) => [html`<code>${run.label}</code>`, throwName(run), run.values.join(', ')]);
  return html`<header class="head"><h1>${say.of(turnNamer(listed, words)(turn))}</h1><p class="lead">${say.lead}${partial && ` ${say.partial}`}</p></header>
${rows.length === 0 ? html`<p>${say.none}</p>` : tableView([column(say.label), column(say.die), column(say.values)], rows)}
<p>${turn > 1 && html`<a rel="prev" href="${path}/dice-log?turn=${turn - 1}">${say.before}</a> · `}${turn < campaign.turn && html`<a rel="next" href="${path}/dice-log?turn=${turn + 1}">${say.after}</a> · `}<a href="${path}">${words.campaign.deeds.back}</a></p>`;
};

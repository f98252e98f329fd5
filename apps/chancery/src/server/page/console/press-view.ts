import { hiddenView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { authorText } from '../people/author.ts';
import { sectionView } from './console-page.ts';
import type { ConsoleNews, ConsoleScene } from './load-console.ts';

/** What stands in the press, and how a master writes for it or takes something out. */
export const pressView = (scene: ConsoleScene, { press }: ConsoleNews): Piece => {
  const { campaign, visitor, path, zone } = scene;
  const { words } = visitor;
  const { press: say } = words.console;
  if (campaign.status === 'draft') return null;
  return sectionView(
    scene,
    'press',
    html`${campaign.status !== 'archived' && html`<p class="buttons"><a class="plain" href="/campaigns/${campaign.id}/letters/public">${say.write}</a></p>`}
${
  press.length === 0
    ? html`<p>${words.campaign.noPress}</p>`
    : html`<ul class="things">${press.map((article) => {
        const { id, title, turn, label, at } = article;
        return html`<li><div>${title}<span class="small">${authorText(article, words)} · ${words.campaign.inTurn(label ?? turn)} · ${momentView(at, zone, words)}</span></div>${campaign.status !== 'archived' && html`<form method="post" action="${path}">${hiddenView({ do: 'withdraw-press', press: id })}<button class="small-button" aria-label="${say.withdraw}: ${title}">${say.withdraw}</button></form>`}</li>`;
      })}</ul>`
}`,
  );
};

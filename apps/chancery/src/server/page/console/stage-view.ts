import { hiddenView, inputView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { askView } from '../polls/polls-view.ts';
import { beginView } from './begin-view.ts';
import { sectionView } from './console-page.ts';
import type { ConsoleScene } from './load-console.ts';

/** Where the game stands, and what leads to the next stage. */
export const stageView = (scene: ConsoleScene, unruled: string | null): Piece => {
  const { campaign, visitor, path } = scene;
  const { console: say } = visitor.words;
  const { status } = campaign;
  const plays = status === 'running' || status === 'paused';
  return sectionView(
    scene,
    'stage',
    html`<p>${say.status[status]} ${campaign.heading}</p>
${status === 'draft' && formOf(path, 'open', say.open, 'main')}
${status === 'open' && html`<form method="post" action="/campaigns/${campaign.id}/invite"><div class="buttons"><button class="main">${visitor.words.invitation.invite.button}</button></div></form>${beginView(scene, unruled)}`}
${status === 'paused' && formOf(path, 'resume', say.resume, 'main')}
${status === 'running' && html`<details><summary>${say.pause}</summary><form method="post" action="${path}">${hiddenView({ do: 'pause' })}${inputView({ name: 'reason', label: say.reasonForAll, optional: true, most: 1000 })}<button class="plain">${say.pause}</button></form></details>`}
${plays && askView(path, visitor.words)}
${plays && html`<details class="grave"><summary>${say.end}</summary><form method="post" action="${path}">${hiddenView({ do: 'end' })}<p class="small">${say.endWhat}</p>${inputView({ name: 'how', label: say.how, most: 1000 })}<button class="plain grave">${say.end}</button></form></details>`}
${(status === 'ended' || status === 'draft' || status === 'open') && formOf(path, 'archive', say.archive, 'plain')}`,
  );
};

const formOf = (path: string, deed: string, button: string, look: 'main' | 'plain'): Piece =>
  html`<form method="post" action="${path}">${hiddenView({ do: deed })}<div class="buttons"><button class="${look}">${button}</button></div></form>`;

import { NEWS_KINDS, type WebhookDelivery } from '@chancery/app';
import { WEBHOOK_FORMS } from '@chancery/store';
import { boxView, hiddenView, inputView, selectView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { Visitor } from '../visitor.ts';
import type { CalledWebhook } from './called-webhooks.ts';

/** Where webhooks are looked after: for whom, and where its forms lead. */
export interface HooksScene {
  readonly campaign: { readonly status: string };
  readonly visitor: Visitor;
  readonly zone: string;
  /** The address of the page itself: buttons lead there, and the form of another webhook to `webhooks` below it. */
  readonly path: string;
}

/** Other addresses to which the news of the game go, and a form to add one; null where there is neither. */
export const hooksView = (scene: HooksScene, hooks: readonly CalledWebhook[]): Piece => {
  const { campaign, visitor, path } = scene;
  const { webhooks: say } = visitor.words.console;
  const alive = campaign.status !== 'ended' && campaign.status !== 'archived';
  if (hooks.length === 0 && !alive) return null;
  return html`<p class="small">${say.what}</p>${hooks.length > 0 && html`<ul class="things">${hooks.map((each) => lineView(scene, each))}</ul>`}
${
  alive &&
  html`<details><summary>${say.add}</summary><form method="post" action="${path}/webhooks">
${inputView({ name: 'url', label: say.url, hint: say.urlHint, most: 2000 })}
${selectView({ name: 'form', label: say.form, choices: WEBHOOK_FORMS.map((form) => [form, say.forms[form]] as const) })}
<fieldset><legend>${say.kinds}</legend><div class="abreast">${NEWS_KINDS.map((kind) => boxView({ name: 'kind', value: kind, label: say.news[kind], ticked: true }))}</div></fieldset>
<button class="plain">${say.addButton}</button></form></details>`
}`;
};

const lineView = (scene: HooksScene, hook: CalledWebhook): Piece => {
  const { campaign, visitor, path, zone } = scene;
  const { id, host, form, kinds, failures, disabledAt } = hook;
  const { words } = visitor;
  const { webhooks: say } = words.console;
  const news = NEWS_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => say.news[kind]);
  return html`<li><div>${host}${disabledAt === null ? failures > 0 && html` <span class="badge bad">${say.failures(failures)}</span>` : html` <span class="badge bad">${say.off}</span>`}<span class="small">${say.forms[form]}: ${news.length === NEWS_KINDS.length ? say.all : news.join(', ')}</span>${disabledAt === null ? null : html`<span class="small">${say.offSince} ${momentView(disabledAt, zone, words)}</span>`}${callsView(scene, hook)}</div>
${campaign.status !== 'archived' && html`<form method="post" action="${path}">${hiddenView({ webhook: id })}<button class="small-button" name="do" value="webhook-test" aria-label="${say.test}: ${host}">${say.test}</button> ${disabledAt !== null && html`<button class="small-button" name="do" value="webhook-on">${say.on}</button> `}<button class="small-button" name="do" value="webhook-gone" aria-label="${say.remove}: ${host}">${say.remove}</button></form>`}</li>`;
};

/** What was sent there last, and what became of it. */
const callsView = ({ visitor: { words }, zone }: HooksScene, { calls }: CalledWebhook): Piece => {
  const { webhooks: say } = words.console;
  if (calls.length === 0) return null;
  const became = ({ state, takenAt, nextAt, fault }: WebhookDelivery): Piece => {
    const at = takenAt ?? nextAt;
    return html`${say.became[state]}${at !== null && html` ${momentView(at, zone, words)}`}${fault !== null && html` <code>${fault}</code>`}`;
  };
  return html`<details><summary>${say.calls(calls.length)}</summary><ol class="small">${calls.map(
    (call) =>
      html`<li>${momentView(call.at, zone, words)}: ${call.kind === 'test' ? say.aTest : say.news[call.kind]}; ${became(call)}</li>`,
  )}</ol></details>`;
};

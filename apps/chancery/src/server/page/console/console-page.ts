import { show } from '../frame/answer.ts';
import { html, type Piece } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import type { Words } from '../words/words.ts';
import type { ConsoleScene } from './load-console.ts';

export type ConsoleDone = keyof Words['console']['done'];
export type Section = keyof Words['console']['sections'];

/** A part of the console under its heading. */
export const sectionView = (scene: ConsoleScene, section: Section, body: Piece): Piece =>
  html`<section id="${section}"><h2>${titleOf(scene, section)}</h2>${body}</section>`;

const titleOf = ({ visitor, campaign }: ConsoleScene, section: Section): string => {
  const { sections, live } = visitor.words.console;
  return section === 'run' && campaign.live !== null ? live.run : sections[section];
};

export interface ConsolePage {
  readonly title?: string;
  readonly body: Piece;
  readonly fault?: string | null;
  /** With the list of its sections beside it. */
  readonly sections?: readonly Section[];
}

export const consolePage = (scene: ConsoleScene, { title, body, fault = null, sections }: ConsolePage): Response => {
  const { context, visitor, campaign, path } = scene;
  const { console: say } = visitor.words;
  const done = context.req.method === 'GET' ? (context.req.query('done') ?? '') : '';
  const known = Object.hasOwn(say.done, done) ? say.done[done as ConsoleDone] : null;
  const good = done === 'run' && campaign.live !== null ? say.live.done : known;
  const told = html`${fault === null ? null : said(fault, 'bad')}${good === null || fault !== null ? null : said(good, 'good')}`;
  const heading = title ?? say.title(campaign.title);
  const whole = html`<header class="head"><h1>${heading}</h1><p><a href="/campaigns/${campaign.id}">${say.to}</a>${sections === undefined && html` · <a href="${path}">${say.backToConsole}</a>`}</p></header>
${
  sections === undefined
    ? html`${told}<div class="wide">${body}</div>`
    : html`<div class="parts broad"><nav aria-label="${say.parts}"><ul>${sections.map((each) => html`<li><a href="#${each}">${titleOf(scene, each)}</a></li>`)}<li><a href="${path}/terms">${say.terms}</a></li></ul></nav><div>${told}${body}</div></div>`
}`;
  return show(context, page({ title: heading, reader: visitor, body: whole }), fault === null ? 200 : 400);
};

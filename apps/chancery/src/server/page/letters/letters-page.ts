import { MASTER_PARTY } from '@chancery/store';
import { show } from '../frame/answer.ts';
import { html, type Piece } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import type { Words } from '../words/words.ts';
import type { LetterScene } from './letter-scene.ts';

type Done = keyof Words['letters']['done'];

export interface LettersPage {
  readonly title?: string;
  readonly body: Piece;
  readonly fault?: string | null;
}

/** A page of letters, with the way back to where they belong. */
export const lettersPage = (scene: LetterScene, { title, body, fault = null }: LettersPage): Response => {
  const { context, visitor, campaign, party, path } = scene;
  const { letters: say } = visitor.words;
  const own = campaign.seats.find(({ seat }) => seat === party);
  const heading = own === undefined ? say.ofMasters : say.of(own);
  const done = context.req.method === 'GET' ? (context.req.query('done') ?? '') : '';
  const good = Object.hasOwn(say.done, done) ? say.done[done as Done] : null;
  const back = path.replace(/\/letters$/, party === MASTER_PARTY ? '/console' : '');
  const whole = html`<header class="head"><h1><a class="quiet" href="${path}">${heading}</a></h1><p><a href="${back}">${party === MASTER_PARTY ? say.backToConsole : say.back}</a> · ${campaign.title}</p></header>
${fault === null ? null : said(fault, 'bad')}${good === null || fault !== null ? null : said(good, 'good')}
<div class="wide">${body}</div>`;
  const status = fault === null ? 200 : 400;
  return show(context, page({ title: `${title ?? heading}, ${campaign.title}`, reader: visitor, body: whole }), status);
};

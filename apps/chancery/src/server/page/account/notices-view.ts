import type { NoticeKind, NoticeSettings } from '@chancery/app';
import { hiddenView, inputView, selectView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { LANGUAGES } from '../words/language.ts';
import type { Words } from '../words/words.ts';

export interface NoticesView {
  readonly general: NoticeSettings;
  /** For the campaign that is shown; null for all. */
  readonly own: NoticeSettings | null;
  readonly campaign: string;
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
  /** The address of the calendar, just after it was made. */
  readonly calendar: string | null;
  readonly words: Words;
}

/** What applies to a kind: the choice for the game, or that for all games, or the default. */
export const wantsMail = (kind: NoticeKind, general: NoticeSettings, own: NoticeSettings | null): boolean => {
  const said = (of: NoticeSettings | null) => of?.mails.find((each) => each.kind === kind);
  return said(own)?.wanted ?? said(general)?.wanted ?? said(general)?.mail !== 'if-wanted';
};

export const noticesView = (view: NoticesView): Html => {
  const { general, campaign, campaigns, words } = view;
  const { notices: say } = words.account;
  const choices = [['', say.all] as const, ...campaigns.map(({ id, title }) => [id, title] as const)];
  return html`<section><h2>${words.account.parts.notices}</h2><p>${say.lead}</p>
${campaigns.length > 0 && html`<form method="get" action="/account/notices" class="inline">${selectView({ name: 'campaign', label: say.which, value: campaign, choices })}<button class="plain">${say.show}</button></form>`}
${matrixView(view)}</section>
<section><h2>${say.language}</h2><form method="post" action="/account/notices/language" class="inline">${selectView({ name: 'language', label: say.language, value: general.language ?? 'en', choices: Object.entries(LANGUAGES) })}<button class="plain">${say.saveLanguage}</button></form><p class="hint">${say.languageHint}</p></section>
${choiceView({ path: 'turn-file', title: say.turnFile, chosen: general.turnFile ? 'attached' : 'linked', save: say.saveTurnFile, choices: { linked: say.turnFileLinked, attached: say.turnFileAttached } })}
${choiceView({ path: 'digest', title: say.digest, chosen: general.digest ? 'daily' : 'each', save: say.saveDigest, choices: { each: say.digestEach, daily: say.digestDaily } })}
<section><h2>${say.quiet}</h2><form method="post" action="/account/notices/quiet"><div class="inline">
${inputView({ name: 'from', label: say.from, type: 'time', optional: true, value: timeOf(general.quiet?.from) })}
${inputView({ name: 'until', label: say.until, type: 'time', optional: true, value: timeOf(general.quiet?.until) })}
<button class="plain">${say.saveQuiet}</button></div><p class="hint">${say.quietHint} (${general.zone.replaceAll('_', ' ')})</p></form></section>
${calendarView(view)}
<section><h2>${say.mail}</h2><p class="small">${say.againWhat}</p><form method="post" action="/account/notices/mail-again"><button class="plain">${say.again}</button></form></section>`;
};

interface ChoiceView {
  /** Below `/account/notices/`, and the name of the field. */
  readonly path: string;
  readonly title: string;
  readonly chosen: string;
  readonly save: string;
  readonly choices: { readonly [value: string]: string };
}

const choiceView = ({ path, title, chosen, save, choices }: ChoiceView): Html =>
  html`<section><h2>${title}</h2><form method="post" action="/account/notices/${path}" class="inline">${selectView({ name: path, label: title, value: chosen, choices: Object.entries(choices) })}<button class="plain">${save}</button></form></section>`;

const matrixView = ({ general, own, campaign, words }: NoticesView): Html => {
  const { notices: say } = words.account;
  return html`<form method="post" action="/account/notices">${hiddenView({ campaign })}
<table class="matrix"><thead><tr><th scope="col">${say.kind}</th><th scope="col">${say.mail}</th></tr></thead><tbody>${general.mails.map(
    ({ kind, mail }) =>
      mail === 'always'
        ? html`<tr><td>${say.kinds[kind]}</td><td class="small">${say.always}</td></tr>`
        : html`<tr><td><label for="kind-${kind}">${say.kinds[kind]}</label></td><td><label class="hit"><input type="checkbox" id="kind-${kind}" name="kind" value="${kind}"${wantsMail(kind, general, own) && html` checked`}></label></td></tr>`,
  )}</tbody></table><div class="buttons"><button class="main">${say.save}</button></div></form>`;
};

const calendarView = ({ general, calendar, words }: NoticesView): Html => {
  const { notices: say, done } = words.account;
  const has = general.calendar || calendar !== null;
  return html`<section><h2>${say.calendar}</h2><p class="small">${say.calendarWhat}</p>
${calendar === null ? null : html`${said(done.calendar, 'good')}<p class="secret">${calendar}</p>`}
${has && calendar === null ? html`<p>${say.calendarOn}</p>` : null}
<form method="post" action="/account/notices/calendar" class="buttons"><button class="plain" name="do" value="make">${say.makeCalendar}</button>${has && html`<button class="plain" name="do" value="stop">${say.stopCalendar}</button>`}</form></section>`;
};

const timeOf = (minutes: number | undefined): string =>
  minutes === undefined
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

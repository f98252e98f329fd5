import {
  type AppError,
  errorText,
  type HeldMail,
  NOTICE_KIND_NAMES,
  type NoticeKind,
  showTime,
  type TextLanguage,
} from '@chancery/app';
import { clean } from '@chancery/reports';
import { html, raw } from 'hono/html';
import type { Html } from './html.ts';
import { LINK_WORDS } from './link-words.ts';

/** The pages to which the links of mails lead, in the language of whoever opens them. */
export interface LinkPages {
  /** Asks once more: a link alone must change nothing. */
  unsubscribe(): string;
  unsubscribed(kind: NoticeKind): string;
  /** Shows what is known of a mail, so that its ruler can tell whether it is theirs. */
  held(mail: HeldMail): string;
  released(outcome: 'accepted' | 'refused'): string;
  /** A link that is mistyped, or was good once. */
  broken(error: AppError): string;
}

export const linkPages = (language: TextLanguage): LinkPages => {
  const say = LINK_WORDS[language];
  const small = (title: string, body: Html): string => smallPage(language, title, body);
  return {
    unsubscribe() {
      const { title, text, button } = say.unsubscribe;
      return small(title, html`<p>${text}</p>${formView(button)}`);
    },
    unsubscribed: (kind) =>
      small(say.unsubscribed.title, html`<p>${say.unsubscribed.text(NOTICE_KIND_NAMES[language][kind])}</p>`),
    held({ campaign, seat, turn, from, receivedAt }) {
      const { title, text, button, ifNot } = say.held;
      const facts = {
        // Whoever wrote the mail has written this.
        from: html`<b>${clean(from)}</b>`,
        when: showTime(receivedAt, 'UTC', language),
        seat,
        turn,
        campaign: clean(campaign),
      };
      return small(title, html`<p>${text(facts)}</p>${formView(button)}<p>${ifNot}</p>`);
    },
    released(outcome) {
      const { title, text } = say.released[outcome];
      return small(title, html`<p>${text}</p>`);
    },
    broken: (error) =>
      error.code === 'not-found'
        ? small(say.broken.title, html`<p>${say.broken.text}</p>`)
        : small(say.failed, html`<p>${clean(errorText(error, 'UTC', language))}</p>`),
  };
};

const formView = (button: string): Html => html`<form method="post"><button>${button}</button></form>`;

/** Nothing in it is waited for, so it is whole at once. */
const smallPage = (language: TextLanguage, title: string, body: Html): string =>
  String(html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`);

const STYLE = `
:root{--paper:#f6efdd;--ink:#2b2118;--accent:#7a2e1f;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#1b1814;--ink:#e9dfc9;--accent:#e0937f;--on:#1b1814}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.55 Georgia,serif}
main{max-width:32rem;margin:18vh auto 0;padding:0 1.25rem}
h1{font-size:1.6rem;line-height:1.2;font-weight:600}
button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:3px;background:var(--accent);color:var(--on);cursor:pointer}
button:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
`;

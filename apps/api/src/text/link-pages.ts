import { type AppError, errorText, type HeldMail, showTime } from '@chancery/app';
import { escapeHtml } from '@chancery/reports';

/** Asks once more: a link alone must change nothing. */
export const unsubscribePage = (): string =>
  smallPage(
    'No more mails of this sort?',
    '<p>You will find what is new on your desk all the same, and can have the mails again whenever you like.</p>' +
      '<form method="post"><button>No more of these mails</button></form>',
  );

export const unsubscribedPage = (kind: string): string =>
  smallPage('No more mails of this sort', `<p>Mails of the sort “${escapeHtml(kind)}” are off.</p>`);

/** Shows what is known of a mail, so that its ruler can tell whether it is his. */
export const heldMailPage = ({ campaign, seat, turn, from, receivedAt }: HeldMail): string =>
  smallPage(
    'Is this mail yours?',
    `<p>A mail that says it is from <b>${escapeHtml(from)}</b> came on ${escapeHtml(showTime(receivedAt, 'UTC'))} with orders for ` +
      `${escapeHtml(seat)}${turn === null ? '' : `, turn ${turn}`}, in ${escapeHtml(campaign)}. Nobody could tell whether ` +
      'you had sent it, so nothing was done with it.</p>' +
      '<form method="post"><button>It is mine: let it count</button></form>' +
      '<p>If it is not, close this page, and nothing happens.</p>',
  );

export const releasedMailPage = (outcome: 'accepted' | 'refused'): string =>
  outcome === 'accepted'
    ? smallPage('The mail counts', '<p>Your receipt is on its way to you by mail.</p>')
    : smallPage('The mail could not be taken', '<p>Why, you are told by mail.</p>');

/** A link that is mistyped, or was good once. */
export const brokenLinkPage = (error: AppError): string =>
  error.code === 'not-found'
    ? smallPage(
        'This link leads nowhere',
        '<p>It may have been cut off on its way, or was good for a while only, or what it was for is done.</p>',
      )
    : smallPage('That did not work', `<p>${escapeHtml(errorText(error))}</p>`);

const smallPage = (title: string, body: string): string =>
  [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${title}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1>${body}</main></body></html>\n`,
  ].join('');

const STYLE = `
:root{--paper:#f6efdd;--ink:#2b2118;--accent:#7a2e1f;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#1b1814;--ink:#e9dfc9;--accent:#e0937f;--on:#1b1814}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.55 Georgia,serif}
main{max-width:32rem;margin:18vh auto 0;padding:0 1.25rem}
h1{font-size:1.6rem;line-height:1.2;font-weight:600}
button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:3px;background:var(--accent);color:var(--on);cursor:pointer}
button:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
`;

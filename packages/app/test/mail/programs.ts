/** A mail that somebody answers, as their program shows it. */
export interface Answered {
  readonly text: string;
  readonly subject: string;
  /** Of the account that answers. */
  readonly to: string;
}

/** How a program writes an answer: the words of its user, and of the old mail what the program puts there, as it marks it. */
export type Program = (own: string, old: Answered) => { readonly body: string; readonly html?: string };

const HOUSE = 'orders+k7-1-abc-0123456789abcdef0123@play.example.net';
const marked = (text: string): string => text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const asHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`)
    .join('');

/** As answers of the programs look that most people write with. */
export const PROGRAMS: { readonly [name: string]: Program } = {
  Gmail: (own, { text }) => ({
    body: `${own}\n\nOn Sun, Mar 1, 2026 at 1:00 PM Chancery <\n${HOUSE}> wrote:\n\n${marked(text)}\n`,
    html: `<div dir="ltr">${asHtml(own)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Sun, Mar 1, 2026 at 1:00 PM Chancery &lt;<a href="mailto:${HOUSE}">${HOUSE}</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${asHtml(text)}</blockquote></div>`,
  }),
  Outlook: (own, { text, subject, to }) => ({
    body: `${own}\n\nKind regards,\nAnna\n\n________________________________\nFrom: Chancery <orders@play.example.net>\nSent: Sunday, March 1, 2026 1:00 PM\nTo: Anna <${to}>\nSubject: ${subject}\n\n${text}\n`,
  }),
  Yahoo: (own, { text }) => ({
    body: `${own}\n\n    On Sunday, March 1, 2026 at 01:00:00 PM GMT+1, Chancery <orders@play.example.net> wrote:  \n \n ${text.replace(/\n/g, '\n ')}\n  `,
  }),
  Apple: (own, { text }) => ({
    body: `${own}\n\nSent from my iPhone\n\n> On 1 Mar 2026, at 13:00, Chancery <orders@play.example.net> wrote:\n> \n> ${marked(text)}\n`,
  }),
  GMX: (own, { text, subject, to }) => ({
    body: `Hallo,\n\n${own}\n\nViele Grüße\n\n\nGesendet: Sonntag, 1. März 2026 um 13:00 Uhr\nVon: "Chancery" <orders@play.example.net>\nAn: ${to}\nBetreff: ${subject}\n${text}\n`,
  }),
  Thunderbird: (own, { text }) => ({
    body: `On 01/03/2026 13:00, Chancery wrote:\n${marked(text)}\n\n${own}\n\n-- \nAnna\n`,
  }),
};

import { Parser } from 'htmlparser2';

/**
 * What an HTML page says, in lines as a reader sees them. What stands in a quotation comes out as `> text`, signatures
 * that mail programs mark as such and everything unseen are left out. Never fails, whatever the page is made of.
 */
export const htmlText = (html: string): string => {
  const page = writePage();
  const open: Element[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = elementOf(name, attributes);
      open.push(element);
      page.enter(element);
    },
    ontext(text) {
      page.say(text);
    },
    onclosetag() {
      const element = open.pop();
      if (element !== undefined) page.leave(element);
    },
  });
  parser.end(html);
  return page.text();
};

interface Element {
  readonly quotes: boolean;
  readonly hides: boolean;
  readonly keepsBlanks: boolean;
  /** Stands on lines of its own. */
  readonly block: boolean;
  /** What it says by itself. */
  readonly says: string;
}

const elementOf = (name: string, attributes: { readonly [name: string]: string }): Element => {
  const { class: classes = '', id = '', style = '', type = '' } = attributes;
  return {
    quotes: name === 'blockquote' ? isQuotation(classes, style, type) : QUOTING_CLASS.test(classes),
    hides:
      UNSEEN.has(name) ||
      UNSEEN_STYLE.test(style) ||
      'hidden' in attributes ||
      UNSAID_CLASS.test(classes) ||
      UNSAID_ID.test(id),
    keepsBlanks: name === 'pre' || PRE_STYLE.test(style),
    block: !INLINE.has(name),
    says: name === 'br' ? '\n' : name === 'td' || name === 'th' ? ' ' : '',
  };
};

/** Programs also use a plain blockquote to indent, which is no quotation. */
const isQuotation = (classes: string, style: string, type: string): boolean =>
  type.toLowerCase() === 'cite' || /quote|cite/i.test(classes) || /border-left/i.test(style);

interface Page {
  enter(element: Element): void;
  leave(element: Element): void;
  say(text: string): void;
  text(): string;
}

const writePage = (): Page => {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let hidden = 0;
  let kept = 0;
  const endLine = (): void => {
    lines.push(quotes === 0 ? line.trimEnd() : `${'>'.repeat(Math.min(quotes, DEEPEST_QUOTE))} ${line.trimEnd()}`);
    line = '';
  };
  const endBlock = (): void => {
    if (line.trim() !== '') endLine();
    line = '';
  };
  const add = (text: string): void => {
    const words = kept > 0 ? text : text.replace(BLANKS, ' ');
    line += line === '' && kept === 0 ? words.trimStart() : words;
  };
  const change = (element: Element, by: 1 | -1): void => {
    if (element.quotes) quotes += by;
    if (element.hides) hidden += by;
    if (element.keepsBlanks) kept += by;
  };
  return {
    enter(element) {
      if (element.block) endBlock();
      change(element, 1);
      if (hidden > 0) return;
      if (element.says === '\n') endLine();
      else if (line !== '') line += element.says;
    },
    leave(element) {
      if (element.block) endBlock();
      change(element, -1);
    },
    say(text) {
      if (hidden > 0) return;
      const [first = '', ...further] = kept > 0 ? text.split('\n') : [text];
      add(first);
      for (const next of further) {
        endLine();
        add(next);
      }
    },
    text() {
      endBlock();
      return lines.join('\n');
    },
  };
};

/** Deeper quotations look like this one, so that a page of nothing but quotations does not grow. */
const DEEPEST_QUOTE = 9;
/** Blanks that count as one; a no-break space is none of them. */
const BLANKS = /[ \t\r\n\f]+/g;
const UNSEEN: ReadonlySet<string> = new Set(['head', 'script', 'style', 'template', 'title', 'noscript', 'textarea']);
const UNSEEN_STYLE = /display\s*:\s*none/i;
const PRE_STYLE = /white-space\s*:\s*pre(?:-wrap)?\b/i;
/** Signatures, and the line that says who is quoted. */
const UNSAID_CLASS = /\b(?:gmail_signature|moz-signature|protonmail_signature_block|gmail_attr|moz-cite-prefix)\b/i;
const UNSAID_ID = /^(?:x_)?(?:signature|ms-outlook-mobile-signature)$/i;
const QUOTING_CLASS = /\b(?:yahoo_quoted|protonmail_quote)\b/i;
const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big br cite code data del dfn em font i img ins kbd label mark o:p q s samp small span ' +
    'strike strong sub sup td th time tt u var wbr'
  ).split(' '),
);

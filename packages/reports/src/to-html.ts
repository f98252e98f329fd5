import { onceFor, type ReportLine, type RuleNumber, type Table } from '@chancery/core';
import { boardToHtml } from './board-to-html.ts';
import { WORDS } from './catalogue.ts';
import { escapeHtml } from './escape.ts';
import type { Report, ReportSection } from './report.ts';
import { writeTable } from './table-to-html.ts';

export interface HtmlOptions {
  /** The address of the rulebook, to which `#MD-6.12` is added; without it, rules are anchors of the same page. */
  readonly rulebook?: string;
  /** Stands before every id, so that several reports can share a page. */
  readonly prefix?: string;
  /** False: without contents and links, for mails, whose readers' programs follow no link within a page. */
  readonly links?: boolean;
  /** Something that stands behind the first section, such as a map. */
  readonly insert?: Insert;
}

export interface Insert {
  readonly id: string;
  readonly title: string;
  /** Trusted HTML. */
  readonly html: string;
}

/** The report as one HTML element, `<article class="chancery-report">`, to be styled by STYLE. */
export const toHtml = (report: Report, options: HtmlOptions = {}): string => {
  const out: string[] = [];
  writeReport(report, options, out);
  return out.join('');
};

export const writeReport = (
  { title, subtitle, sections, papers }: Report,
  { rulebook = '', prefix = '', links = true, insert }: HtmlOptions,
  out: string[],
): void => {
  const writing: Writing = { out, ruleOf: rulesWritten(escapeHtml(rulebook), links) };
  out.push('<article class="chancery-report"><header><h1>', escapeHtml(title), '</h1>');
  out.push('<p class="subtitle">', escapeHtml(subtitle), '</p></header>');
  const [first, ...further] = sections;
  const behindFirst = insert ? [insert] : [];
  if (links) writeContents([...(first ? [first] : []), ...behindFirst, ...further, ...papers], prefix, out);
  out.push('<div class="body">');
  const writeSection = (section: ReportSection): void => {
    openSection(section, prefix, 'news', out);
    writeLines(section.lines, writing);
    out.push('</section>');
  };
  if (first) writeSection(first);
  for (const { html, ...headed } of behindFirst) {
    openSection(headed, prefix, 'insert', out);
    out.push(html, '</section>');
  }
  for (const section of further) writeSection(section);
  if (papers.length > 0) out.push('<section class="folded"><h2>', WORDS.papers, '</h2>');
  for (const { id, title, pieces } of papers) {
    // A link to what is folded unfolds it, as long as it leads inside.
    out.push('<details class="papers"><summary>', escapeHtml(title), '</summary>');
    out.push('<div id="', escapeHtml(prefix + id), '">');
    for (const lines of pieces) {
      out.push('<article class="paper">');
      writeLines(lines, writing);
      out.push('</article>');
    }
    out.push('</div></details>');
  }
  if (papers.length > 0) out.push('</section>');
  out.push('</div></article>\n');
};

interface Writing {
  readonly out: string[];
  /** How a rule that is cited stands behind its line. */
  ruleOf(rule: RuleNumber): string;
}

interface Headed {
  readonly id: string;
  readonly title: string;
}

const writeContents = (parts: readonly Headed[], prefix: string, out: string[]): void => {
  if (parts.length < 2) return;
  out.push('<nav aria-label="', WORDS.contents, '"><ul>');
  for (const { id, title } of parts) {
    out.push('<li><a href="#', escapeHtml(prefix + id), '">', escapeHtml(title), '</a></li>');
  }
  out.push('</ul></nav>');
};

const openSection = ({ id, title }: Headed, prefix: string, kind: string, out: string[]): void => {
  const safe = escapeHtml(prefix + id);
  out.push('<section class="', kind, '" id="', safe, '" aria-labelledby="', safe, '-title">');
  out.push('<h2 id="', safe, '-title">', escapeHtml(title), '</h2>');
};

type Group = 'ul' | 'dl' | null;

const OPENED = { ul: '<ul role="list">', dl: '<dl>' } as const;
const CLOSED = { ul: '</ul>', dl: '</dl>' } as const;

/** Lines side by side make a list; figures side by side make an account. */
const writeLines = (lines: readonly ReportLine[], { out, ruleOf }: Writing): void => {
  let open: Group = null;
  const turnTo = (group: Group): void => {
    if (group === open) return;
    if (open !== null) out.push(CLOSED[open]);
    if (group !== null) out.push(OPENED[group]);
    open = group;
  };
  for (const line of lines) {
    const text = escapeHtml(line.text);
    const rule = line.rule === undefined ? '' : ruleOf(line.rule);
    if (line.style === 'head') {
      turnTo(null);
      out.push(`<h3>${text}${rule}</h3>`);
    } else if (line.style === 'figure') {
      turnTo('dl');
      out.push(`${FIGURES[line.indent ?? 0]}<dt>${text}${rule}</dt><dd>${escapeHtml(line.amount ?? '')}</dd></div>`);
    } else {
      turnTo('ul');
      const begin = (line.style === 'note' ? NOTES : LINES)[line.indent ?? 0];
      out.push(
        line.swatch === undefined ? begin + text + rule + END : begin + text + swatchHtml(line.swatch) + rule + END,
      );
    }
    if (line.board !== undefined) {
      turnTo(null);
      out.push(boardToHtml(line.board));
    }
    if (line.table !== undefined) {
      turnTo(null);
      out.push(tableHtml(line.table));
    }
  }
  turnTo(null);
};

/** Several readers may be shown the same table: it is written once. */
const tableHtml = onceFor((table: Table): string => {
  const out: string[] = [];
  writeTable(table, out);
  return out.join('');
});

/** A drawing, which no reader of mails and no policy of styles leaves out. */
const swatchHtml = (swatch: string): string =>
  ` <svg class="swatch" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><rect width="12" height="12" rx="2" fill="${escapeHtml(swatch)}"/></svg>`;

/** How a line begins, by its indent. */
const LINES = ['<li>', '<li class="in1">', '<li class="in2">'] as const;
const NOTES = ['<li class="note">', '<li class="note in1">', '<li class="note in2">'] as const;
const FIGURES = ['<div>', '<div class="in1">', '<div class="in2">'] as const;
const END = '</li>';

/** The number of a rule behind its line, or the link to it. A report cites few rules many times: each is written once. */
const rulesWritten = (rulebook: string, links: boolean): Writing['ruleOf'] => {
  const written = new Map<RuleNumber, string>();
  return (rule) => {
    const known = written.get(rule);
    if (known !== undefined) return known;
    const safe = escapeHtml(rule);
    const words = links
      ? ` <a class="rule" href="${rulebook}#${safe}"><span class="aside">${WORDS.rule} </span>${safe}</a>`
      : ` <span class="rule">${safe}</span>`;
    written.set(rule, words);
    return words;
  };
};

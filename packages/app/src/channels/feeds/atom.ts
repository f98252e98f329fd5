import type { Instant } from '@chancery/core';
import { escapeHtml } from '@chancery/reports';

/** Articles to which programs subscribe. */
export interface AtomFeed {
  /** A URI that never changes. */
  readonly id: string;
  readonly title: string;
  /** Where the feed lies. */
  readonly self: string;
  /** The page that it belongs to. */
  readonly page: string;
  /** When anything in it last changed. */
  readonly updatedAt: Instant;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  /** A URI that never changes. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly at: Instant;
  readonly page: string;
  readonly text: string;
}

/** The feed as text (RFC 4287). The same feed gives the same bytes. */
export const atomText = (feed: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${xml(feed.id)}</id>`,
    `  <title>${xml(feed.title)}</title>`,
    `  <updated>${iso(feed.updatedAt)}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(feed.page)}"/>`,
    '  <generator>Chancery</generator>',
    ...feed.entries.flatMap(entryLines),
    '</feed>',
    '',
  ].join('\n');

const entryLines = (entry: AtomEntry): readonly string[] => [
  '  <entry>',
  `    <id>${xml(entry.id)}</id>`,
  `    <title>${xml(entry.title)}</title>`,
  `    <author><name>${xml(entry.author)}</name></author>`,
  `    <published>${iso(entry.at)}</published>`,
  `    <updated>${iso(entry.at)}</updated>`,
  `    <link rel="alternate" type="text/html" href="${xml(entry.page)}"/>`,
  `    <content type="text">${xml(entry.text)}</content>`,
  '  </entry>',
];

const iso = (at: Instant): string => new Date(at).toISOString();

/** Text that may stand in an element and in an attribute. What XML 1.0 cannot say at all is left out. */
const xml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(/[\ufffe\uffff]/g, ''));

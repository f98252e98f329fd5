import { describe, expect, test } from 'vitest';
import { type AtomFeed, atomText } from '../../src/channels/feeds/atom.ts';

const FEED: AtomFeed = {
  id: 'https://chancery.example/campaigns/c1/press',
  title: 'Four Crowns: press',
  self: 'https://chancery.example/campaigns/c1/press.atom',
  page: 'https://chancery.example/campaigns/c1',
  updatedAt: Date.UTC(2026, 7, 4),
  entries: [
    {
      id: 'https://chancery.example/campaigns/c1/press/p1',
      title: 'War & "peace"',
      author: '<Anna>',
      at: Date.UTC(2026, 7, 3),
      page: 'https://chancery.example/campaigns/c1',
      text: 'We shall\u0007 not </content> yield. \ud800',
    },
  ],
};

describe('a feed of press', () => {
  test('is Atom, and what rulers write cannot become marks', () =>
    expect(atomText(FEED)).toBe(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        '  <id>https://chancery.example/campaigns/c1/press</id>',
        '  <title>Four Crowns: press</title>',
        '  <updated>2026-08-04T00:00:00.000Z</updated>',
        '  <link rel="self" type="application/atom+xml" href="https://chancery.example/campaigns/c1/press.atom"/>',
        '  <link rel="alternate" type="text/html" href="https://chancery.example/campaigns/c1"/>',
        '  <generator>Chancery</generator>',
        '  <entry>',
        '    <id>https://chancery.example/campaigns/c1/press/p1</id>',
        '    <title>War &amp; &quot;peace&quot;</title>',
        '    <author><name>&lt;Anna&gt;</name></author>',
        '    <published>2026-08-03T00:00:00.000Z</published>',
        '    <updated>2026-08-03T00:00:00.000Z</updated>',
        '    <link rel="alternate" type="text/html" href="https://chancery.example/campaigns/c1"/>',
        '    <content type="text">We shall not &lt;/content&gt; yield. \ufffd</content>',
        '  </entry>',
        '</feed>',
        '',
      ].join('\n'),
    ));

  test('without articles it is still a feed', () =>
    expect(atomText({ ...FEED, entries: [] })).toContain('<updated>2026-08-04T00:00:00.000Z</updated>'));
});

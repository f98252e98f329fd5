import { expect, test } from 'vitest';
import { buildReport } from '../src/index.ts';
import { england, france, known, sample, tellings } from './sample.ts';

test('news stand in the sections of their kind, in the order in which they happened', () => {
  expect(buildReport(sample, known, tellings, { seat: england })).toEqual({
    title: 'Sample Wars',
    subtitle: 'England, Spring 1320',
    seat: england,
    sections: [
      {
        id: 'gold',
        title: 'Gold',
        lines: [{ text: 'Gold of Eng', style: 'figure', amount: '42.00', rule: 'S-2' }],
      },
      {
        id: 'war',
        title: 'War and peace',
        lines: [
          { text: 'War was declared on France.', rule: 'S-1' },
          { text: 'A battle at Calais', style: 'head', rule: 'S-3' },
          { text: 'Nobody won.', indent: 1 },
          { text: 'A battle at Rouen', style: 'head', rule: 'S-3' },
          { text: 'Nobody won.', indent: 1 },
        ],
      },
    ],
    papers: [
      {
        id: 'battles',
        title: 'Battle reports',
        happened: true,
        pieces: ['Calais', 'Rouen'].map((place) => [
          { text: `A battle at ${place}`, style: 'head', rule: 'S-3' },
          { text: 'Nobody won.', indent: 1 },
        ]),
      },
    ],
  });
});

test('a seat reads only what it was told, the public only what all were told', () => {
  const titles = (seat: typeof france | null) =>
    buildReport(sample, known, tellings, { seat }).sections.map(({ lines }) =>
      lines.map(({ text, amount }) => amount ?? text),
    );
  expect(titles(france)).toEqual([['99.00'], ['War was declared on France.', 'A battle at Calais', 'Nobody won.']]);
  expect(titles(null)).toEqual([['0.00'], ['War was declared on France.']]);
  expect(buildReport(sample, known, tellings, { seat: null }).subtitle).toBe('News for everybody, Spring 1320');
  expect(buildReport(sample, known, tellings).papers[0]?.pieces.length).toBe(2);
});

test('an empty section is left out, unless it has something to say', () => {
  const { sections, papers } = buildReport(sample, known, []);
  expect(sections.map(({ id }) => id)).toEqual(['gold', 'war']);
  expect(sections[1]?.lines).toEqual([{ text: 'All is quiet.', style: 'note' }]);
  expect(papers).toEqual([]);
});

test('gains come first, then the news; the bookkeeping is folded into papers, and the outlook is for seats', () => {
  const parted: typeof sample = {
    ...sample,
    report: {
      gains: (heard) => [{ text: `You heard ${heard.length} things.` }],
      sections: [{ id: 'wars', title: 'Wars', kinds: ['war'] }],
      outlook: [
        { id: 'now', title: 'Now', compose: ({ view }) => [{ text: `${view.owner} can march.` }] },
        { id: 'never', title: 'Never', compose: () => [] },
      ],
      ledger: sample.report.sections,
      papers: sample.report.papers,
    },
  };
  const { title, sections, papers } = buildReport(parted, known, tellings, { seat: england, title: 'My campaign' });
  expect(title).toBe('My campaign');
  expect(sections.map(({ id, lines }) => [id, lines.length])).toEqual([
    ['gains', 1],
    ['wars', 1],
    ['now', 1],
  ]);
  expect(papers.map(({ id, pieces }) => [id, pieces.length])).toEqual([
    ['gold', 1],
    ['war', 1],
    ['battles', 2],
  ]);
  const ids = (more: { readonly seat: typeof england | null; readonly outlook?: boolean }) =>
    buildReport(parted, known, tellings, more).sections.map(({ id }) => id);
  expect(ids({ seat: null })).not.toContain('now');
  expect(ids({ seat: england, outlook: false })).not.toContain('now');
});

test('news that belong nowhere are our bug', () => {
  const stray = [{ event: 0, to: 'all' as const, told: { kind: 'secret' as const, rule: 'S-9' } }];
  expect(() => buildReport(sample, known, stray)).toThrow('news of the kind secret belong to no section of the report');
});

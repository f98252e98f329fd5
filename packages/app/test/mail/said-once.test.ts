import { expect, test } from 'vitest';
import { saidOnce } from '../../src/channels/mail/outgoing/said-once.ts';

const section = (...lines: readonly string[]) => ({ id: 's', title: 'S', lines: lines.map((text) => ({ text })) });
const head = (text: string) => ({ text, style: 'head' }) as const;

test('papers in a mail do not say again what its sections say, nor keep a heading with nothing below', () => {
  const report = {
    ...{ title: 'T', subtitle: '', seat: null },
    sections: [section('Kent is led by nobody.', 'It rains.')],
    papers: [
      {
        id: 'a',
        title: 'All',
        pieces: [[head('North'), { text: 'It rains.' }, head('South'), { text: 'It is dry.' }]],
      },
      { id: 'b', title: 'States', pieces: [[head('Leaders'), { text: 'Kent is led by nobody.' }]] },
    ],
  };
  expect(saidOnce(report).papers).toEqual([
    { id: 'a', title: 'All', pieces: [[head('South'), { text: 'It is dry.' }]] },
  ]);
  expect(saidOnce(report).sections).toEqual(report.sections);
});

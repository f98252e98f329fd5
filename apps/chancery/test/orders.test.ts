import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Desk, desk } from './desk.ts';

const campaign = async (): Promise<Desk & { write(name: string, text: string): void }> => {
  const made = desk();
  await made.run('new', 'field');
  return {
    ...made,
    write: (name, text) => writeFileSync(join(made.folder, 'field/orders/0001', name), text),
  };
};

describe('malformed, illegal and odd orders', () => {
  test('each has its own answer, with file, line, order and rule', async () => {
    const { run, write } = await campaign();
    write('Ann.txt', '# my orders\nDGI 4\nDIG 12\nDIG 6\nDIG deep\n');
    const { exit, out } = await run('orders', 'check', 'field', 'Ann');
    expect(exit).toBe(1);
    expect(out.split('\n')).toEqual([
      'orders/0001/Ann.txt:2: malformed: DGI 4',
      expect.stringMatching(/^ {2}There is no order “DGI.*Did you mean DIG\?$/),
      'orders/0001/Ann.txt:3: illegal (DG-1): DIG 12',
      '  12 is deeper than anybody can dig.',
      'orders/0001/Ann.txt:4: warning (DG-1): DIG 6',
      '  6 is deep.',
      'orders/0001/Ann.txt:5: malformed (DG-1): DIG deep',
      '  The depth “deep” is no whole number.',
      'orders/0001/Ann.txt: 1 order taken, 1 of them with a warning, 1 illegal, 2 malformed',
      '',
    ]);
  });

  test('in JSON they are named by their place', async () => {
    const { run, write } = await campaign();
    write('Ann.json', '[{"verb":"SHOUT","args":{"text":"Ho"}},{"verb":"DIG","args":{"depth":"four"}}]');
    const { exit, out } = await run('orders', 'check', 'field', 'Ann');
    expect(exit).toBe(1);
    expect(out).toContain('orders/0001/Ann.json: order 2: malformed (DG-1)');
    expect(out).toContain('[1].args.depth');
  });

  test('a file that is nobody’s is named', async () => {
    const { run, write } = await campaign();
    write('Annabel.txt', 'DIG 4\n');
    const { exit, out } = await run('orders', 'check', 'field');
    expect(exit).toBe(1);
    expect(out).toBe(
      'orders/0001/Annabel.txt: refused: its name is not that of a seat, acts or rulings, with .txt or .json\n' +
        'There are no order files yet.\n',
    );
  });

  test('status names the files that are nobody’s, and those of the master', async () => {
    const { run, write } = await campaign();
    write('Annabel.txt', 'DIG 4\n');
    write('acts.txt', 'GIVE 5 TO Bob\nGIVE\n');
    write('rulings.json', '{}');
    const { exit, out } = await run('status', 'field');
    expect(exit).toBe(0);
    expect(out).toContain('orders/0001/Annabel.txt: refused: its name is not that of a seat, acts or rulings');
    expect(out).toContain('orders/0001/acts.txt: 1 order taken, 1 malformed\n');
    expect(out).toContain('orders/0001/rulings.json: answers of the game master\n');
  });

  test('are left out when the turn is resolved, or with --strict stop it', async () => {
    const { run, write } = await campaign();
    write('Ann.txt', 'DIG 12\nSHOUT "Ho"\n');
    const strict = await run('resolve', 'field', '--strict');
    expect(strict.exit).toBe(1);
    expect(strict.out).toContain('orders/0001/Ann.txt:1: illegal (DG-1): DIG 12');
    expect(strict.err).toContain('nothing was resolved');
    expect((await run('status', 'field')).out).toContain('Turn 1 is open');
    expect(await run('resolve', 'field')).toMatchObject({ exit: 0 });
    expect((await run('orders', 'show', 'field', 'Ann', '--turn', '1')).out).toBe('SHOUT "Ho"\n');
  });

  test('the master gives acts, and nobody else', async () => {
    const { run, write } = await campaign();
    write('Ann.txt', 'GIVE 5 TO Ann\n');
    expect((await run('orders', 'check', 'field', 'Ann')).out).toContain('Ann.txt:1: malformed');
    write('Ann.txt', '');
    write('acts.txt', 'GIVE 5 TO Bob\n');
    expect((await run('orders', 'check', 'field')).out).toContain('orders/0001/acts.txt: 1 order taken');
    expect((await run('resolve', 'field')).out).toContain('1 act of the game master');
  });
});

describe('files that are not taken', () => {
  test.each([
    ['another turn', { turn: 2 }, 'It is for turn 2, and turn 1 is open.'],
    ['another seat', { seat: 'Bob' }, 'It is from Bob, not from Ann.'],
    ['other rules', { ruleset: 'chess' }, 'It is for chess, not diggers.'],
    ['another campaign', { campaign: 'ffff' }, 'It is for another campaign.'],
    ['another format', { format: 'x' }, 'Its format is x, not chancery-orders-1.'],
  ])('an order file for %s', async (_, difference, reason) => {
    const { run, write } = await campaign();
    write('Ann.txt', 'DIG 2');
    const shown = await run('orders', 'show', 'field', 'Ann', '--format', 'json');
    write('Ann.txt', JSON.stringify({ ...JSON.parse(shown.out), ...difference }));
    const { exit, out } = await run('orders', 'check', 'field', 'Ann');
    expect(exit).toBe(1);
    expect(out).toContain(`orders/0001/Ann.txt: refused\n  ${reason}`);
    expect((await run('resolve', 'field')).out).toContain('Without orders: Ann, Bob');
  });

  test('broken JSON, and names that are nobody', async () => {
    const { run, write } = await campaign();
    write('Ann.json', '[{');
    write('Zoe.txt', 'DIG 2');
    const { out } = await run('resolve', 'field');
    expect(out).toContain('orders/0001/Ann.json: refused\n  It is not JSON');
    expect(out).toContain('orders/0001/Zoe.txt: refused: its name is not that of a seat');
  });

  test('nothing is played when the master was misread', async () => {
    const { run, write } = await campaign();
    write('Ann.txt', 'DGI 4\n');
    write('acts.txt', 'GIVE\n');
    const { exit, err } = await run('play', 'field', '--turns', '1');
    expect(exit).toBe(1);
    expect(err).toContain('orders/0001/Ann.txt:1: malformed: DGI 4');
    expect(err).toContain('orders/0001/acts.txt:1: malformed (DG-3): GIVE');
    expect(err).toContain("something in the game master's own files was refused");
    expect((await run('status', 'field')).out).toContain('Turn 1 is open');
  });

  test('two files for one seat are not chosen between', async () => {
    const { run, write } = await campaign();
    write('Ann.txt', 'DIG 2');
    write('ann.json', '[]');
    expect(await run('resolve', 'field')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('orders/0001/Ann.txt and orders/0001/ann.json are both for Ann: keep one of them'),
    });
  });
});

test('an order file that the command line itself wrote is taken', async () => {
  const { run, write } = await campaign();
  write('Ann.txt', 'DIG 2');
  const { out } = await run('orders', 'show', 'field', 'ann of the hill', '--format', 'json');
  write('Ann.txt', out);
  expect((await run('orders', 'check', 'field')).out).toBe('orders/0001/Ann.txt: 1 order taken\n');
});

test('orders are checked from any file and from standard input', async () => {
  const { folder, run, runWith } = await campaign();
  writeFileSync(join(folder, 'draft.txt'), 'DIG 9');
  expect(await run('orders', 'check', 'field', 'draft.txt')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('no seat draft'),
  });
  expect(await run('orders', 'check', 'field', 'draft.txt', '--seat', 'Bob')).toMatchObject({
    exit: 1,
    out: expect.stringContaining('draft.txt:1: illegal (DG-1)'),
  });
  expect(await runWith({ input: 'DIG 3' }, 'orders', 'check', 'field', '-', '--seat', 'Bob')).toMatchObject({
    exit: 0,
    out: '-: 1 order taken\n',
  });
});

describe('rulings', () => {
  const ask = async () => {
    const made = await campaign();
    made.write('Ann.txt', 'DIG 8');
    return made;
  };

  test('a question that nobody answered has its default', async () => {
    const { run } = await ask();
    const { out } = await run('resolve', 'field');
    expect(out).toContain('safe:Ann (DG-5): yes\n  Is the hole of Ann safe?\n  yes or no; yes unless ruled otherwise');
  });

  test('an answer among the orders or in a file of its own holds', async () => {
    const { folder, run, write } = await ask();
    write('rulings.json', '{"safe:Ann": "no"}');
    writeFileSync(join(folder, 'yes.json'), '{"safe:Ann": "yes"}');
    expect((await run('resolve', 'field', '--rulings', 'yes.json')).out).toContain('safe:Ann (DG-5): yes');
    expect((await run('verify', 'field')).exit).toBe(0);
  });

  test('they are checked with the orders, before anything is resolved', async () => {
    const { run, write } = await ask();
    write('rulings.json', '{"safe:Ann": "no"}');
    expect(await run('orders', 'check', 'field')).toMatchObject({
      exit: 0,
      out: expect.stringContaining('orders/0001/rulings.json: 1 answer taken\n'),
    });
    write('rulings.json', '{"safe:Ann": "perhaps"}');
    const wrong = 'orders/0001/rulings.json: safe:Ann is answered by yes or no, not by perhaps\n';
    expect(await run('orders', 'check', 'field')).toMatchObject({ exit: 1, out: expect.stringContaining(wrong) });
    expect(await run('orders', 'check', 'field', 'rulings')).toEqual({
      exit: 1,
      out: `${wrong}orders/0001/rulings.json: 0 answers taken\n`,
      err: '',
    });
  });

  test('they are checked from any file', async () => {
    const { folder, run } = await ask();
    expect(await run('orders', 'check', 'field', 'rulings')).toMatchObject({
      exit: 3,
      err: expect.stringContaining('there are no rulings for turn 1'),
    });
    writeFileSync(join(folder, 'draft.json'), '{"safe:Ann": "no"}');
    expect(await run('orders', 'check', 'field', 'draft.json', '--seat', 'rulings')).toMatchObject({
      exit: 0,
      out: 'draft.json: 1 answer taken\n',
    });
  });

  test('an answer that cannot be is told', async () => {
    const { run, write } = await ask();
    write('rulings.json', '{"safe:Ann": "perhaps", "safe:Anna": "no"}');
    const { exit, out, err } = await run('resolve', 'field');
    expect(exit).toBe(1);
    expect(err).toContain("nothing was resolved, because something in the game master's own files was refused");
    expect(out).toContain('orders/0001/rulings.json: safe:Ann is answered by yes or no, not by perhaps');
    expect(out).toContain('orders/0001/rulings.json: safe:Anna is not asked; did you mean safe:Ann?');
    write('rulings.json', '["no"]');
    const broken = await run('resolve', 'field');
    expect(broken.out).toContain('not a JSON object of answers by question');
    expect(broken.exit).toBe(1);
    expect((await run('status', 'field')).out).toContain('Turn 1 is open');
  });
});

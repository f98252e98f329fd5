import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AnyRuleset, manifestFile, TURNS } from '@chancery/core';
import { defineCommand } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { type Io, printLines } from '../io.ts';
import { counted } from '../show/counted.ts';
import { progress } from '../show/progress.ts';
import { Stop } from '../stop.ts';
import { openRecord } from './open-record.ts';
import { releaseLine } from './releases.ts';
import type { Unchecked } from './run-again.ts';
import { verifyCampaign } from './verify.ts';

export const verify = defineCommand({
  name: 'verify',
  summary: 'Runs a campaign again from its record and checks every commitment, roll and hash',
  args: [{ name: 'CAMPAIGN' }],
  options: {},
  help: `CAMPAIGN is a folder, or the archive that a server gives of a game that is over. First every file is compared with
the hash that seals it. Then every turn is run again from its sheets, acts, rulings and revealed secret, and the
outcome is compared byte by byte. Every changed byte is reported with its turn and file, and the command ends with 1.
docs/cli.md explains what this proves.`,
  async run({ args, rulesets }, io) {
    const { folder, close } = await openRecord(resolve(io.cwd, args[0] as string));
    try {
      return verifyIn(folder, rulesets, io);
    } finally {
      close();
    }
  },
});

const verifyIn = (folder: string, rulesets: readonly AnyRuleset[], io: Io): ExitCode => {
  if (!existsSync(join(folder, TURNS))) throw new Stop(EXIT.unreadable, `${folder} is not a campaign: it has no turns`);
  let shown: ReturnType<typeof progress> | null = null;
  const { turns, sheets, rolls, closedRolls, unchecked, renewed, releases, state, faults } = verifyCampaign(
    folder,
    rulesets,
    (turn, of) => {
      if (io.terminal === null) return;
      shown ??= progress(io, of);
      shown.step(turn, 'runs again');
    },
  );
  (shown as ReturnType<typeof progress> | null)?.end();
  const notes = [
    ...releases.map(releaseLine),
    ...(closedRolls === 0
      ? []
      : [
          `Of these ${counted(closedRolls, 'roll')} are as the record notes them: they can be rolled again when the closed secret is told, at the end of the campaign.`,
        ]),
    ...renewed.map(
      ({ turn, promised }) =>
        `turn ${turn}: it was ordered anew, and its dice were committed to anew on ${promised}. The list of commitments of the campaign says why.`,
    ),
    ...unchecked.map(uncheckedLine),
  ];
  if (faults.length === 0 && unchecked.length > 0) {
    printLines(io, [
      ...notes,
      `Not wholly verified: ${counted(unchecked.length, 'turn')} of ${turns + 1} could not be run again by this release; the rest is as recorded.`,
    ]);
    return EXIT.faults;
  }
  if (faults.length === 0) {
    printLines(io, [
      `Verified: ${counted(turns, 'turn')}, ${counted(sheets, 'sheet')}, ${counted(rolls, 'roll')} of dice are as recorded.`,
      `State after turn ${turns}: ${state}`,
      ...notes,
    ]);
    return EXIT.done;
  }
  printLines(io, [
    ...notes,
    ...faults.map(({ turn, file, text }) => `turn ${turn}: ${file} ${text}`),
    `Not verified: ${counted(faults.length, 'fault')}, the first in turn ${Math.min(...faults.map(({ turn }) => turn))}.`,
  ]);
  return EXIT.faults;
};

const uncheckedLine = ({ turn, version, engine, withheld }: Unchecked): string =>
  withheld
    ? `turn ${turn}: files that hold private words in the clear were left out of this record; nobody can run it again without them.`
    : `turn ${turn}: ${manifestFile(turn)} names version ${version} of the rules: ${engine === null ? 'a release that has it' : `Chancery ${engine}`} can check it.`;

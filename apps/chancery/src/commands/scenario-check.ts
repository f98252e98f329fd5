import { relative, resolve } from 'node:path';
import { faultLines, studyFile } from '../campaign/own-scenario.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { printLines } from '../io.ts';
import { counted } from '../show/counted.ts';
import { writeMap } from '../write-map.ts';

export const scenarioCheck = defineCommand({
  name: 'scenario check',
  summary: 'Lists everything wrong with a scenario file, by its place, and what to do about it',
  args: [{ name: 'FILE' }],
  options: { map: { value: 'FILE', help: 'draws the map as the game begins; ends with .svg or .png' } },
  help: `Ends with 0 if the file can be played, with 1 if it has faults. Warnings say what is odd and can be played.
docs/scenarios.md explains the file.

  chancery scenario check isles.yaml --map isles.svg`,
  async run({ args, options, rulesets }, io) {
    const path = resolve(io.cwd, args[0] as string);
    const name = relative(io.cwd, path) || path;
    const studied = await studyFile(rulesets, path);
    if (studied.ok) {
      const { title, ruleset, facts } = studied.value;
      const size = `${counted(facts.lands, 'land')}, ${counted(facts.seats.length, 'seat')}`;
      if (options.map !== undefined) {
        await writeMap(io, studied.value.picture, { out: resolve(io.cwd, options.map), size: undefined });
      }
      const { warnings = [] } = facts;
      const beside = warnings.length === 0 ? '' : `, ${counted(warnings.length, 'warning')}`;
      printLines(io, [
        `${name}: ${title} (${ruleset}), ${size}, no faults${beside}`,
        ...faultLines({ faults: warnings, more: 0 }).map((line) => `  ${line}`),
      ]);
      return EXIT.done;
    }
    const { faults, more } = studied.error;
    const lines = faultLines(studied.error).map((line) => `  ${line}`);
    printLines(io, [`${name}: ${counted(faults.length + more, 'fault')}`, ...lines]);
    return EXIT.faults;
  },
});

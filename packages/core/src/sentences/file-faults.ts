import type { TextByCode } from '../text/text-of.ts';
import type { FileFault } from '../turn-file/open-file.ts';

export const FILE_FAULT_TEXT: TextByCode<FileFault, null> = {
  'not-a-file': ({ wanted, found }) => `Its format is ${found}, not ${wanted}.`,
  'other-ruleset': ({ wanted, found }) => `It is for ${found}, not ${wanted}.`,
  'other-campaign': () => 'It is for another campaign.',
  'other-seat': ({ wanted, found }) => `It is from ${found}, not from ${wanted ?? 'the game master'}.`,
  'other-turn': ({ wanted, found }) => `It is for turn ${found}, and turn ${wanted} is open.`,
};

export const fileFaultText = (fault: FileFault): string =>
  (FILE_FAULT_TEXT[fault.code] as (it: FileFault, context: null) => string)(fault, null);

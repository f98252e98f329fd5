import { err, ok } from '../../result.ts';
import { excerptOf } from '../words/line-in-hand.ts';
import type { ArgumentKind } from './argument-kind.ts';
import { nextWords } from './misreading.ts';
import type { FlagType } from './param.ts';
import { NO_FAULTS, NO_READINGS } from './within.ts';

/** Set by the wording of a line, so that no words of its own are read for it. */
export const FLAG: ArgumentKind<FlagType> = {
  exact: () => NO_READINGS,
  loose: () => NO_READINGS,
  near: () => NO_FAULTS,
  far: (line, { name }, { at }) => [{ code: 'missing-words', after: excerptOf(line, 0, at), wanted: name }],
  misread: (line, type, at) => nextWords(FLAG, { line, type, at }),
  fromJson: (type, _, value, path) =>
    typeof value === 'boolean' ? ok(value) : err([{ code: 'bad-json', path, wanted: FLAG.wanted(type) }]),
  wanted: () => 'true or false',
  range: () => '',
  schema: () => ({ type: 'boolean' }),
  written: (_, __, value) => [String(value)],
  faults: () => NO_FAULTS,
};

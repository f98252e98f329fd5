import type { RulesetTypes } from '../../types/ruleset-types.ts';
import type { ParamType } from './param.ts';

/** Whether a value means that an optional argument is left out. Apart from the rest, since it is all that forms need. */
export const isNothing = <T extends RulesetTypes>(type: ParamType<T>, value: unknown): boolean => {
  switch (type.kind) {
    case 'text':
      return value === null || value === '';
    case 'flag':
      return value === null || value === false;
    case 'list':
    case 'groups':
    case 'condition':
      return value === null || (Array.isArray(value) && value.length === 0);
    case 'named':
      return value === null && type.nullable !== true;
    case 'number':
    case 'numbers':
    case 'order':
      return value === null;
  }
};

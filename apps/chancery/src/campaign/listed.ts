import type { JsonSchema } from '@chancery/core';

/** Whether an option of a ruleset is a list of words. */
export const isList = ({ type }: Pick<JsonSchema, 'type'>): boolean => type === 'array';

/** The words of a list as a person writes them: `CHE, WIL EXS`. */
export const listed = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** Where the rulebook of a ruleset stands on the server, at one of its rules. */
export const rulePath = (ruleset: string, rule?: string): string =>
  `/rules/${encodeURIComponent(ruleset)}${rule === undefined ? '' : `#${encodeURIComponent(rule)}`}`;

/** Where the guide for beginners stands on the server. */
export const guidePath = (ruleset: string): string => `${rulePath(ruleset)}/guide`;

/**
 * Ways in which secrets got out of games, each planted in a test and caught by its name: those of a ruleset in the toy of the
 * testkit, those of a server in a server that runs.
 */
export const LEAKS_OF_RULESETS = [
  'gold in the standings',
  'gold in the label of the window',
  'a secret roll in the setting',
  'a count in the number of a unit',
  'a name in a suggestion',
  'a price that betrays what others have',
  'the order of a list',
  'a refusal that differs',
] as const;

export const LEAKS_OF_SERVERS = [
  'the length of a file',
  'an ETag',
  'the subject of a mail',
  'the date of a feed',
] as const;

/** Variables of the environment that say on which server commands work. */
export const SERVER_VARIABLE = 'CHANCERY_SERVER';
export const TOKEN_VARIABLE = 'CHANCERY_TOKEN';
/** Names the file of tokens. */
export const TOKENS_VARIABLE = 'CHANCERY_TOKENS';

export const REMOTE_VARIABLES = [SERVER_VARIABLE, TOKEN_VARIABLE, TOKENS_VARIABLE] as const;

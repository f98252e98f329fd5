import type { EventOf } from '../events.ts';
import type { ToldOf } from '../told.ts';
import type { CovertTemplate, HoldingKind, ProposalKind } from '../words.ts';

/** Words for the closed sets. */

export const PROPOSAL_WORDS: { readonly [Kind in ProposalKind]: string } = {
  alliance: 'an alliance',
  passage: 'passage',
  trade: 'a trade route',
  loan: 'a loan of troops',
  peace: 'peace',
};

export const KIND_WORDS: { readonly [Kind in HoldingKind]: string } = {
  law: 'law holding',
  guild: 'guild',
  temple: 'temple',
};

export const ATTEMPT_WORDS: { readonly [Kind in ToldOf<'attempt-noticed'>['attempt']]: string } = {
  spy: 'spying',
  assassinate: 'an assassination',
  sabotage: 'sabotage',
  covert: 'a secret plot',
};

export const TEMPLATE_WORDS: { readonly [Template in CovertTemplate]: string } = {
  unrest: 'unrest',
  theft: 'theft',
  papers: 'a look into their papers',
  bribe: 'a bribe',
  other: 'a plan of its own kind',
};

export const CAUSE_WORDS: { readonly [Cause in EventOf<'battle-fought'>['cause']]: string } = {
  march: 'Battle',
  raid: 'Fight with raiders',
  sabotage: 'Fight with saboteurs',
  assault: 'Assault',
};

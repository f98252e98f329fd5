import { type Question, type SeatId, sentence } from '@chancery/core';
import { theDomain } from '../names/names.ts';
import { domainOfCode } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { CovertTemplate } from '../words.ts';
import { TEMPLATE_WORDS } from './words.ts';

/** What the host is asked: about a COVERT (DOM-9.19), or a plan that somebody has put to them (DOM-14.6). */
export const questionWords = (
  setting: Setting,
  about: SeatId | null,
  { target, template, text }: Question['facts'],
): string => {
  const author = sentence(theDomain(setting, domainOfCode(setting, about ?? '')));
  if (typeof target !== 'string') return `${author} asks: “${text}” Could that be done, for how much, and how likely?`;
  const against = theDomain(setting, domainOfCode(setting, target));
  return `${author} plans ${TEMPLATE_WORDS[template as CovertTemplate]} against ${against}: “${text}” Do you approve it?`;
};

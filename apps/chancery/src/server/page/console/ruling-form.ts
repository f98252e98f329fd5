import type { OpenQuestion } from '@chancery/app';
import { type Answer, asRuling, partText } from '@chancery/core';
import { hiddenView, selectView } from '../frame/fields.ts';
import type { Form } from '../frame/form.ts';
import { type Html, html } from '../frame/html.ts';
import { readSchemaField, schemaFieldView } from '../frame/schema-field.ts';
import type { Words } from '../words/words.ts';

/** How a question is answered: one word of a list, or a verdict with the fields of what may be said with it. */
export const rulingForm = (asked: OpenQuestion, path: string, words: Words): Html => {
  const { question, answer } = asked;
  const { console: say } = words;
  if (question.parts !== undefined) return partsForm(asked, path, words);
  const choices = [
    ['', `${say.byDefault}: ${question.byDefault}`] as const,
    ...question.answers.map((each) => [each, each] as const),
  ];
  const value = answer === null ? '' : asRuling(answer).verdict;
  return html`<form method="post" action="${path}" class="inline">${hiddenView({ do: 'rule', question: question.id })}${selectView({ name: 'answer', label: say.ruling, value, choices })}<button class="small-button">${say.answer}</button></form>`;
};

const partsForm = ({ question, answer }: OpenQuestion, path: string, words: Words): Html => {
  const { console: say, newCampaign } = words;
  const given = answer === null ? null : asRuling(answer);
  const radio = (value: string, label: string): Html =>
    html`<label class="box"><input type="radio" name="answer" value="${value}"${(given?.verdict ?? '') === value && html` checked`}> <span>${label}</span></label>`;
  return html`<form method="post" action="${path}" class="ruling">${hiddenView({ do: 'rule', question: question.id, parts: 'yes' })}<fieldset><legend>${say.ruling}</legend>${radio('', `${say.byDefault}: ${question.byDefault}`)}
${question.answers.map((verdict) => {
  const { schema, usual } = question.parts?.[verdict] ?? { schema: {}, usual: {} };
  const said = given?.verdict === verdict ? given.parts : {};
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const value = said[name] === undefined ? '' : partText(said[name]);
    const asIs = usual[name] === undefined ? '' : say.usually(partText(usual[name]));
    const field = {
      name: `${verdict}.${name}`,
      label: part.description ?? name,
      hint: part.enum === undefined ? asIs : undefined,
      value,
      asIs,
      words: newCampaign,
    };
    return schemaFieldView(part, field);
  });
  return html`${radio(verdict, verdict)}${fields.length > 0 && html`<div class="side-by-side">${fields}</div>`}`;
})}</fieldset><button class="small-button">${say.answer}</button></form>`;
};

/** What a master has chosen, with the parts of that verdict that they have filled in; null for the default. */
export const readRuling = ({ question }: OpenQuestion, field: Form): Answer | null => {
  const verdict = field('answer');
  if (verdict === '') return null;
  const parts = Object.entries(question.parts?.[verdict]?.schema.properties ?? {}).flatMap(([name, schema]) => {
    const text = field(`${verdict}.${name}`).trim();
    return text === '' ? [] : [[name, readSchemaField(schema, text)] as const];
  });
  return parts.length === 0 ? verdict : { verdict, parts: Object.fromEntries(parts) };
};

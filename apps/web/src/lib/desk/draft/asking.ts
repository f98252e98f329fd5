/** What asks the master: fetched only where the orders of a ruleset do. */
export { OwnQuestions } from './own-questions.svelte.ts';
export { default as QuestionList } from './QuestionList.svelte';

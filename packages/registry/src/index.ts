export { RULESETS } from './registry.ts';

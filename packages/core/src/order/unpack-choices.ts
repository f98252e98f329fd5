import type { JsonValue } from '../json.ts';
import { changedWhenRead } from '../made-when-read.ts';
import type { Choice, ChoiceTree } from './choices.ts';
import { isList, isPart, isReference, type PackedChoices } from './packed-choices.ts';

/** The tree again; what stood in several places is one object in all of them. A verb of which references lead nowhere throws when it is read. */
export const unpackChoices = ({ choices, shared = [] }: Partial<PackedChoices>): ChoiceTree => {
  const told: JsonValue[] = [];
  const unpacked = (value: JsonValue): JsonValue => {
    if (!isPart(value)) return value;
    if (isList(value)) return value.map((each) => unpacked(each as JsonValue));
    if (isReference(value)) return toldAt(value.same);
    const whole: { [name: string]: JsonValue } = {};
    for (const [name, each] of Object.entries(value)) whole[name] = unpacked(each as JsonValue);
    return whole;
  };
  const toldAt = (place: number): JsonValue => {
    const meant = told[place];
    if (meant === undefined) throw new Error(`choices speak of ${place}, which is not shared`);
    return meant;
  };
  return changedWhenRead(choices ?? {}, (choice) => {
    while (told.length < shared.length) told.push(unpacked(shared[told.length] as JsonValue));
    return unpacked(choice) as unknown as Choice;
  });
};

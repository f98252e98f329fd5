import { checkSheet, HOUSE_LAYERS, type Known, type Ruleset, type RulesetTypes } from '@chancery/core';
import { slipsIn } from './in-words.ts';

/** Faults in the layers of the map: one that is called as another is, an area that is not there, or stands under no key. */
export const layerFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, known: Known<T>): string[] => {
  const areas = new Set(ruleset.world(known.setting).areas.map(({ number }) => number));
  const layers = ruleset.places.layers?.(known) ?? [];
  const ids = [...HOUSE_LAYERS, ...layers.map(({ id }) => id)];
  return layers.flatMap((layer) => [
    ...(ids.filter((id) => id === layer.id).length === 1 ? [] : [`two layers are called ${layer.id}`]),
    ...[layer.title, ...layer.keys.map(({ label }) => label)].flatMap((text) => slipsIn(text, false)),
    ...layer.areas.flatMap(({ area, key }) => [
      ...(areas.has(area) ? [] : [`the layer ${layer.id} tells of area ${area}, which is not on the map`]),
      ...(layer.keys.some(({ id }) => id === key) ? [] : [`the layer ${layer.id} has no key ${key}`]),
    ]),
  ]);
};

/** Faults in the plan of the turn, and in what makes units that can go. */
export const planFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  known: Known<T>,
  drafted: readonly T['order'][],
): string[] => {
  const { parts, tracks } = ruleset.units.timeline?.(known, drafted) ?? { parts: [], tracks: [] };
  const units = ruleset.units.rows(known, drafted).map(({ unit }) => unit);
  return [
    ...parts.flatMap(({ label, orders }) => [
      ...slipsIn(label, false),
      ...orders.filter((index) => drafted[index] === undefined).map((index) => `${label} runs order ${index} of none`),
    ]),
    ...tracks.flatMap(({ unit, areas }) => [
      ...(areas.length === parts.length ? [] : [`${unit} is in ${areas.length} of ${parts.length} parts of the turn`]),
      ...(units.includes(unit) ? [] : [`${unit} has a track and is no unit`]),
    ]),
    ...units.flatMap((unit) => musterFaults(ruleset, known, drafted, unit)),
  ];
};

const musterFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  known: Known<T>,
  drafted: readonly T['order'][],
  unit: string,
): string[] =>
  (ruleset.units.musters?.(known, drafted, unit) ?? []).flatMap(({ label, orders, unit: made }) => {
    const all = [...drafted, ...orders];
    const illegal = checkSheet(ruleset, known, all).lines.slice(drafted.length);
    return [
      ...slipsIn(label, false),
      ...illegal.flatMap(({ outcome, text }) =>
        outcome === 'illegal' ? [`the muster of ${unit} is illegal: ${text}`] : [],
      ),
      ...(ruleset.units.rows(known, all).some((row) => row.unit === made)
        ? []
        : [`the muster of ${unit} makes no ${made}`]),
    ];
  });

/**
 * The longest test files first, so that all processes end together: a long file that begins last is waited for by one
 * process alone. By the times of the last `npm test`, or by what is usual.
 */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keptTimes } from './check/kept-times.ts';
import { usualTime } from './check/usual-times.ts';

export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const times = keptTimes();
    const seconds = ({ moduleId, project }: TestSpecification): number => {
      const file = relative(project.config.root, moduleId);
      return times[file] ?? usualTime(file);
    };
    return specifications.toSorted((a, b) => seconds(b) - seconds(a) || a.moduleId.localeCompare(b.moduleId));
  }
}

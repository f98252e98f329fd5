import { expect, test } from 'vitest';
import { readAudit } from '../outdated/known-faults.ts';

const ADVISORY = { title: 'Path traversal', url: 'https://example.org/advisory/1', severity: 'high' };

test('npm run outdated names each package with a known fault, what is wrong and what mends it', () => {
  const vulnerabilities = {
    'left-pad': {
      name: 'left-pad',
      severity: 'high',
      via: [ADVISORY],
      fixAvailable: { name: 'left-pad', version: '1.3.1' },
    },
    'right-pad': { name: 'right-pad', severity: 'low', via: ['left-pad'], fixAvailable: false },
  };
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    asked: true,
    faults: [
      {
        name: 'left-pad',
        severity: 'high',
        advisories: ['Path traversal https://example.org/advisory/1'],
        mendedBy: 'left-pad 1.3.1',
      },
      { name: 'right-pad', severity: 'low', advisories: ['by way of left-pad'], mendedBy: null },
    ],
  });
});

test('no answer of the registry is not taken for "no fault"', () => {
  expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }))).toEqual({
    asked: false,
    why: '405 Method Not Allowed',
  });
  expect(readAudit('')).toMatchObject({ asked: false });
  expect(readAudit('npm is not itself today')).toEqual({ asked: false, why: 'npm is not itself today' });
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ asked: true, faults: [] });
});

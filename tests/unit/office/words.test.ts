import { describe, expect, it } from 'vitest';
import { failureReason, jobName } from '@/office/dashboard/read-problems';
import { cappedCount } from '@/office/readers';

it.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [100_000, '99+'],
])('%i is shown as %s', (found, shown) => {
  expect(cappedCount(found)).toBe(shown);
});

describe('a failed job', () => {
  it('has a name in words, also for an unknown task', () => {
    expect(jobName('purge-old-data')).toBe('Deleting old data');
    expect(jobName('schedulePublish')).toBe('A scheduled change of a page');
    expect(jobName('paint-fence')).toBe('Something that the site does by itself');
    expect(jobName(null)).toBe('Something that the site does by itself');
  });

  it.each([
    ['You are not allowed to perform this action.', 'no longer has the right'],
    ['Not Found', 'has been deleted'],
    ['The following field is invalid: Sections', 'Open it and publish it by hand'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'could not be reached'],
    ['PostgreSQL can’t be reached.', 'could not be reached'],
    ["Cannot read properties of undefined (reading 'id')", 'The server’s log says more'],
    ['', 'The server’s log says more'],
  ])('has a reason with advice: %s', (message, words) => {
    expect(failureReason(message)).toContain(words);
    // Staff must not see the technical message.
    if (message) expect(failureReason(message)).not.toContain(message);
  });
});

import { describe, expect, it } from 'vitest';
import { createTerminal, formatDuration } from '../../../src/platform/supervisor/terminal.ts';

function record(isTTY: boolean) {
  let text = '';
  const stream = {
    isTTY,
    hasColors: () => true,
    write: (part: string) => {
      text += part;
    },
  };
  return { stream, text: () => text };
}

it.each([
  [0, '0.0 s'],
  [1234, '1.2 s'],
  [41_400, '41 s'],
  [125_000, '2 min 5 s'],
])('formats %i ms as “%s”', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

describe('the progress lines', () => {
  it('line up', () => {
    const out = record(false);
    const terminal = createTerminal(out.stream, out.stream);
    terminal.line('PostgreSQL', 'ready');
    terminal.warn('Jobs', 'late');
    expect(out.text()).toBe('  PostgreSQL     ready\n  Jobs           late\n');
  });

  it('have colours on a terminal only', () => {
    const [file, screen] = [record(false), record(true)];
    for (const out of [file, screen]) createTerminal(out.stream, out.stream).problem('bad');
    expect(file.text()).not.toContain('\u001b');
    expect(screen.text()).toContain('\u001b');
  });
});

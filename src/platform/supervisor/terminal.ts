import { isJsonLog } from '../env.ts';

export type Terminal = {
  /** One line: `  PostgreSQL    ready on 127.0.0.1:54321 (1.2 s)`. `since` is a `performance.now()`. */
  line(label: string, text: string, since?: number): void;
  /** Like `line`, for a problem that is being handled. */
  warn(label: string, text: string): void;
  block(text: string): void;
  problem(text: string): void;
};

type Output = { write(text: string): unknown; isTTY?: boolean; hasColors?(): boolean };

const LABEL_WIDTH = 14;

/** `0.4 s`, `41 s`, `2 min 5 s`: precise for short times only. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => (line ? `  ${line}` : ''))
    .join('\n');
}

/** Colours appear on a terminal only; Node omits them under NO_COLOR. */
export function createTerminal(
  output: Output = process.stdout,
  errors: Output = process.stderr,
  isJson = () => isJsonLog(true),
): Terminal {
  const write = (stream: Output, level: string, message: string, text: string, label?: string) => {
    const time = new Date().toISOString();
    stream.write(isJson() ? `${JSON.stringify({ time, level, label, message })}\n` : text);
  };
  const paint = (stream: Output, code: number, text: string) =>
    stream.isTTY && stream.hasColors?.() ? `\u001b[${code}m${text}\u001b[0m` : text;
  const labelled = (stream: Output, level: string, code: number, label: string, text: string) => {
    const line = `  ${paint(stream, code, label.padEnd(LABEL_WIDTH))} ${text}\n`;
    write(stream, level, text, line, label);
  };

  return {
    line(label, text, since) {
      const took = since === undefined ? '' : ` (${formatDuration(performance.now() - since)})`;
      labelled(output, 'INFO', 2, label, text + took);
    },
    warn(label, text) {
      labelled(errors, 'WARN', 33, label, text);
    },
    block(text) {
      write(output, 'INFO', text, `\n${indent(text)}\n\n`);
    },
    problem(text) {
      write(errors, 'ERROR', text, `\n${paint(errors, 31, indent(text))}\n\n`);
    },
  };
}

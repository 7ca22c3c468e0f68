const mostLines = 30;
const longestLine = 120;

/** Other words in which a question is asked: one per line. */
export const readAlsoAsked = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];

export function checkAlsoAsked(text: unknown): string | true {
  const lines = readAlsoAsked(text);
  if (lines.length > mostLines) return `Please keep to ${mostLines} lines.`;
  const long = lines.find((line) => line.length > longestLine);
  return long ? `Please keep each line to ${longestLine} characters: “${long}”` : true;
}

/** The lines with one more, if they have not got it yet. */
export function addAlsoAsked(text: unknown, question: string): string {
  const lines = readAlsoAsked(text);
  const line = question.slice(0, longestLine).trim();
  return (lines.includes(line) ? lines : [...lines, line]).join('\n');
}

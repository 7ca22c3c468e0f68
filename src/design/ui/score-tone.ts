export type ScoreTone = 'good' | 'fair' | 'poor';

/**
 * Sorts a score into the three tones in which gauges and meters are drawn.
 *
 * @param score 0 to 100
 */
export function toneOfScore(score: number): ScoreTone {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}

/** The tone in words, because colour alone says nothing to many readers. */
export const wordOfTone: Record<ScoreTone, string> = {
  good: 'good',
  fair: 'needs work',
  poor: 'poor',
};

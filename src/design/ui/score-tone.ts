export type ScoreTone = 'good' | 'fair' | 'poor';

/**
 * Maps a score to one of the three tones of gauges and meters.
 *
 * @param score 0 to 100
 */
export function toneOfScore(score: number): ScoreTone {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}

/** The tone in words, because many readers cannot rely on colour. */
export const wordOfTone: Record<ScoreTone, string> = {
  good: 'good',
  fair: 'needs work',
  poor: 'poor',
};

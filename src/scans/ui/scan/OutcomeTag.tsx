import { Tag, type TagTone } from '@/design/ui/Tag';
import type { SpeedFinding } from '../../rules/scan-state';

const looks: Record<SpeedFinding['outcome'], { words: string; tone: TagTone }> = {
  fail: { words: 'to mend', tone: 'cider' },
  note: { words: 'worth knowing', tone: 'amber' },
  pass: { words: 'right', tone: 'orchard' },
  unknown: { words: 'not known', tone: 'plain' },
  na: { words: 'does not apply', tone: 'plain' },
};

/** How a check ended, as a stamped word. */
export function OutcomeTag({ outcome }: { outcome: SpeedFinding['outcome'] }) {
  const { words, tone } = looks[outcome];
  return (
    <Tag tone={tone} className="self-start justify-self-start">
      {words}
    </Tag>
  );
}

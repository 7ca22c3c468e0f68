import { CountUp } from '@/design/motion/CountUp';
import { DrawnLine } from '@/design/motion/DrawnLine';
import { FeatureCard } from './FeatureCard';
import { Gallery } from './Gallery';
import { PreviewToggle } from './LiveSite';
import { ShareBar } from './ShareBar';

/** Interactive parts of a case study. */
export const parts = {
  CountUp,
  DrawnLine,
  FeatureCard,
  Gallery,
  PreviewToggle,
  ShareBar,
};

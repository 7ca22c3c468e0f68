'use client';

import dynamic from 'next/dynamic';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onceNear } from '@/design/motion/once-near';
import type { LiveReceiptProps } from '@/prices/ui/hidden-fees/LiveReceipt';
import type { CarouselControlsProps } from './carousel/CarouselControls';

export interface StandIn {
  /** Server-rendered placeholder of the same size; it remains without script. */
  standIn: ReactNode;
}

export interface WhenNearProps<Props extends object> extends StandIn {
  load: () => Promise<ComponentType<Props>>;
  part: Props;
}

/**
 * Loads the script of a part once its section nears the viewport. If loading fails, the page works
 * without it. Inputs must be beside the stand-in, not in it, so that the part finds earlier input.
 */
function WhenNear<Props extends object>({ load, part, standIn }: WhenNearProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    const part = box.current;
    // In a closed disclosure, it nears the viewport once that opens.
    const near = part?.closest('details') ? part : part?.closest('section');
    if (!near) return;
    let isGone = false;
    const stop = onceNear(near, () => {
      load().then(
        (loaded) => isGone || setPart(() => loaded),
        () => {},
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [load]);

  return <div ref={box}>{Part === null ? standIn : <Part {...part} />}</div>;
}

/**
 * Lazily loaded interactive parts of public pages. All section pages share one route, so direct
 * imports would load every part on every page.
 */
export const EnquiryForm = dynamic(() =>
  import('@/enquiries/ui/EnquiryForm').then((part) => part.EnquiryForm),
);
export const BarMark = dynamic(() => import('./sections/BarMark').then((part) => part.BarMark));
export const RoiCalculator = dynamic(() =>
  import('@/prices/ui/chatbot-roi/RoiCalculator').then((part) => part.RoiCalculator),
);
export const WhatsappCalculator = dynamic(() =>
  import('@/prices/ui/whatsapp/WhatsappCalculator').then((part) => part.WhatsappCalculator),
);
export const ChatBox = dynamic(() => import('@/chat/ui/ChatBox').then((part) => part.ChatBox));
export const CostRuler = dynamic(() =>
  import('@/prices/ui/CostRuler').then((part) => part.CostRuler),
);
export const Payback = dynamic(() => import('@/prices/ui/Payback').then((part) => part.Payback));
export const EstimateBuilder = dynamic(() =>
  import('@/prices/ui/estimator/EstimateBuilder').then((part) => part.EstimateBuilder),
);
export const Matrix = dynamic(() =>
  import('@/prices/ui/feature-matrix/Matrix').then((part) => part.Matrix),
);
export const ScanForm = dynamic(() => import('@/scans/ui/ScanForm').then((part) => part.ScanForm));
export const ReportActions = dynamic(() =>
  import('@/scans/ui/scan/report/ReportActions').then((part) => part.ReportActions),
);
export const MailReport = dynamic(() =>
  import('@/scans/ui/scan/report/MailReport').then((part) => part.MailReport),
);
export const PendingReport = dynamic(() =>
  import('@/scans/ui/scan/ScanSteps').then((part) => part.PendingReport),
);
export const CrawlForm = dynamic(() =>
  import('@/scans/ui/CrawlForm').then((part) => part.CrawlForm),
);
export const PendingCrawl = dynamic(() =>
  import('@/scans/ui/sitemap-tool/PendingCrawl').then((part) => part.PendingCrawl),
);
export const TerritoryForm = dynamic(() =>
  import('@/territories/ui/TerritoryForm').then((part) => part.TerritoryForm),
);

/** One chunk holds all interactive parts of a project list. */
const loadProjects = () => import('./portfolio/parts').then(({ parts }) => parts);
export const FilteredProjects = dynamic(() =>
  loadProjects().then((parts) => parts.FilteredProjects),
);
export const HoverPreview = dynamic(() => loadProjects().then((parts) => parts.HoverPreview));

export const CompareSlider = dynamic(() =>
  import('./case-study/CompareSlider').then((part) => part.CompareSlider),
);
export const LiveScene = dynamic(() =>
  import('./case-study/LiveScene').then((part) => part.LiveScene),
);

/** One chunk holds all interactive parts of a case study. */
const loadCaseStudy = () => import('./case-study/parts').then(({ parts }) => parts);
export const CountUp = dynamic(() => loadCaseStudy().then((parts) => parts.CountUp));
export const DrawnLine = dynamic(() => loadCaseStudy().then((parts) => parts.DrawnLine));
export const FeatureCard = dynamic(() => loadCaseStudy().then((parts) => parts.FeatureCard));
export const Gallery = dynamic(() => loadCaseStudy().then((parts) => parts.Gallery));
export const PreviewToggle = dynamic(() => loadCaseStudy().then((parts) => parts.PreviewToggle));
export const ShareBar = dynamic(() => loadCaseStudy().then((parts) => parts.ShareBar));

const loadReceipt = () =>
  import('@/prices/ui/hidden-fees/LiveReceipt').then((part) => part.LiveReceipt);
export function LiveReceipt({ standIn, ...part }: LiveReceiptProps & StandIn) {
  return <WhenNear load={loadReceipt} part={part} standIn={standIn} />;
}

const loadControls = () =>
  import('./carousel/CarouselControls').then((part) => part.CarouselControls);
export function CarouselControls({ standIn, ...part }: CarouselControlsProps & StandIn) {
  return <WhenNear load={loadControls} part={part} standIn={standIn} />;
}

'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { type EnquiryContext, readEnquiryContext } from '@/enquiries/rules/handed-over';
import type { ShortForm, ShortFormProps } from '@/enquiries/ui/ShortForm';
import { takeEnquiryPrefill } from '@/platform/enquiry-prefill';

type OpenForm = ComponentType<Parameters<typeof ShortForm>[0]>;

/** Targets of “Get Started”; without script they lead to the long form. */
const starts = 'a[href$="#lead-capture"]';

/** The town, the trade, its package or the scanned site that the page is about. */
function readPage(): Omit<EnquiryContext, 'path' | 'estimate'> {
  const about = document.querySelector<HTMLElement>('[data-enquiry]')?.dataset;
  return {
    place: about?.town ?? null,
    trade: about?.trade ?? null,
    packageTier: about?.package ?? null,
    offer: about?.offer ?? null,
    scan: about?.scan ?? null,
    message: about?.message ?? null,
  };
}

/** What the link hands over in `data-estimate`, or another part of the site did before. */
function takeHandedOver({ dataset }: HTMLAnchorElement): unknown {
  const waiting = takeEnquiryPrefill();
  return dataset.estimate ? { estimate: JSON.parse(dataset.estimate) } : waiting;
}

/** Opens the short form wherever a link leads to the enquiry form. */
export function GetStarted(agency: ShortFormProps) {
  const [Form, setForm] = useState<OpenForm | null>(null);
  const [context, setContext] = useState<EnquiryContext | null>(null);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(starts) : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const found = readEnquiryContext(link.search, takeHandedOver(link));
      const page = readPage();
      setContext({
        ...found,
        place: found.place ?? page.place,
        trade: found.trade ?? page.trade,
        packageTier: found.packageTier ?? page.packageTier,
        scan: found.scan ?? page.scan,
        message: link.dataset.message ?? found.message ?? page.message,
        path: window.location.pathname,
        offer: link.dataset.offer ?? (found.packageTier ? null : page.offer),
      });
      import('@/enquiries/ui/ShortForm').then(
        (part) => setForm(() => part.ShortForm),
        // The script can't be loaded, so the link does what it does without script.
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  if (!Form || !context) return null;
  return <Form {...agency} context={context} onClose={() => setContext(null)} />;
}

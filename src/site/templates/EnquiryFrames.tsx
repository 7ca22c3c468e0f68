import { type ReactNode, useId } from 'react';
import type { IndustryPageView } from '@/content/store/industries';
import { Section } from '@/design/layout/Section';
import { Icon } from '@/design/ui/Icon';
import { PhoneFrame } from '@/design/ui/PhoneFrame';
import { Picture } from '@/design/ui/Picture';
import { SectionHead } from '@/design/ui/SectionHead';

type Frames = NonNullable<IndustryPageView['enquiryFrames']>;

interface EnquiryFramesProps {
  frames: Frames | null;
  /** The demonstration in the pictures. */
  site: string | null;
}

/** How one enquiry comes in, from a customer's phone to the client's; on a phone a strip. */
export function EnquiryFrames({ frames, site }: EnquiryFramesProps) {
  const id = useId();
  if (!frames) return null;
  const { shown, arrived } = frames;
  return (
    <Section labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <SectionHead id={id} layout="stacked" heading="One enquiry, from their phone to yours" />
          <p className="mt-3 text-small text-muted">
            {site ? `Demonstration: ${site}. ` : 'Demonstration. '}Example message.
          </p>
        </div>
        <ol
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the strip is scrolled by keyboard, too
          tabIndex={0}
          className="relative grid snap-x snap-mandatory auto-cols-[15rem] grid-flow-col grid-rows-[1fr_auto] overflow-x-auto max-md:-mx-gutter max-md:scroll-px-gutter max-md:px-gutter md:auto-cols-fr md:overflow-visible lg:col-span-9 print:auto-cols-fr"
        >
          {shown.map(({ picture, text }, index) => (
            <Frame key={text} number={index + 1} text={text}>
              <Picture
                picture={picture}
                sizes="16rem"
                className="aspect-39/70 w-full object-cover object-top"
              />
            </Frame>
          ))}
          <Frame number={shown.length + 1} text={arrived.caption}>
            <Message message={arrived} />
          </Frame>
        </ol>
      </div>
    </Section>
  );
}

/** A phone that stands on the rule which runs through all frames. */
function Frame(props: { number: number; text: string; children: ReactNode }) {
  const { number, text, children } = props;
  return (
    <li className="row-span-2 grid snap-start grid-rows-subgrid">
      <div className="max-w-72 self-end pe-4 pb-4 lg:pe-8 lg:pb-6">
        <PhoneFrame>{children}</PhoneFrame>
      </div>
      <div className="flex gap-3 border-t border-ink pt-3 pe-4 lg:pe-8">
        <span
          aria-hidden="true"
          className="font-mono text-label leading-6 font-medium text-orchard"
        >
          {String(number).padStart(2, '0')}
        </span>
        <p className="text-small text-balance">{text}</p>
      </div>
    </li>
  );
}

function Message({ message: { subject, lines } }: { message: Frames['arrived'] }) {
  return (
    <div className="flex aspect-39/70 flex-col bg-mist">
      <p className="night on-panel flex items-center gap-2.5 bg-panel px-3.5 py-3 text-small text-ink">
        <Icon name="mail" />
        Your website
      </p>
      <div className="m-2.5 rounded-plate border border-rule bg-sheet px-3 py-2.5">
        <p className="border-b border-ink pb-2 font-display text-h4 font-[640]">{subject}</p>
        <ul className="text-small">
          {lines.map(({ label, text }) => (
            <li
              key={text}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-rule py-1.5 not-first:border-t"
            >
              {label ? (
                <span className="font-mono text-label text-muted">
                  {label}
                  <span className="sr-only">:</span>
                </span>
              ) : null}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className="mt-auto">
        <p className="mx-2.5 grid grid-cols-2 gap-2 text-center text-small font-semibold">
          <span className="rounded-control border border-edge bg-sheet py-2">Reply</span>
          <span className="night on-panel rounded-control bg-panel py-2 text-ink">Ring back</span>
        </p>
        <span className="mx-auto mt-4 mb-2 block h-1 w-1/3 rounded-full bg-edge" />
      </div>
    </div>
  );
}

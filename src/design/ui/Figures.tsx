import { Fragment } from 'react';

/** `£1,200`, `£74.50`, `£1,200–1,600`; excludes the sentence's punctuation. */
const amounts = /(£\d+(?:,\d{3})*(?:\.\d\d)?(?:–£?\d+(?:,\d{3})*(?:\.\d\d)?)?)/;

/** Sets the amounts within a sentence in the figures' typeface, e.g. in `from £1,200`. */
export function Figures({ text }: { text: string }) {
  return text.split(amounts).map((part, index) =>
    amounts.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence never reorder
      <span key={index} className="font-mono font-semibold whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence never reorder
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** A paragraph with figures; omitted without a text. */
export function FigureText({ text, className }: { text?: string | null; className?: string }) {
  return text ? (
    <p className={className}>
      <Figures text={text} />
    </p>
  ) : null;
}

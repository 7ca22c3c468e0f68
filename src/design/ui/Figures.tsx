/** `£1,200`, `£74.50`, `£1,200–1,600`; excludes the sentence's punctuation. */
const amounts = /(£\d+(?:,\d{3})*(?:\.\d\d)?(?:–£?\d+(?:,\d{3})*(?:\.\d\d)?)?)/;

/** `2–3 weeks`, `5–8`, `£1,200–1,600`; also `e-mail`, which would break at its hyphen. */
const ranges =
  /(£?\d+(?:,\d{3})*(?:\.\d\d)?–£?\d+(?:,\d{3})*(?:\.\d\d)?(?: (?:day|week|month|page)s?)?|[Ee]-mails?)/;

/** Keeps both ends of a range, and an e-mail, on one line. */
export function Ranges({ text }: { text: string }) {
  return text.split(ranges).map((part, index) =>
    ranges.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence never reorder
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

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
      <Ranges key={index} text={part} />
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

export interface EnquiryMessage {
  subject: string;
  /** Without a label, a line is a sentence. */
  lines: { label: string | null; text: string }[];
}

/** Reads a message whose lines are its subject, then answers such as `Photos: 2`. */
export function readMessage(message: string): EnquiryMessage {
  const [subject = '', ...lines] = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    subject,
    lines: lines.map((line) => {
      const [, label, text] = /^([^:]{1,20}): +(.+)$/.exec(line) ?? [];
      return label && text ? { label, text } : { label: null, text: line };
    }),
  };
}

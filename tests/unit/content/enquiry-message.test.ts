import { describe, expect, it } from 'vitest';
import { readMessage } from '@/content/rules/enquiry-message';
import { industryParts } from '../../../seed/data/industry-parts';

describe('the message that arrives', () => {
  it('is its subject, then answers with labels', () => {
    expect(readMessage('New board\n\nPhotos: 2\r\nWhen: Thursday, 1.30 pm')).toEqual({
      subject: 'New board',
      lines: [
        { label: 'Photos', text: '2' },
        { label: 'When', text: 'Thursday, 1.30 pm' },
      ],
    });
  });

  it('leaves a sentence whole', () => {
    expect(readMessage('A job\nRing after six.\nOpen at 9:30').lines).toEqual([
      { label: null, text: 'Ring after six.' },
      { label: null, text: 'Open at 9:30' },
    ]);
  });
});

describe('the frames of the first content', () => {
  const frames = Object.values(industryParts).flatMap((parts) => parts.enquiryFrames ?? []);

  it('say each in at most twelve words what happens', () => {
    const texts = frames.flatMap((item) => [item.foundText, item.askedText, item.arrivedText]);
    expect(texts).toHaveLength(12);
    for (const text of texts) expect(text.split(' ').length, text).toBeLessThanOrEqual(12);
  });
});

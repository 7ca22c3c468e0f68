// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EnquiryFrames } from '@/site/templates/EnquiryFrames';
import { open } from '../support/dom';

const picture = (alt: string) => ({ src: '/phone.webp', srcSet: '', width: 390, height: 700, alt });

const frames = {
  shown: [
    { picture: picture('A board'), text: 'A customer picks the job.' },
    { picture: picture('A form'), text: 'Two photos go with it.' },
  ],
  arrived: {
    subject: 'New board',
    lines: [
      { label: 'Photos', text: '2' },
      { label: null, text: 'One fuse gets warm.' },
    ],
    caption: 'You know the job.',
  },
};

it('tells an enquiry in three frames, and that it is a demonstration', () => {
  open(<EnquiryFrames frames={frames} site="Elver Electrical" />);
  expect(screen.getByText('Demonstration: Elver Electrical. Example message.')).toBeDefined();
  const scene = screen.getByRole('list', { name: 'One enquiry, from their phone to yours' });
  const [found, asked, arrived] = [...scene.children] as HTMLElement[];
  if (!found || !asked || !arrived) throw new Error('A frame is missing.');
  expect(within(found).getByRole('img', { name: 'A board' })).toBeDefined();
  expect(within(asked).getByText('Two photos go with it.')).toBeDefined();
  expect(arrived.textContent).toContain('New boardPhotos:2One fuse gets warm.');
  expect(within(arrived).getByText('You know the job.')).toBeDefined();
});

it('shows nothing without frames', () => {
  open(<EnquiryFrames frames={null} site="Elver Electrical" />);
  expect(screen.queryByRole('list')).toBeNull();
});

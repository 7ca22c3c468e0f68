// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CarouselControls } from '@/site/carousel/CarouselControls';
import { Lightbox } from '@/site/case-study/Lightbox';
import { open } from '../support/dom';

const quotes = ['First quote', 'Second quote', 'Third quote'];

// jsdom has no layout: slides are placed side by side, each as wide as the viewport.
const width = 100;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(
    this: HTMLElement,
  ) {
    return this.tagName === 'LI'
      ? [...(this.parentElement?.children ?? [])].indexOf(this) * width
      : 0;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
});

function openCarousel() {
  return open(
    <div id="quotes">
      <div data-viewport="">
        <ul>
          {quotes.map((quote) => (
            <li key={quote}>{quote}</li>
          ))}
        </ul>
      </div>
      <CarouselControls carousel="quotes" thing="testimonial" />
    </div>,
  );
}
const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
/** Slides visible to a screen reader. */
const inSight = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a carousel', () => {
  it('starts with the first slide, and hides the others from screen readers', () => {
    openCarousel();
    expect(current()).toBe('Show testimonial 1 of 3');
    expect(inSight()).toEqual(['First quote']);
  });

  it('moves in both directions and wraps at both ends', async () => {
    const { press } = openCarousel();
    await press('Next testimonial');
    expect(inSight()).toEqual(['Second quote']);
    await press('Previous testimonial');
    await press('Previous testimonial');
    expect(current()).toBe('Show testimonial 3 of 3');
    expect(inSight()).toEqual(['Third quote']);
    await press('Next testimonial');
    expect(inSight()).toEqual(['First quote']);
  });

  it('moves to the slide of a pressed mark, and stops automatic movement', async () => {
    const { press } = openCarousel();
    expect(screen.getByRole('button', { name: 'Pause the testimonials' })).toBeDefined();
    await press('Show testimonial 3 of 3');
    expect(inSight()).toEqual(['Third quote']);
    expect(screen.getByRole('button', { name: 'Play the testimonials' })).toBeDefined();
  });

  it('follows the arrow keys', async () => {
    const { user } = openCarousel();
    screen.getByRole('button', { name: 'Next testimonial' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(inSight()).toEqual(['Second quote']);
    await user.keyboard('{ArrowLeft}');
    expect(inSight()).toEqual(['First quote']);
  });

  it('is paused and resumed by its button', async () => {
    const { press } = openCarousel();
    await press('Pause the testimonials');
    await press('Play the testimonials');
    expect(screen.getByRole('button', { name: 'Pause the testimonials' })).toBeDefined();
  });

  it('is paused initially for reduced motion', () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) =>
      Object.assign(wide(media), { matches: media.includes('reduced-motion') });
    openCarousel();
    expect(screen.getByRole('button', { name: 'Play the testimonials' })).toBeDefined();
  });
});

describe('the pictures of a case study at full size', () => {
  const image = { src: '/a.webp', srcSet: null, alt: '', width: 16, height: 10 };
  const screenshots = ['Home', 'Prices'].map((caption) => ({
    image: image as never,
    phoneImage: null,
    caption,
  }));
  const openPictures = () => {
    const onClose = vi.fn();
    const page = open(
      <Lightbox screenshots={screenshots} startAt={0} onClose={onClose} onClosed={() => {}} />,
    );
    return { ...page, onClose };
  };

  it('do not wrap at the ends', async () => {
    const { press, user } = openPictures();
    const end = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled');
    expect(end('Previous screenshot')).toBe('true');
    await press('Next screenshot');
    await waitFor(() => expect(screen.getByText('2 / 2')).toBeDefined());
    expect(screen.getByText('Prices')).toBeDefined();
    expect(end('Next screenshot')).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('2 / 2')).toBeDefined();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('1 / 2')).toBeDefined();
  });

  it('close with the Escape key', async () => {
    const { user, onClose } = openPictures();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

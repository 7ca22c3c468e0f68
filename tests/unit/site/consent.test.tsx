// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepAnswer, readAnswer } from '@/platform/consent-store';
import { ConsentHost, CookieSettings } from '@/site/consent/ConsentHost';
import { ConsentPanel } from '@/site/consent/ConsentPanel';
import { field, open, toasts, words } from '../support/dom';

const text = { heading: 'May we count visits?', text: 'Nothing else.', policyHref: '/privacy' };

describe('the consent banner', () => {
  const ask = () =>
    open(
      <>
        <input aria-label="Name" />
        <ConsentPanel {...text} answer={null} isAskedFor={false} onClose={() => {}} />
      </>,
    );

  it.each([
    ['Yes, count it', 'yes', [expect.stringContaining('Your visits are counted')]],
    ['No, don’t', 'no', []],
  ])('keeps the answer, and says what begins: %s', async (button, answer, said) => {
    const { press } = ask();
    await press(button);
    expect(readAnswer()).toBe(answer);
    expect(toasts()).toEqual(said);
  });

  it('restores the focus', async () => {
    const { user, press } = ask();
    await user.click(field('Name'));
    await press('No, don’t');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('offers only yes and no: no button or key closes it', async () => {
    const onClose = vi.fn();
    const { user } = open(
      <ConsentPanel {...text} answer={null} isAskedFor={false} onClose={onClose} />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
    screen.getByRole('button', { name: 'Yes, count it' }).focus();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(readAnswer()).toBeNull();
  });

  it('says that nothing is stored if storage is blocked, and counts nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { press } = ask();
    await press('Yes, count it');
    expect(toasts()[0]).toContain('Nothing is counted');
    expect(readAnswer()).toBe('no');
    vi.restoreAllMocks();
    keepAnswer(false);
  });
});

describe('the cookie settings in the footer', () => {
  const openPage = () =>
    open(
      <>
        <CookieSettings />
        <ConsentHost {...text} />
      </>,
    );
  const openSettings = async () => {
    const page = openPage();
    await page.press('Cookie settings');
    await screen.findByRole('region', { name: text.heading });
    return page;
  };

  it('show the present answer and take the focus', async () => {
    keepAnswer(true);
    await openSettings();
    const panel = screen.getByRole('region', { name: text.heading });
    expect(words(panel)).toContain('Your answer at the moment: yes.');
    expect(document.activeElement).toBe(panel);
  });

  it.each(['{Escape}', '{Tab}'])('keep the answer when closed with %s', async (key) => {
    keepAnswer(true);
    const { user, press } = await openSettings();
    await user.keyboard(key);
    if (key === '{Tab}') await press('Close the cookie settings');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(readAnswer()).toBe('yes');
  });

  it('withdraw a consent', async () => {
    keepAnswer(true);
    const { press } = await openSettings();
    await press('No, don’t');
    expect(readAnswer()).toBe('no');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a page view', () => {
  it('is only reported after consent', async () => {
    const report = vi.spyOn(navigator, 'sendBeacon');
    keepAnswer(false);
    const { unmount } = open(<ConsentHost {...text} />);
    expect(report).not.toHaveBeenCalled();
    unmount();
    keepAnswer(true);
    open(<ConsentHost {...text} />);
    expect(report).toHaveBeenCalledExactlyOnceWith('/api/visit', expect.any(Blob));
  });
});

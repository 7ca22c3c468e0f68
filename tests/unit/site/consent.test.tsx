// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepAnswer, readAnswer } from '@/platform/consent-store';
import { ConsentHost } from '@/site/consent/ConsentHost';
import { ConsentPanel } from '@/site/consent/ConsentPanel';
import { CookieSettings } from '@/site/consent/CookieSettings';
import { field, open, toasts, words } from '../support/dom';

const text = { heading: 'May we count visits?', text: 'Nothing else.', policyHref: '/privacy' };

describe('the question about statistics', () => {
  const ask = () =>
    open(
      <>
        <input aria-label="Name" />
        <ConsentPanel {...text} answer={null} isAskedFor={false} onClose={() => {}} />
      </>,
    );

  it.each([
    ['Yes, count it', 'yes', 'Your visits are counted'],
    ['No, don’t', 'no', 'Your visits are not counted'],
  ])('keeps the answer: %s', async (button, answer, said) => {
    const { press } = ask();
    await press(button);
    expect(readAnswer()).toBe(answer);
    expect(toasts()[0]).toContain(said);
  });

  it('gives the focus back to where the visitor was', async () => {
    const { user, press } = ask();
    await user.click(field('Name'));
    await press('No, don’t');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('has nothing but yes and no: neither button nor key to close it', async () => {
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

  it('says that nothing is kept where storage is blocked, and counts nothing', async () => {
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

describe('the cookie settings at the foot of a page', () => {
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

  it('show the answer of the moment, and take the focus', async () => {
    keepAnswer(true);
    await openSettings();
    const panel = screen.getByRole('region', { name: text.heading });
    expect(words(panel)).toContain('Your answer at the moment: yes.');
    expect(document.activeElement).toBe(panel);
  });

  it.each(['{Escape}', '{Tab}'])('leave the answer when they are left with %s', async (key) => {
    keepAnswer(true);
    const { user, press } = await openSettings();
    await user.keyboard(key);
    if (key === '{Tab}') await press('Close the cookie settings');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(readAnswer()).toBe('yes');
  });

  it('take a yes back', async () => {
    keepAnswer(true);
    const { press } = await openSettings();
    await press('No, don’t');
    expect(readAnswer()).toBe('no');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a page view', () => {
  it('is reported after a yes, and never without one', async () => {
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

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog as OfficeDialog } from '@/design/office/controls';
import { ErrorSummary } from '@/design/ui/ErrorSummary';
import { FullScreen } from '@/design/ui/FullScreen';
import { field, open } from '../support/dom';

function Overlay() {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setIsOpen(true)}>
        Enlarge
      </button>
      <FullScreen
        title="Screenshots"
        edge="none"
        open={isOpen}
        onOpenChange={setIsOpen}
        onClosed={() => trigger.current?.focus()}
      >
        <button type="button">Next</button>
      </FullScreen>
    </>
  );
}

describe('a full-screen overlay', () => {
  const openPage = async () => {
    const page = open(<Overlay />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.press('Enlarge');
    return page;
  };

  it('opens with an accessible name and takes the focus', async () => {
    await openPage();
    const dialog = screen.getByRole('dialog', { name: 'Screenshots' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('traps the focus', async () => {
    const { user } = await openPage();
    for (const _ of ['once', 'twice', 'thrice']) {
      await user.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
  });

  it.each(['Escape', 'Close'])('closes with %s and restores the focus', async (way) => {
    const { user, press } = await openPage();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge' }));
  });
});

describe('a dialog of the back office', () => {
  it('is modal, outside the document’s form, and reports closing by the browser', () => {
    const onClose = vi.fn();
    const { container } = open(
      <form>
        <OfficeDialog title="Withdraw it?" onClose={onClose}>
          <p>Really?</p>
        </OfficeDialog>
      </form>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Withdraw it?' });
    expect(dialog.open).toBe(true);
    expect(container.contains(dialog)).toBe(false);
    dialog.close();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the error summary', () => {
  const faults = [
    { id: 'name', label: 'Name', message: 'Your name, please' },
    { id: 'place', label: 'Place', message: 'Where are you?' },
  ];
  const form = (attempt: number, shown = faults) => (
    <>
      <input id="name" aria-label="Name" />
      <input id="place" aria-label="Place" />
      <ErrorSummary attempt={attempt} faults={shown} />
    </>
  );

  it('takes the focus on every attempt, and at no other time', async () => {
    const { user, rerender } = open(form(1));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.click(field('Name'));
    rerender(form(1));
    expect(document.activeElement).toBe(field('Name'));
    rerender(form(1, []));
    rerender(form(1));
    expect(document.activeElement).toBe(field('Name'));
    rerender(form(2));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('links to each field, and disappears with the last error', async () => {
    const { user, rerender } = open(form(1));
    await user.click(screen.getByRole('link', { name: 'Place: Where are you?' }));
    expect(document.activeElement).toBe(field('Place'));
    rerender(form(1, []));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Logo } from '@/design/layout/Logo';
import { Button } from '@/design/ui/Button';
import { Icon, type IconName } from '@/design/ui/Icon';
import type { LinkView } from '@/design/view-models';
import { caseStudyPath, portfolioPath, searchPath } from '@/platform/paths';

/** The header's links: only the browser's path shows the current one. */
export function HeaderNav({ links }: { links: LinkView[] }) {
  const path = usePathname();
  return (
    <nav aria-label="Main" className="max-lg:hidden">
      <ul className="flex gap-1">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={isCurrent(path, link.href) ? 'page' : undefined}
              className="group relative touch flex items-center px-3 text-small no-underline hover:underline aria-[current=page]:no-underline"
            >
              {link.label}
              <span
                aria-hidden="true"
                className="absolute inset-x-3 bottom-1.5 hidden h-1.5 border-x border-b border-orchard group-aria-[current=page]:block"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a link leads to the page at `path` or to a parent of it. */
function isCurrent(path: string, href: string): boolean {
  if (href === portfolioPath && path.startsWith(caseStudyPath(''))) return true;
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}

/** A number that a phone dials or writes to. */
export interface QuickWay {
  label: string;
  /** With the number, for screen readers. */
  name: string;
  href: string;
  icon: IconName;
}

export interface MobileMenuProps {
  brandName: string;
  links: LinkView[];
  /** Contact and the like, which the header has no room for. */
  furtherLinks: LinkView[];
  industries: LinkView[];
  ways: QuickWay[];
  action: LinkView;
  /** Below the action. */
  contact: LinkView;
}

const burgerLook =
  'grid size-11 place-items-center rounded-control border border-edge text-ink lg:hidden';

const wayLook =
  'flex min-h-12 flex-1 items-center justify-center gap-2.5 rounded-control border border-ink font-semibold no-underline';

/**
 * Menu for small screens. A modal `<dialog>` traps the focus, closes on Escape and restores the
 * focus. Without script, the button links to the footer's links.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { brandName, links, furtherLinks, industries, ways, action, contact } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [hasScript, setHasScript] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const path = usePathname();

  useEffect(() => setHasScript(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes it
  useEffect(() => {
    dialog.current?.close();
  }, [path]);

  // A window widened past the menu's breakpoint must not stay locked behind an invisible dialog.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)');
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  const open = () => {
    dialog.current?.showModal();
    closeButton.current?.focus();
    setIsOpen(true);
  };
  // Also for links to a place on this very page, where the path stays the same.
  const close = () => dialog.current?.close();

  return (
    <>
      {hasScript ? (
        <button
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={burgerLook}
          onClick={open}
        >
          <Icon name="menu" />
        </button>
      ) : (
        <a href="#footer-nav" aria-label="Menu" className={burgerLook}>
          <Icon name="menu" />
        </a>
      )}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClose={() => setIsOpen(false)}
        className="m-0 h-dvh max-h-none w-full max-w-none scroll-pb-52 bg-paper text-ink backdrop:bg-paper open:animate-enter"
      >
        <div className="flex min-h-full flex-col px-gutter">
          <div className="flex h-header items-center justify-between">
            <span onClickCapture={close}>
              <Logo brandName={brandName} />
            </span>
            <button
              ref={closeButton}
              type="button"
              aria-label="Close menu"
              className={burgerLook}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label="Main" className="mt-4 border-t border-ink">
            <ul>
              {[...links, ...furtherLinks].map((link, index) => (
                <li key={link.href} className="border-b border-rule">
                  <a
                    href={link.href}
                    onClick={close}
                    aria-current={isCurrent(path, link.href) ? 'page' : undefined}
                    className="group flex min-h-13 items-baseline gap-4 py-2.5 font-display text-h3 font-[620] tracking-[-0.015em] no-underline aria-[current=page]:text-orchard"
                  >
                    <span aria-hidden="true" className="w-7 font-mono text-label text-muted">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
            {industries.length > 0 ? (
              <ul aria-label="Industries" className="grid grid-cols-2 gap-x-4 pt-2 pb-5">
                {industries.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      onClick={close}
                      className="touch flex items-center text-small no-underline hover:underline"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </nav>
          <div className="sticky bottom-0 mt-auto border-t border-rule bg-paper pt-4 pb-2">
            {ways.length > 0 ? (
              <div className="mb-3 flex gap-3">
                {ways.map(({ label, name, href, icon }) => (
                  <a key={href} href={href} aria-label={name} className={wayLook}>
                    <Icon name={icon} />
                    {label}
                  </a>
                ))}
              </div>
            ) : null}
            <Button href={action.href} variant="primary" wide onClick={close}>
              {action.label}
            </Button>
            <div className="mt-1 flex flex-wrap justify-center gap-x-6 text-small text-muted">
              <a href={contact.href} className="touch flex items-center">
                {contact.label}
              </a>
              <a href={searchPath} data-ask="" onClick={close} className="touch flex items-center">
                Ask a question
              </a>
            </div>
          </div>
        </div>
      </dialog>
    </>
  );
}

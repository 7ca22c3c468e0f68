import { useEffect } from 'react';

/** The link of each part of the page: the last one named before it or in it. */
function linksOfParts(): Map<Element, HTMLAnchorElement | null> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-bar] a')];
  let current: HTMLAnchorElement | null = null;
  const parts = new Map<Element, HTMLAnchorElement | null>();
  for (const part of document.querySelectorAll('main > *')) {
    current = links.find(({ hash }) => part.matches(hash) || part.querySelector(hash)) ?? current;
    if (!part.matches('[data-section-bar]')) parts.set(part, current);
  }
  return parts;
}

/** Marks the link of the section on the screen, and moves the bar so that it shows. */
export function BarMark() {
  useEffect(() => {
    const parts = linksOfParts();
    let marked: HTMLAnchorElement | null = null;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const link = entered ? (parts.get(entered.target) ?? null) : marked;
        if (link === marked) return;
        marked?.removeAttribute('aria-current');
        link?.setAttribute('aria-current', 'location');
        marked = link;
        const list = document.querySelector('[data-section-bar] ul');
        list?.scrollTo({ left: link ? link.offsetLeft - list.clientWidth / 3 : 0 });
      },
      // A line at 30 % of the window's height: one part at a time crosses it.
      { rootMargin: '-30% 0px -70% 0px' },
    );
    for (const part of parts.keys()) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return null;
}

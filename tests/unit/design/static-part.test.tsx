// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { StaticPart } from '@/design/layout/StaticPart';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

afterEach(() => {
  refresh.mockClear();
  document.body.replaceChildren();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <StaticPart as="p" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}

it('keeps the HTML of the server, also when a component around it changes', async () => {
  const box = document.createElement('div');
  box.innerHTML =
    '<main><p class="lead">Shown <b>by the server</b></p><button type="button">0</button></main>';
  document.body.append(box);
  const part = box.querySelector('b');
  await act(async () => {
    hydrateRoot(box, <Counter />);
  });
  await act(async () => box.querySelector('button')?.click());
  expect(box.querySelector('button')?.textContent).toBe('1');
  expect(box.querySelector('b')).toBe(part);
  expect(box.querySelector('p')?.className).toBe('lead');
  expect(refresh).not.toHaveBeenCalled();
});

it('loads the data of the page once where React built it without the HTML', () => {
  render(
    <>
      <StaticPart as="p" />
      <StaticPart as="p" />
    </>,
  );
  expect(refresh).toHaveBeenCalledTimes(1);
});

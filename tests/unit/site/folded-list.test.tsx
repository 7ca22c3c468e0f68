// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoldedList } from '@/site/sections/HeadedSection';
import { open } from '../support/dom';

const Folded = ({ block }: { block: { heading: string } }) => <p>{block.heading}</p>;
const headings = ['Part 1', 'Part 2', 'Part 3', 'Part 4', 'Part 5', 'Part 6'];
const show = (count: number) =>
  open(
    <FoldedList heading="Beside the packages">
      {headings.slice(0, count).map((heading) => (
        <Folded key={heading} block={{ heading }} />
      ))}
    </FoldedList>,
  );

it('a long list of folded sections names the first that it hides', () => {
  show(6);
  expect(screen.getByText('3 more, such as “Part 4”')).toBeDefined();
});

it('a short one hides nothing', () => {
  show(4);
  expect(screen.getByText('Part 4')).toBeDefined();
  expect(screen.queryByText(/ more/)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { type Area, findFreePlace, harmAt } from '@/design/ui/toast-place';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const toast = { width: 358, height: 66 };

const area = (left: number, top: number, width: number, height: number): Area => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const control = (...box: Parameters<typeof area>) => ({ area: area(...box), harm: 100 });
const text = (...box: Parameters<typeof area>) => ({ area: area(...box), harm: 1 });

describe('a toast', () => {
  it('appears at the lower right edge if nothing lies there', () => {
    expect(findFreePlace(toast, desktop, [])).toEqual({ left: 1066, top: 818 });
    expect(findFreePlace(toast, phone, [])).toEqual({ left: 16, top: 762 });
  });

  it.each([
    ['a banner', control(0, 700, 390, 144)],
    ['a header and a banner', control(0, 0, 390, 64), control(0, 600, 390, 244)],
    ['fields', ...[100, 260, 420, 580, 740].map((top) => control(20, top, 350, 50))],
  ])('leaves free: %s', (_, ...obstacles) => {
    const { left, top } = findFreePlace(toast, phone, obstacles);
    expect(harmAt(area(left, top, toast.width, toast.height), obstacles)).toBe(0);
  });

  it('moves to the other side before it covers a control', () => {
    const chat = control(1024, 300, 400, 584);
    const { left } = findFreePlace(toast, desktop, [chat, text(0, 0, 1440, 900)]);
    expect(left + toast.width).toBeLessThanOrEqual(1024);
  });

  it('covers text rather than a control', () => {
    const fields = [0, 90, 180, 270, 360, 450, 540, 720, 810].map((top) =>
      control(20, top, 350, 50),
    );
    const obstacles = [...fields, text(20, 590, 350, 130)];
    expect(findFreePlace(toast, phone, obstacles).top).toBeGreaterThanOrEqual(590);
  });

  it('lies over the head of a page rather than touch the edge of a control', () => {
    const fields = [112, 184, 256, 328, 462, 534, 606].map((top) => control(20, top, 350, 70));
    const head = { area: area(0, 0, 390, 64), harm: 20 };
    expect(findFreePlace(toast, phone, [head, ...fields, control(0, 690, 390, 154)]).top).toBe(46);
  });
});

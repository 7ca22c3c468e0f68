import type { Field } from 'payload';
import { linkFields, listField, row } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { groupField, numberField } from '@/platform/database/fields';
import { penceField, priceTextareaField, validatePence } from '@/prices/hooks/price-fields';

interface Siblings {
  most?: number | null;
  mostPence?: number | null;
}

interface Slider {
  initial: number;
  most: number;
  /** As far as the right end can be moved. */
  limit: number;
}

type Ends = Pick<Slider, 'initial' | 'most'>;

function notBeyond(value: number, most: number | null | undefined): string | true {
  return typeof most !== 'number' || value <= most || 'It can’t begin beyond its right end.';
}

const wholeNumber = (value: unknown, { siblingData }: { siblingData?: Siblings }) =>
  Number.isInteger(value) ? notBeyond(Number(value), siblingData?.most) : 'Enter a whole number.';

const wholePounds = (
  value: number | null | undefined,
  { siblingData }: { siblingData?: Siblings },
) => {
  const asMoney = validatePence(value, true);
  if (asMoney !== true) return asMoney;
  return Number(value) % 100 === 0
    ? notBeyond(Number(value), siblingData?.mostPence)
    : 'Use whole pounds.';
};

/** Initial value and maximum of a slider, side by side in the form. */
function slider(
  name: string,
  label: string,
  { limit, ...ends }: Slider,
  end: (name: keyof Ends, label: string) => object,
): Field {
  const field = (key: keyof Ends, words: string) =>
    ({ ...end(key, words), max: limit, defaultValue: ends[key] }) as Field;
  return groupField(name, label, {
    fields: [row(field('initial', 'Begins at'), field('most', 'Right end'))],
  });
}

const numberSlider = (name: string, label: string, options: Slider) =>
  slider(name, label, options, (end, words) =>
    numberField(end, words, { required: true, min: 0, validate: wholeNumber }),
  );

const moneySlider = (name: string, label: string, options: Slider) =>
  slider(name, label, options, (end, words) => ({
    ...penceField(`${end}Pence`, words, { required: true }),
    validate: wholePounds,
  }));

const sliders: Field[] = [
  numberSlider('questions', 'Questions a month', { initial: 120, most: 1_000, limit: 5_000 }),
  numberSlider('answerPercent', 'Share answered, in %', { initial: 50, most: 100, limit: 100 }),
  numberSlider('minutesPerAnswer', 'Minutes for an answer', { initial: 5, most: 30, limit: 60 }),
  moneySlider('hour', 'What an hour costs', { initial: 2_500, most: 15_000, limit: 50_000 }),
  numberSlider('lostCustomers', 'Customers lost a month', { initial: 0, most: 20, limit: 100 }),
  moneySlider('customer', 'What a customer leaves', {
    initial: 15_000,
    most: 200_000,
    limit: 10_000_000,
  }),
];

/** Tiers and what a further conversation costs come from the price list. */
export const chatbotRoiBlock = defineSection(
  'chatbotRoi',
  ['Chatbot calculator', 'Chatbot calculators'],
  [
    ...sectionHeadFields(),
    ...sliders,
    priceTextareaField('note', 'Small print below the sum', { maxLength: 400 }),
    listField('links', 'Links below the button', {
      rows: ['Link', 'Links'],
      maxRows: 3,
      fields: linkFields(),
    }),
  ],
);

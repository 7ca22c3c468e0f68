import type { Block, Field } from 'payload';
import { linkFields, listField, row } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { groupField, numberField } from '@/platform/database/fields';
import { penceField, priceTextareaField, validatePence } from '@/prices/hooks/price-fields';

interface Siblings {
  most?: number | null;
  mostPence?: number | null;
}

interface Slider {
  name: string;
  label: string;
  initial: number;
  most: number;
  /** As far as the right end can be moved. */
  limit: number;
}

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
  { name, label, initial, most, limit }: Slider,
  end: (name: 'initial' | 'most', label: string) => object,
): Field {
  const field = (key: 'initial' | 'most', words: string, defaultValue: number) =>
    ({ ...end(key, words), max: limit, defaultValue }) as Field;
  return groupField(name, label, {
    fields: [row(field('initial', 'Begins at', initial), field('most', 'Right end', most))],
  });
}

const numberSlider = (options: Slider) =>
  slider(options, (name, label) =>
    numberField(name, label, { required: true, min: 0, validate: wholeNumber }),
  );

const moneySlider = (options: Slider) =>
  slider(options, (name, label) =>
    penceField(`${name}Pence`, label, { required: true, validate: wholePounds }),
  );

const sliders: Field[] = [
  numberSlider({
    name: 'questions',
    label: 'Questions a month',
    initial: 120,
    most: 1_000,
    limit: 5_000,
  }),
  numberSlider({
    name: 'answerPercent',
    label: 'Share answered, in %',
    initial: 50,
    most: 100,
    limit: 100,
  }),
  numberSlider({
    name: 'minutesPerAnswer',
    label: 'Minutes for an answer',
    initial: 5,
    most: 30,
    limit: 60,
  }),
  moneySlider({
    name: 'hour',
    label: 'What an hour costs',
    initial: 2_500,
    most: 15_000,
    limit: 50_000,
  }),
  numberSlider({
    name: 'lostCustomers',
    label: 'Customers lost a month',
    initial: 0,
    most: 20,
    limit: 100,
  }),
  moneySlider({
    name: 'customer',
    label: 'What a customer leaves',
    initial: 15_000,
    most: 200_000,
    limit: 10_000_000,
  }),
];

/** Tiers and what a further conversation costs come from the price list. */
export const chatbotRoiBlock: Block = {
  slug: 'chatbotRoi',
  interfaceName: 'ChatbotRoiBlock',
  labels: { singular: 'Chatbot calculator', plural: 'Chatbot calculators' },
  fields: [
    ...sectionHeadFields(),
    ...sliders,
    priceTextareaField('note', 'Small print below the sum', { maxLength: 400 }),
    listField('links', 'Links below the button', {
      rows: ['Link', 'Links'],
      maxRows: 3,
      fields: linkFields(),
    }),
  ],
};

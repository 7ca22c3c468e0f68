import type { PictureSeed } from './picture-seed';

/** Pages drawn for packages without a demonstration, from `seed/scenes/layouts`. */
export const layouts: PictureSeed[] = [
  {
    name: 'layout-growth',
    alt: 'A layout we drew: “Ten tools. Every one mends.”, a trowel to put in the basket, and garden tools with price tags on a blue board; two articles below.',
  },
];

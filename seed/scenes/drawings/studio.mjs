import { oak } from './figures.mjs';
import { at, colour, label, line, path, rect } from './kit.mjs';
import { frances, tom } from './studio-people.mjs';
import { crate, desk, drawingTable, plant, shelf, sideboard } from './studio-pieces.mjs';
import {
  appleTree,
  breadPage,
  priceList,
  prints,
  screen,
  stairPage,
  view,
} from './studio-wall.mjs';

const { amber, cider, sand, straw } = colour;
const [ceiling, floor] = [38, 700];

/** What is cut through: ceiling, floor and both walls. */
const cut = () => [
  rect(0, floor, 2000, 60, { fill: '#0b4636', width: 0 }),
  Array.from({ length: 50 }, (_, i) =>
    line(i * 44, floor + 8, i * 44 - 26, floor + 30, { stroke: '#2b7360', width: 4 }),
  ),
  [50, 1906].map((x) => [
    rect(x, 0, 44, floor, { fill: cider, width: 5 }),
    Array.from({ length: 27 }, (_, i) =>
      line(x, 26 + i * 26, x + 44, 26 + i * 26, { width: 2.5, stroke: '#7d2110' }),
    ),
    Array.from({ length: 27 }, (_, i) =>
      line(x + (i % 2 ? 14 : 30), i * 26, x + (i % 2 ? 14 : 30), i * 26 + 26, {
        width: 2.5,
        stroke: '#7d2110',
      }),
    ),
  ]),
  rect(20, -20, 1960, ceiling + 20, { fill: oak, width: 5 }),
  Array.from({ length: 24 }, (_, i) =>
    path(`M${60 + i * 82} 10q30 10 50 0`, { width: 2.5, stroke: '#7a4e28' }),
  ),
  line(0, floor, 2000, floor, { width: 6 }),
];

const pendant = (x, length) => [
  line(x, ceiling, x, ceiling + length, { width: 5 }),
  path(`M${x - 58} ${ceiling + length + 46}c6 -30 30 -50 58 -50s52 20 58 50z`, { fill: amber }),
  path(`M${x - 22} ${ceiling + length + 48}a22 16 0 0 0 44 0z`, { fill: straw, width: 4 }),
];

/** The height of the room, from floor to ceiling. */
const height = (x) => [
  line(x, ceiling + 4, x, 300, { width: 3, stroke: '#857f72' }),
  line(x, 410, x, floor - 4, { width: 3, stroke: '#857f72' }),
  [ceiling + 4, floor - 4].map((y) => line(x - 12, y, x + 12, y, { width: 3, stroke: '#857f72' })),
  label(0, 0, '2.40 m', {
    size: 24,
    fill: '#857f72',
    anchor: 'middle',
    turn: `translate(${x + 9} 355) rotate(-90)`,
  }),
];

/** The studio of two, cut open like a house in a section drawing. */
export const studio = () => [
  // Outside.
  rect(0, 0, 2000, floor, { fill: '#d3e6ec', width: 0 }),
  path('M0 560C20 540 40 540 60 548V700H0z', { fill: '#8dbb86', width: 4 }),
  path('M1940 548C1960 520 1980 530 2000 520V700H1940z', { fill: '#8dbb86', width: 4 }),
  appleTree(6, 700, 1.4),
  appleTree(1988, 700, 1.4),
  rect(72, 0, 1856, floor, { fill: '#f3ead8', width: 0 }),
  Array.from({ length: 36 }, (_, i) =>
    line(100 + i * 50, ceiling, 100 + i * 50, floor, {
      stroke: '#e6dac1',
      width: i % 4 === 2 ? 3 : 1.5,
    }),
  ),
  Array.from({ length: 13 }, (_, i) =>
    line(94, 50 + i * 50, 1906, 50 + i * 50, { stroke: '#e6dac1', width: i % 4 === 3 ? 3 : 1.5 }),
  ),
  rect(94, 672, 1812, 28, { fill: sand, width: 4 }),
  at(484, 88, 0, view()),
  at(1112, 74, 2, priceList()),
  at(1560, 130, -1, prints()),
  at(124, 162, 0, shelf()),
  at(284, 0, 0, drawingTable()),
  at(1546, 0, 0, sideboard()),
  height(1512),
  plant(1846, 436),
  cut(),
  pendant(1034, 34),
  at(592, 560, 0, frances()),
  at(1030, floor, 0, crate()),
  desk(648, 1262, 486),
  at(730, 270, 0, screen(stairPage())),
  at(992, 270, 0, screen(breadPage())),
  at(1434, 700, 0, tom()),
];

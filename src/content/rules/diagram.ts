import { arrowOf, CharacterGrid, covers, type GridBox, type Side } from './diagram-grid';
import {
  type DiagramConnection,
  type DiagramNode,
  type DiagramStroke,
  type Label,
  Lines,
} from './diagram-lines';

/** Rows that are laid out together: either nodes and what passes them, or lines between nodes. */
export interface DiagramBand {
  top: number;
  rows: number;
  nodes: DiagramNode[];
  /** Words beside a line. */
  labels: { row: number; rows: number; column: number; columns: number; text: string }[];
  strokes: DiagramStroke[];
  arrows: { row: number; column: number; side: Side }[];
}

export interface Diagram {
  columns: number;
  bands: DiagramBand[];
  connections: DiagramConnection[];
}

/** Beyond these, a drawing does not fit a page. */
const mostColumns = 100;
const mostRows = 80;

/** `A -> B` and `A → B` become lines of the drawing. */
function drawInlineArrows(grid: CharacterGrid, boxes: readonly GridBox[]): void {
  for (const [row, cells] of grid.rows.entries()) {
    for (const { 0: found, index } of cells.join('').matchAll(/(?<=\S )(?:<?-+>|→|▶|⟶)(?= \S)/gu)) {
      if (boxes.some((box) => covers(box, row, index))) continue;
      const line = [...found].map(() => '─');
      line[line.length - 1] = '►';
      if (found.startsWith('<')) line[0] = '◄';
      cells.splice(index, line.length, ...line);
    }
  }
}

function wordsIn(grid: CharacterGrid, box: GridBox): string[] {
  return grid.rows
    .slice(box.top + 1, box.bottom)
    .map((cells) =>
      cells
        .slice(box.left + 1, box.right)
        .join('')
        .trim(),
    )
    .filter(Boolean);
}

const looseWords = /[^\s─│┌┐└┘├┤┬┴┼▼▲►◄]+(?: [^\s─│┌┐└┘├┤┬┴┼▼▲►◄]+)*/gu;

/** Words outside boxes, row by row; two spaces or a line separate them. */
function looseRuns(grid: CharacterGrid, boxes: readonly GridBox[]): Label[] {
  return grid.rows.flatMap((cells, row) => {
    const visible = cells
      .map((character, column) => (boxes.some((box) => covers(box, row, column)) ? '│' : character))
      .join('');
    return [...visible.matchAll(looseWords)].map(({ 0: text, index }) => ({
      top: row,
      bottom: row,
      left: index,
      right: index + text.length - 1,
      lines: [text],
    }));
  });
}

/** Joins what continues in the next row. */
function joinRows<T extends Label>(runs: readonly T[], continues: (above: T, run: T) => boolean) {
  const joined: T[] = [];
  for (const run of runs) {
    const above = joined.find((each) => each.bottom === run.top - 1 && continues(each, run));
    if (!above) {
      joined.push({ ...run, lines: [...run.lines] });
      continue;
    }
    above.bottom = run.top;
    above.left = Math.min(above.left, run.left);
    above.right = Math.max(above.right, run.right);
    above.lines.push(...run.lines);
  }
  return joined;
}

/** Rows of nodes that overlap, and the rows between them. */
function bandsOf(nodes: readonly DiagramNode[], rows: number): { top: number; rows: number }[] {
  const bands: { top: number; rows: number }[] = [];
  let end = 0;
  for (const { top, bottom } of nodes.toSorted((a, b) => a.top - b.top)) {
    const last = bands.at(-1);
    if (last && top < end) {
      end = Math.max(end, bottom + 1);
      last.rows = end - last.top;
      continue;
    }
    if (top > end) bands.push({ top: end, rows: top - end });
    bands.push({ top, rows: bottom + 1 - top });
    end = bottom + 1;
  }
  if (end < rows) bands.push({ top: end, rows: rows - end });
  return bands;
}

/** Free columns on a side of some cells, up to a limit. */
function freeColumns(grid: CharacterGrid, box: GridBox, side: 'left' | 'right', most: number) {
  const isFree = (column: number) =>
    Array.from({ length: box.bottom - box.top + 1 }, (_, index) => box.top + index).every(
      (row) => grid.at(row, column) === ' ',
    );
  for (let count = 0; count < most; count += 1) {
    const column = side === 'left' ? box.left - count - 1 : box.right + count + 1;
    if (column < 0 || column >= grid.columns) return count;
    // One stays free, so that neighbours do not touch.
    if (!isFree(column)) return Math.max(0, count - 1);
  }
  return most;
}

/** Gives words without a box more room, evenly, because type on a phone is wider than a cell. */
function widen(grid: CharacterGrid, node: DiagramNode): DiagramNode {
  if (node.isBoxed) return node;
  const room = Math.min(freeColumns(grid, node, 'left', 4), freeColumns(grid, node, 'right', 4));
  return { ...node, left: node.left - room, right: node.right + room };
}

/**
 * Reads a diagram that is drawn with characters: boxes of `┌─┐│└┘`, lines, arrows `▼▲►◄`, and words
 * beside lines.
 * @returns `null` for a text that is no such drawing, or whose lines do not meet
 */
export function parseDiagram(text: string): Diagram | null {
  const grid = new CharacterGrid(text);
  if (grid.columns > mostColumns || grid.rows.length > mostRows) return null;
  const boxes = grid.boxes();
  drawInlineArrows(grid, boxes);
  const isUpright = (row: number, column: number) =>
    '│▼▲├┤┼'.includes(grid.at(row, column)) && !boxes.some((box) => covers(box, row, column));
  const isLabel = ({ top, left }: Label) =>
    isUpright(top, left - 1) || (grid.at(top, left - 1) === ' ' && isUpright(top, left - 2));
  const runs = Map.groupBy(looseRuns(grid, boxes), isLabel);
  const labels = joinRows(runs.get(true) ?? [], (above, run) => above.left === run.left);
  const loose = joinRows(
    runs.get(false) ?? [],
    (above, run) => run.left <= above.right && run.right >= above.left,
  );
  const nodes: DiagramNode[] = [
    ...boxes.map((box) => ({ ...box, lines: wordsIn(grid, box), isBoxed: true })),
    ...loose.map((words) => ({ ...words, isBoxed: false })),
  ];
  const lines = new Lines(grid, nodes, labels);
  const connections = lines.connections();
  if (!connections || connections.length === 0) return null;
  const bands = bandsOf(nodes, grid.rows.length).map(({ top, rows }) => {
    const isIn = (row: number) => row >= top && row < top + rows;
    return {
      top,
      rows,
      nodes: nodes.filter((node) => isIn(node.top)).map((node) => widen(grid, node)),
      labels: labels
        .filter((label) => isIn(label.top))
        .map((label) => ({
          row: label.top - top,
          rows: label.bottom - label.top + 1,
          column: label.left,
          columns: label.right - label.left + 1 + freeColumns(grid, label, 'right', 8),
          text: label.lines.join(' '),
        })),
      strokes: lines.strokesIn(top, rows),
      arrows: [...lines.cells.values()].flatMap(({ row, column, character }) => {
        const side = arrowOf(character);
        return side && isIn(row) ? [{ row: row - top, column, side }] : [];
      }),
    };
  });
  return { columns: grid.columns, bands, connections };
}

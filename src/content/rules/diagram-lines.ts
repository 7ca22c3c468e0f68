import {
  arrowOf,
  type CharacterGrid,
  covers,
  type GridBox,
  opposite,
  type Side,
  sidesOf,
  step,
} from './diagram-grid';

/** A box of the drawing, or words without one. Rows and columns include both ends. */
export interface DiagramNode extends GridBox {
  lines: string[];
  isBoxed: boolean;
}

/** A straight stroke between two points, in columns and rows of its band. */
export interface DiagramStroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** What a line joins. Without `from`, both ends have an arrow, or neither. */
export interface DiagramConnection {
  from: string[];
  to: string[];
  label: string | null;
}

/** Words beside a line. */
export interface Label extends GridBox {
  lines: string[];
}

/** The first line of a box, all words without one. */
const nameOf = ({ lines, isBoxed }: DiagramNode): string =>
  isBoxed ? (lines[0] ?? '') : lines.join(' ');

/** The lines of a drawing: what they join, and where they run. */
export class Lines {
  readonly cells = new Map<string, { row: number; column: number; character: string }>();

  private readonly grid: CharacterGrid;
  private readonly nodes: readonly DiagramNode[];
  private readonly labels: readonly Label[];

  constructor(grid: CharacterGrid, nodes: readonly DiagramNode[], labels: readonly Label[]) {
    this.grid = grid;
    this.nodes = nodes;
    this.labels = labels;
    const boxes = nodes.filter(({ isBoxed }) => isBoxed);
    for (const [row, characters] of grid.rows.entries()) {
      for (const [column, character] of characters.entries()) {
        if (sidesOf(character).length === 0) continue;
        if (boxes.some((box) => covers(box, row, column))) continue;
        this.cells.set(`${row} ${column}`, { row, column, character });
      }
    }
  }

  /** The node that a line meets at a side of a cell; beside words there may be two spaces. */
  private nodeAt(row: number, column: number, side: Side): DiagramNode | undefined {
    const [down, right] = step[side];
    for (let cells = 1; cells <= (down === 0 ? 3 : 1); cells += 1) {
      const [y, x] = [row + down * cells, column + right * cells];
      const node = this.nodes.find((each) => covers(each, y, x));
      if (node || this.grid.at(y, x) !== ' ') return node;
    }
    return undefined;
  }

  /** What each connected line joins; `null` if one ends in the open. */
  connections(): DiagramConnection[] | null {
    const found: DiagramConnection[] = [];
    const seen = new Set<string>();
    for (const start of this.cells.keys()) {
      if (seen.has(start)) continue;
      const connection = this.trace(start, seen);
      if (!connection) return null;
      found.push(connection);
    }
    return found;
  }

  private trace(start: string, seen: Set<string>): DiagramConnection | null {
    const targets = new Set<DiagramNode>();
    const sources = new Set<DiagramNode>();
    const labels = new Set<Label>();
    const waiting = [start];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const cell = this.cells.get(key);
      if (!cell || seen.has(key)) continue;
      seen.add(key);
      const { row, column, character } = cell;
      for (const label of this.labels) if (isBeside(label, row, column)) labels.add(label);
      for (const side of sidesOf(character)) {
        const [down, right] = step[side];
        const next = this.cells.get(`${row + down} ${column + right}`);
        if (next && sidesOf(next.character).includes(opposite[side])) {
          waiting.push(`${next.row} ${next.column}`);
          continue;
        }
        const node = this.nodeAt(row, column, side);
        const isArrow = arrowOf(character) === side;
        if (isArrow && !node) return null;
        if (node) (isArrow ? targets : sources).add(node);
      }
    }
    for (const node of targets) sources.delete(node);
    if (targets.size + sources.size < 2) return null;
    const isOneWay = targets.size > 0 && sources.size > 0;
    return {
      from: isOneWay ? [...sources].map(nameOf) : [],
      to: [...(isOneWay ? targets : [...targets, ...sources])].map(nameOf),
      label: [...labels].flatMap(({ lines }) => lines).join(' ') || null,
    };
  }

  /** Strokes within some rows; neighbouring pieces are one stroke. */
  strokesIn(top: number, rows: number): DiagramStroke[] {
    const strokes: DiagramStroke[] = [];
    for (const { row, column, character } of this.cells.values()) {
      if (row < top || row >= top + rows) continue;
      const [x, y] = [column + 0.5, row - top + 0.5];
      for (const side of sidesOf(character)) {
        const [down, right] = step[side];
        const [toX, toY] = [x + right / 2, y + down / 2];
        const piece = {
          x1: Math.min(x, toX),
          y1: Math.min(y, toY),
          x2: Math.max(x, toX),
          y2: Math.max(y, toY),
        };
        const before = strokes.find(
          (each) =>
            each.x2 === piece.x1 &&
            each.y2 === piece.y1 &&
            (each.x1 === each.x2) === (piece.x1 === piece.x2),
        );
        if (before) Object.assign(before, { x2: piece.x2, y2: piece.y2 });
        else strokes.push(piece);
      }
    }
    return strokes;
  }
}

/** A label begins one or two cells right of an upright line. */
function isBeside({ top, bottom, left }: Label, row: number, column: number): boolean {
  return row >= top && row <= bottom && left - column > 0 && left - column <= 2;
}

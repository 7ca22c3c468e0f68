/** Sides of a cell that a line character reaches. */
export type Side = 'up' | 'down' | 'left' | 'right';

export const opposite: Readonly<Record<Side, Side>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};

export const step: Readonly<Record<Side, readonly [row: number, column: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

const reach: Readonly<Record<string, readonly Side[]>> = {
  '─': ['left', 'right'],
  '│': ['up', 'down'],
  '┌': ['down', 'right'],
  '┐': ['down', 'left'],
  '└': ['up', 'right'],
  '┘': ['up', 'left'],
  '├': ['up', 'down', 'right'],
  '┤': ['up', 'down', 'left'],
  '┬': ['down', 'left', 'right'],
  '┴': ['up', 'left', 'right'],
  '┼': ['up', 'down', 'left', 'right'],
  '▼': ['up', 'down'],
  '▲': ['up', 'down'],
  '►': ['left', 'right'],
  '◄': ['left', 'right'],
};

const points: Readonly<Record<string, Side>> = {
  '▼': 'down',
  '▲': 'up',
  '►': 'right',
  '◄': 'left',
};

export const sidesOf = (character: string): readonly Side[] => reach[character] ?? [];
export const arrowOf = (character: string): Side | null => points[character] ?? null;

/** Rows and columns of a box, its border included. */
export interface GridBox {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const covers = (box: GridBox, row: number, column: number): boolean =>
  row >= box.top && row <= box.bottom && column >= box.left && column <= box.right;

/** A text drawn with characters, as cells. */
export class CharacterGrid {
  readonly rows: string[][];
  readonly columns: number;

  constructor(text: string) {
    const lines = text.replaceAll('\t', '  ').split(/\r?\n/);
    const indent = Math.min(
      ...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length),
    );
    const cut = lines.map((line) => [...line.slice(indent).trimEnd()]);
    const first = cut.findIndex(({ length }) => length > 0);
    const last = cut.findLastIndex(({ length }) => length > 0);
    this.rows = first < 0 ? [] : cut.slice(first, last + 1);
    this.columns = Math.max(0, ...this.rows.map(({ length }) => length));
  }

  at(row: number, column: number): string {
    return this.rows[row]?.[column] ?? ' ';
  }

  /** Closed boxes; a corner whose border is broken belongs to a line. */
  boxes(): GridBox[] {
    return this.rows.flatMap((cells, row) =>
      cells.flatMap((character, column) =>
        character === '┌' ? (this.boxFrom(row, column) ?? []) : [],
      ),
    );
  }

  private boxFrom(top: number, left: number): GridBox | null {
    const right = this.follow(top, left, 'right', '─┬┴┼', '┐');
    const bottom = this.follow(top, left, 'down', '│├┤┼', '└');
    if (right === null || bottom === null) return null;
    const isClosed =
      this.follow(bottom, left, 'right', '─┬┴┼', '┘') === right &&
      this.follow(top, right, 'down', '│├┤┼', '┘') === bottom;
    return isClosed ? { top, bottom, left, right } : null;
  }

  /** Row or column where a border ends; `null` where it is broken. */
  private follow(
    row: number,
    column: number,
    side: 'right' | 'down',
    border: string,
    end: string,
  ): number | null {
    const [down, right] = step[side];
    for (let count = 1; ; count += 1) {
      const character = this.at(row + down * count, column + right * count);
      if (character === end) return side === 'right' ? column + count : row + count;
      if (!border.includes(character)) return null;
    }
  }
}

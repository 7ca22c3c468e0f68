import type { CSSProperties } from 'react';
import { type Diagram, type DiagramBand, parseDiagram } from '@/content/rules/diagram';
import type { DiagramConnection, DiagramNode } from '@/content/rules/diagram-lines';
import { classNames } from '@/design/ui/class-names';

/** An architecture that editors draw with characters; a text that is no drawing stays as typed. */
export function ArchitectureDiagram({ text }: { text: string }) {
  const diagram = parseDiagram(text);
  return (
    <figure aria-label="Architecture diagram" className="min-w-0">
      {diagram ? <DrawnDiagram diagram={diagram} /> : <TypedDiagram text={text} />}
      <figcaption className="sr-only">
        {diagram
          ? diagram.connections.map(wordConnection).join(' ')
          : 'The parts of the site and what passes between them'}
      </figcaption>
    </figure>
  );
}

const list = new Intl.ListFormat('en-GB');

function wordConnection({ from, to, label }: DiagramConnection): string {
  const ends =
    from.length > 0
      ? `From ${list.format(from)} to ${list.format(to)}`
      : `Between ${list.format(to)}`;
  return label ? `${ends}: ${label}.` : `${ends}.`;
}

function TypedDiagram({ text }: { text: string }) {
  return (
    <section
      aria-label="Drawing"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing is scrolled by keyboard, too
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-ink bg-sheet"
    >
      <pre className="mx-auto w-max p-5 text-small/5 sm:p-8">
        {/* A system font: ours lacks the box-drawing characters, and two fonts differ in width. */}
        <code className="[font-family:ui-monospace,Menlo,Consolas,'DejaVu_Sans_Mono',monospace]">
          {text}
        </code>
      </pre>
    </section>
  );
}

/** Columns keep the drawing's proportions at every width; words wrap, and rows grow with them. */
function DrawnDiagram({ diagram: { columns, bands } }: { diagram: Diagram }) {
  return (
    <div className="rounded-control border border-ink bg-sheet px-2 py-6 sm:p-8 print:break-inside-avoid">
      <div className="mx-auto" style={{ maxInlineSize: `${columns * 0.75}rem` }}>
        {bands.map((band, index) => (
          // Nodes directly below others keep a distance.
          <div
            key={band.top}
            className={
              band.nodes.length > 0 && (bands[index - 1]?.nodes.length ?? 0) > 0
                ? 'mt-4'
                : undefined
            }
          >
            <Band band={band} columns={columns} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Band({ band, columns }: { band: DiagramBand; columns: number }) {
  const { rows, nodes, labels, arrows } = band;
  // A row between nodes has a height; those with nodes share that of the words.
  const rowHeight = nodes.length > 0 ? 'minmax(0,1fr)' : 'minmax(1.25rem,1fr)';
  return (
    <div
      className="relative grid"
      style={{
        gridTemplateColumns: `repeat(${columns},minmax(0,1fr))`,
        gridTemplateRows: `repeat(${rows},${rowHeight})`,
      }}
    >
      <Strokes band={band} columns={columns} />
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.row} ${arrow.column}`} arrow={arrow} size={{ columns, rows }} />
      ))}
      {nodes.map((node) => (
        <Node key={`${node.top} ${node.left}`} node={node} top={node.top - band.top} />
      ))}
      {labels.map((label) => (
        <p
          key={`${label.row} ${label.column}`}
          className="self-center ps-1 text-[0.75rem]/4 text-muted italic sm:text-label"
          style={areaOf(label.row, label.rows, label.column, label.columns)}
        >
          {label.text}
        </p>
      ))}
    </div>
  );
}

const areaOf = (row: number, rows: number, column: number, columns: number): CSSProperties => ({
  gridArea: `${row + 1} / ${column + 1} / span ${rows} / span ${columns}`,
});

function Strokes({ band: { rows, strokes }, columns }: { band: DiagramBand; columns: number }) {
  if (strokes.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full fill-none stroke-ink"
      strokeWidth="1.5"
      strokeLinecap="square"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d={strokes.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
      />
    </svg>
  );
}

const turns = { down: 0, up: 180, right: -90, left: 90 } as const;

/** Its tip is at the side of its cell. */
function Arrow(props: {
  arrow: DiagramBand['arrows'][number];
  size: { columns: number; rows: number };
}) {
  const { arrow, size } = props;
  const { row, column, side } = arrow;
  const [x, y] = {
    down: [0.5, 1],
    up: [0.5, 0],
    right: [1, 0.5],
    left: [0, 0.5],
  }[side] as [number, number];
  return (
    <svg
      aria-hidden="true"
      viewBox="-5 -8 10 8"
      className="absolute h-2 w-2.5 origin-bottom fill-ink"
      style={{
        insetInlineStart: `${((column + x) / size.columns) * 100}%`,
        insetBlockStart: `${((row + y) / size.rows) * 100}%`,
        transform: `translate(-50%,-100%) rotate(${turns[side]}deg)`,
      }}
    >
      <path d="M-5 -8L0 0L5 -8z" />
    </svg>
  );
}

function Node({ node, top }: { node: DiagramNode; top: number }) {
  const { left, right, bottom, lines, isBoxed } = node;
  const [name, ...details] = isBoxed ? lines : [lines.join(' ')];
  return (
    <div
      className={classNames(
        'relative text-center text-[0.8125rem]/[1.3] sm:text-small/5',
        isBoxed
          ? 'grid min-w-0 content-center rounded-control wrap-break-word border-[1.5px] border-ink bg-paper px-1 py-2 sm:px-3 sm:py-2.5'
          : // A long word may be wider than its cells, evenly.
            'min-w-min self-center justify-self-center py-1',
      )}
      style={areaOf(top, bottom - node.top + 1, left, right - left + 1)}
    >
      <p className={isBoxed ? 'font-semibold' : 'font-medium text-orchard'}>{name}</p>
      {details.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
    </div>
  );
}

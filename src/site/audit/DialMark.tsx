import { classNames } from '@/design/ui/class-names';

const centre = 100;

function pointAt(percent: number, radius: number): string {
  const angle = ((150 + 2.4 * percent) * Math.PI) / 180;
  const at = (turned: number) => (centre + radius * turned).toFixed(2);
  return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
}

function marks(step: number, inner: number, outer: number): string {
  let path = '';
  for (let percent = 0; percent <= 100; percent += step) {
    path += `M${pointAt(percent, inner)}L${pointAt(percent, outer)}`;
  }
  return path;
}

/** Logo of the audit: its reports' gauge at zero. */
export function DialMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 30 30"
      className={classNames('size-7.5 flex-none fill-none', className)}
    >
      <path d="M5.6 23.6a11.6 11.6 0 1 1 18.8 0" className="stroke-ink" strokeWidth="2.2" />
      <path d="M15 17l5.4-5.4" className="stroke-amber" strokeWidth="2.2" />
      <circle cx="15" cy="17" r="1.7" className="fill-ink" />
    </svg>
  );
}

const figures = [
  { percent: 0, anchor: 'end' },
  { percent: 50, anchor: 'middle' },
  { percent: 100, anchor: 'start' },
] as const;

/** The same as a large drawing with the full scale. */
export function DialDrawing({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-10 -12 220 174"
      className={classNames('fill-none', className)}
    >
      <path d={marks(1, 91, 94)} className="stroke-tick" strokeWidth="0.5" />
      <path d={marks(5, 89, 95)} className="stroke-tick" strokeWidth="0.8" />
      <path d={marks(10, 87, 97)} className="stroke-ink" strokeWidth="0.9" />
      <path
        d={`M${pointAt(0, 80)}A80 80 0 1 1 ${pointAt(100, 80)}`}
        className="stroke-rule"
        strokeWidth="3"
      />
      <path d={`M${centre} ${centre}L${pointAt(0, 76)}`} className="stroke-amber" strokeWidth="2" />
      <circle cx={centre} cy={centre} r="4.5" className="fill-ink" />
      {figures.map(({ percent, anchor }) => (
        <text
          key={percent}
          x={pointAt(percent, 102).split(' ')[0]}
          y={pointAt(percent, 102).split(' ')[1]}
          textAnchor={anchor}
          className="fill-muted font-mono text-[0.5rem]"
        >
          {percent}
        </text>
      ))}
    </svg>
  );
}

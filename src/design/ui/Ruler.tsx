import { classNames } from './class-names';

/** A ruled edge: a short mark every 12 px, a long one every 60. */
export function Ruler({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('ruler h-3', className)} />;
}

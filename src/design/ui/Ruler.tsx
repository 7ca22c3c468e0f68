import { classNames } from './class-names';

/** A ruled edge with a short mark every 12 px and a long one every 60. */
export function Ruler({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('ruler h-3', className)} />;
}

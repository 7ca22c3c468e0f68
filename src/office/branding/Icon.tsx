import { Mark } from './Mark';

/** Small mark at the top of the back office. */
export function Icon() {
  return <Mark size={22} />;
}

export type PolicyUnit =
  | 'pence'
  | 'percent'
  | 'days'
  | 'businessDays'
  | 'months'
  | 'years'
  | 'hours'
  | 'minutes'
  | 'times'
  | 'scans'
  /** A bare number whose noun stands in the text. */
  | 'count';

export interface PolicyFigure {
  label: string;
  help: string;
  unit: PolicyUnit;
  initial: number;
}

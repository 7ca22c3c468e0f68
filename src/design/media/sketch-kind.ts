/** Kinds of band in a sketched web page. */
export type SketchKind =
  | 'opening'
  | 'form'
  | 'map'
  | 'pictures'
  | 'people'
  | 'badges'
  | 'list'
  | 'text';

// The first match wins: "Practice areas" is a list, "Areas" a map.
const cues: [SketchKind, RegExp][] = [
  ['form', /request|enquir|book|contact|form\b|sign|trial|first session/i],
  ['pictures', /result|job|gallery|work\b|photo|picture|space|studio/i],
  ['badges', /regist|regulat|badge|proof|licen/i],
  ['list', /list|price|fee|timetable|treatment|service|class|practice|member|article/i],
  ['people', /people|team|trainer|coach/i],
  ['map', /find|where|map|area|town/i],
];

/**
 * Chooses the sketch of a page part by its title, then its description.
 *
 * @param index its position on the page; the first is always the opening
 */
export function sketchKind(title: string, text: string, index: number): SketchKind {
  if (index === 0) return 'opening';
  const fits = (words: string) => cues.find(([, cue]) => cue.test(words))?.[0];
  return fits(title) ?? fits(text) ?? 'text';
}

import type { Element } from 'domhandler';
import { readInputType } from './find-role.ts';
import { memoisePerPage, type ParsedPage, withAncestors } from './parse-page.ts';

const MAX_LABELS = 20;

/** Labelable form controls (HTML Standard, “labelable elements”). */
function isLabelable(element: Element): boolean {
  if (element.name === 'input') return readInputType(element) !== 'hidden';
  return ['button', 'meter', 'output', 'progress', 'select', 'textarea'].includes(element.name);
}

/** Maps labels without `for` to the first control inside. */
function controlsInLabels(page: ParsedPage) {
  const controls = new Map<Element, Element>();
  for (const control of page.elements.filter(isLabelable)) {
    for (const at of withAncestors(control)) {
      if (at.name === 'label' && !controls.has(at)) controls.set(at, control);
    }
  }
  return controls;
}

const references = memoisePerPage((page) => {
  const byId = new Map<string, Element>();
  for (const element of page.elements) {
    const { id } = element.attribs;
    if (id && !byId.has(id)) byId.set(id, element);
  }
  const inside = controlsInLabels(page);
  const labelsOf = new Map<Element, Element[]>();
  for (const label of page.elements.filter(({ name }) => name === 'label')) {
    const id = label.attribs.for;
    const control = id === undefined ? inside.get(label) : byId.get(id);
    if (!control || !isLabelable(control)) continue;
    const labels = labelsOf.get(control) ?? [];
    // Bounds the work on a hostile page.
    if (labels.length < MAX_LABELS) labelsOf.set(control, [...labels, label]);
  }
  return { byId, labelsOf };
});

export function findElementById(page: ParsedPage, id: string): Element | null {
  return references(page).byId.get(id) ?? null;
}

export function listReferencedElements(page: ParsedPage, element: Element, name: string) {
  return (element.attribs[name] ?? '')
    .split(/\s+/)
    .map((id) => (id ? findElementById(page, id) : null))
    .filter((found) => found !== null);
}

/** The `<label>`s of a form control in document order, wrapping or by `for`. */
export function listLabels(page: ParsedPage, control: Element): readonly Element[] {
  return references(page).labelsOf.get(control) ?? [];
}

import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { ParsedPage } from './parse-page.ts';
import { attribute, oncePerPage } from './parse-page.ts';
import { inputType } from './role-of.ts';

interface References {
  byId: Map<string, Element>;
  labelsOf: Map<Element, Element[]>;
}

const MAX_LABELS = 20;

/** Form controls that a `<label>` can name (HTML Standard, “labelable elements”). */
function isLabelable(element: Element): boolean {
  if (element.name === 'input') return inputType(element) !== 'hidden';
  return ['button', 'meter', 'output', 'progress', 'select', 'textarea'].includes(element.name);
}

/** The control that each label without `for` names: the first one in it. */
function controlsInLabels(page: ParsedPage): Map<Element, Element> {
  const controls = new Map<Element, Element>();
  for (const control of page.elements.filter(isLabelable)) {
    for (let at = control.parent; at && isTag(at); at = at.parent) {
      if (at.name === 'label' && !controls.has(at)) controls.set(at, control);
    }
  }
  return controls;
}

const references = oncePerPage((page): References => {
  const byId = new Map<string, Element>();
  for (const element of page.elements) {
    const { id } = element.attribs;
    if (id && !byId.has(id)) byId.set(id, element);
  }
  const inside = controlsInLabels(page);
  const labelsOf = new Map<Element, Element[]>();
  for (const label of page.elements.filter(({ name }) => name === 'label')) {
    const id = attribute(label, 'for');
    const control = id === null ? inside.get(label) : byId.get(id);
    if (!control || !isLabelable(control)) continue;
    const labels = labelsOf.get(control) ?? [];
    // Nobody writes more; a page made to be slow may.
    if (labels.length < MAX_LABELS) labelsOf.set(control, [...labels, label]);
  }
  return { byId, labelsOf };
});

/** The first element with an id; null when there is none. */
export function elementById(page: ParsedPage, id: string): Element | null {
  return references(page).byId.get(id) ?? null;
}

/** The elements that an attribute names by their ids, in its order; unknown ids are left out. */
export function referenced(page: ParsedPage, element: Element, name: string): Element[] {
  return (attribute(element, name) ?? '')
    .split(/\s+/)
    .map((id) => (id ? elementById(page, id) : null))
    .filter((found) => found !== null);
}

/** The `<label>`s of a form control in document order, around it or by `for`. */
export function labelsOf(page: ParsedPage, control: Element): readonly Element[] {
  return references(page).labelsOf.get(control) ?? [];
}

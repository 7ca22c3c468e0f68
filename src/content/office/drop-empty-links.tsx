'use client';

import {
  $isLinkNode,
  createClientFeature,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client';
import { $getRoot, $isElementNode, type LexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { isEmptyLink } from '../rules/lexical';

/** Milliseconds: Payload closes the drawer first and fills in the link a moment later. */
const settledMs = 50;

function $dropEmptyLinks(node: LexicalNode): void {
  if (!$isElementNode(node)) return;
  for (const child of node.getChildren()) $dropEmptyLinks(child);
  if (!$isLinkNode(node) || !isEmptyLink(node.getFields() as unknown as Record<string, unknown>)) {
    return;
  }
  for (const child of node.getChildren()) node.insertBefore(child);
  node.remove();
}

/**
 * Removes empty links from the editor. Payload inserts a link before its drawer opens and keeps it
 * if the drawer is cancelled. An empty address would then block publishing.
 */
function DropEmptyLinks() {
  const [editor] = useLexicalComposerContext();
  const { uuid } = useEditorConfigContext();
  const { modalState } = useModal();
  const wasOpen = useRef(false);
  const isOpen = Object.entries(modalState).some(
    ([slug, modal]) => slug.endsWith(`lexical-rich-text-link-${uuid}`) && modal?.isOpen,
  );
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    const timer = window.setTimeout(() => {
      editor.update(() => $dropEmptyLinks($getRoot()));
    }, settledMs);
    return () => window.clearTimeout(timer);
  }, [editor, isOpen]);
  return null;
}

export const DropEmptyLinksClient = createClientFeature({
  plugins: [{ Component: DropEmptyLinks, position: 'normal' }],
});

import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { siteEditor } from '@/content/hooks/fields/common';
import type { LexicalNode, LexicalState } from '@/content/rules/lexical';

const token = /\{\{\s*([a-z-]+:[A-Za-z0-9:-]+)\s*\}\}/;

let nextId = 0;

function priceTokenNode(value: string): LexicalNode {
  nextId += 1;
  return {
    type: 'inlineBlock',
    version: 1,
    fields: {
      id: nextId.toString(16).padStart(24, '0'),
      blockType: 'priceToken',
      blockName: '',
      token: value,
    },
  };
}

/** Splits a text node at its price tokens and keeps the formatting. */
function splitText(node: LexicalNode): LexicalNode[] {
  const parts = (node.text ?? '').split(new RegExp(token, 'g'));
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return [priceTokenNode(part)];
    return part === '' ? [] : [{ ...node, text: part }];
  });
}

function withTokens(node: LexicalNode): LexicalNode {
  if (!node.children) return node;
  return {
    ...node,
    children: node.children.flatMap((child) =>
      child.type === 'text' && token.test(child.text ?? '')
        ? splitText(child)
        : [withTokens(child)],
    ),
  };
}

/** Creates a converter from Markdown to rich text; `{{package:growth}}` becomes a live figure. */
export async function markdownConverter(
  config: SanitizedConfig,
): Promise<(markdown: string) => LexicalState> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor: siteEditor });
  return (markdown) => {
    const state = convertMarkdownToLexical({ editorConfig, markdown }) as unknown as LexicalState;
    return { ...state, root: withTokens(state.root) };
  };
}

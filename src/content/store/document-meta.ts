import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { type LexicalState, lexicalToText } from '../rules/lexical';
import type { DocumentMeta, QuestionView } from '../rules/view-models';

interface MetaDocument {
  updatedAt: string;
  meta?: { title?: string | null; description?: string | null; noIndex?: boolean | null } | null;
}

/** Metadata of a document; empty fields fall back to its heading and opening lines. */
export function documentMeta(
  path: string,
  doc: MetaDocument,
  fallback: { title: string; description: string },
): DocumentMeta {
  return {
    path,
    metaTitle: doc.meta?.title || fallback.title,
    metaDescription: doc.meta?.description || fallback.description,
    noIndex: doc.meta?.noIndex ?? false,
    updatedAt: doc.updatedAt,
  };
}

/** Questions of a document. */
export function toQuestions(
  rows: { id?: string | null; question: string; answer: LexicalState }[] | null | undefined,
  book: PriceBook,
): QuestionView[] {
  return (rows ?? []).map(({ id, question, answer }, index) => ({
    id: id ?? String(index),
    question,
    answer,
    answerText: lexicalToText(answer, (token) => resolvePriceText(`{{${token}}}`, book)),
  }));
}

/** An editor state, or `null` for an empty field. */
export function toRichText(state: LexicalState | null | undefined): LexicalState | null {
  return state && lexicalToText(state, () => '0') !== '' ? state : null;
}

/**
 * The document of a relation; `null` if it is unpublished, and hence unreadable for the visitor.
 */
export function related<T extends object>(value: T | number | null | undefined): T | null {
  return typeof value === 'object' ? value : null;
}

/** Texts of a list field. */
export function texts(rows: readonly { text: string }[] | null | undefined): string[] {
  return (rows ?? []).map(({ text }) => text);
}

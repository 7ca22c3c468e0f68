import type { Document, Element } from 'domhandler';

/**
 * A parsed document. Made by `parsePage` alone: its depth and size are bounded, so that walking it
 * recursively is safe.
 */
export interface ParsedPage {
  /** Address that relative addresses are resolved against: the page's, or its `<base>`'s. */
  baseUrl: string;
  document: Document;
  /** Every element in document order, `<template>` contents left out. */
  elements: readonly Element[];
  head: Element | null;
  body: Element | null;
  /** The source was too deep or too long and parts were left out. */
  isCut: boolean;
}

import { colours } from '../brand';
import { escapeHtml } from '../escape-html';

/** The sender's company details, which the law requires in mails too. */
export interface LetterHead {
  brandName: string;
  legalName: string;
  companyNumber: string;
  registeredAddress: string;
  siteUrl: string;
}

/** A text is a paragraph. */
export type LetterBlock =
  | string
  | { kind: 'facts'; rows: readonly (readonly [term: string, value: string])[] }
  /** A person's own text, with its line breaks. */
  | { kind: 'quote'; heading: string; text: string }
  | { kind: 'link'; label: string; href: string };

export interface Letter {
  html: string;
  text: string;
  /** Address that ends regular mails with one POST request (RFC 8058). */
  stopUrl?: string;
  /** Enquiries held as spam that this mail reports to staff. */
  tellsOfHeld?: readonly number[];
}

const { paper, ink, muted, orchard, rule } = colours;
const mono = "'JetBrains Mono',Menlo,Consolas,monospace";

function toText(block: LetterBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'facts':
      return block.rows.map(([term, value]) => `${term}: ${value}`).join('\n');
    case 'quote':
      return `${block.heading}:\n\n${block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`;
    case 'link':
      return `${block.label}: ${block.href}`;
  }
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function factRow([term, value]: readonly [string, string]): string {
  return `<tr><td style="width:1%;padding:6px 16px 6px 0;border-bottom:1px solid ${rule};color:${muted};vertical-align:top;white-space:nowrap">${escapeHtml(term)}</td><td style="padding:6px 0;border-bottom:1px solid ${rule}">${lines(value)}</td></tr>`;
}

function toHtml(block: LetterBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${lines(block)}</p>`;
  switch (block.kind) {
    case 'facts':
      return `<table role="presentation" cellspacing="0" style="width:100%;border-collapse:collapse;border-top:1px solid ${ink};margin:0 0 20px">${block.rows.map(factRow).join('')}</table>`;
    case 'quote':
      return `<p style="margin:0 0 6px;color:${muted}">${escapeHtml(block.heading)}</p><div style="margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid ${rule};font-size:15px">${lines(block.text)}</div>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="color:${orchard}">${escapeHtml(block.label)}</a></p>`;
  }
}

function imprint({ legalName, companyNumber, registeredAddress }: LetterHead): string {
  return `${legalName}, company number ${companyNumber}. Registered office: ${registeredAddress.replace(/\s*\n\s*/g, ', ')}.`;
}

export function setLetter(head: LetterHead, blocks: readonly LetterBlock[]): Letter {
  const text = [...blocks.map(toText), `-- \n${head.brandName}\n${head.siteUrl}\n${imprint(head)}`];
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head><body style="margin:0;background:${paper};color:${ink};font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif"><div style="max-width:600px;margin:0 auto;padding:28px 20px 40px"><p style="margin:0 0 22px;padding:0 0 10px;border-bottom:1px solid ${ink};font-weight:700">${escapeHtml(head.brandName)}</p>${blocks.map(toHtml).join('')}<p style="margin:28px 0 0;padding:12px 0 0;border-top:1px solid ${rule};color:${muted};font:12px/1.5 ${mono}">${escapeHtml(imprint(head))}</p></div></body></html>`;
  return { html, text: `${text.join('\n\n')}\n` };
}

type Fact = readonly [term: string, value: string];

/** Omits rows without a value. */
export function facts(rows: readonly (readonly [string, string | null])[]): readonly Fact[] {
  return rows.filter((row): row is Fact => Boolean(row[1]));
}

/** Letters, their combining marks, apostrophes and hyphens. */
const firstName = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,39}$/u;

/** Greets by first name if the text can be one. */
export function greeting(name: string): string {
  const [first = ''] = name.split(' ');
  return firstName.test(first) ? `Hello ${first},` : 'Hello,';
}

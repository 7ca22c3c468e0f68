import { describe, expect, it } from 'vitest';
import { mobViewport } from '../../../../../src/scanner/checks/mobile/mob-viewport.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (head: string, body = '<p>Bread</p>') =>
  mobViewport.judge(pageEvidence({ html: htmlPage(body, head) }));
const viewport = (content: string) => `<meta name="viewport" content="${content}">`;

describe('the viewport', () => {
  it('is as wide as the screen', () => {
    const right = [
      'width=device-width, initial-scale=1',
      'width=device-width',
      'WIDTH = Device-Width; initial-scale=1',
      'initial-scale=1 width=device-width',
    ];
    for (const content of right) {
      expect([content, judge(viewport(content)).outcome]).toEqual([content, 'pass']);
    }
  });

  it('is missing or of a fixed width', () => {
    expect(judge('')).toMatchObject({ outcome: 'fail', share: 0, confidence: 'certain' });
    for (const content of [
      'width=1024',
      '',
      'width=device-height',
      'device-width',
      'user-scalable=no',
    ]) {
      expect([content, judge(viewport(content)).outcome]).toEqual([content, 'fail']);
    }
    expect(judge('<meta name="viewport">').outcome).toBe('fail');
  });

  it('gives a note when valid but not ideal', () => {
    const line = viewport('width=device-width');
    expect(judge('', line).outcome).toBe('note');
    expect(judge(line + line).outcome).toBe('note');
    expect(judge(viewport('initial-scale=1')).outcome).toBe('note');
    expect(judge(viewport('width=device-width, initial-scale=0.5')).outcome).toBe('note');
    // A stray element ends the head early; browsers still use the line.
    expect(judge(`<div></div>${line}`).outcome).toBe('note');
  });

  it('is the last one of several', () => {
    expect(judge(viewport('width=device-width') + viewport('width=980')).outcome).toBe('fail');
    expect(judge(viewport('width=980') + viewport('width=device-width')).outcome).toBe('note');
  });
});

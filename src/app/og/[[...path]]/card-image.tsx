import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ShareCardView } from '@/content/store/share-card';
import { colours } from '@/platform/brand';

const size = { width: 1200, height: 630 };

const { paper, ink, orchard, muted } = colours;

const fontFolder = path.join(process.cwd(), 'node_modules/@fontsource');

async function face(name: string, file: string, weight: 500 | 700) {
  return { name, weight, data: await readFile(path.join(fontFolder, file)) };
}

const faces = Promise.all([
  face('display', 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff', 700),
  face('mono', 'jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff', 500),
]);

function ruler() {
  return Array.from({ length: 61 }, (_, index) => ({
    key: index,
    left: index * 20,
    height: index % 5 === 0 ? 22 : 11,
  }));
}

const titleSize = (title: string) => (title.length > 60 ? 60 : title.length > 36 ? 72 : 86);

function Card({ brandName, eyebrow, title, figure }: ShareCardView) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px 92px',
        background: paper,
        color: ink,
        fontFamily: 'display',
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 34 }}>
        <span>{brandName}</span>
        <span style={{ fontFamily: 'mono', fontSize: 26, color: muted }}>{eyebrow}</span>
      </div>
      <div style={{ fontSize: titleSize(title), lineHeight: 1.08, letterSpacing: '-0.03em' }}>
        {title}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 56,
          borderTop: `2px solid ${ink}`,
          paddingTop: 18,
          fontFamily: 'mono',
          fontSize: 34,
          color: orchard,
        }}
      >
        {figure ?? ''}
      </div>
      {ruler().map(({ key, left, height }) => (
        <div
          key={key}
          style={{ position: 'absolute', bottom: 0, left, width: 2, height, background: ink }}
        />
      ))}
    </div>
  );
}

export async function cardImage(card: ShareCardView): Promise<ArrayBuffer> {
  const image = new ImageResponse(<Card {...card} />, { ...size, fonts: await faces });
  return image.arrayBuffer();
}

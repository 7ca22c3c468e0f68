import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
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

/** A list, because the renderer takes no component that returns several elements. */
const drawRuler = () =>
  Array.from({ length: 61 }, (_, index) => index * 20).map((left) => (
    <div
      key={left}
      style={{
        position: 'absolute',
        bottom: 0,
        left,
        width: 2,
        height: left % 100 === 0 ? 22 : 11,
        background: ink,
      }}
    />
  ));

const titleSize = (title: string) => (title.length > 60 ? 60 : title.length > 36 ? 72 : 86);

/** Height of a picture above the strip with the brand. */
const pictureHeight = 524;

const sheet = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  background: paper,
  color: ink,
  fontFamily: 'display',
} as const;

/** A picture takes the place of the title, which previews show below it. */
function PictureCard({ brandName, eyebrow, figure, src }: ShareCardView & { src: string }) {
  return (
    <div style={sheet}>
      <img alt="" src={src} width={size.width} height={pictureHeight} />
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          borderTop: `2px solid ${ink}`,
          padding: '14px 44px 0',
          fontSize: 34,
        }}
      >
        <span>{brandName}</span>
        <span style={{ fontFamily: 'mono', fontSize: 26, color: orchard }}>
          {[eyebrow, figure].filter(Boolean).join(' · ')}
        </span>
      </div>
      {drawRuler()}
    </div>
  );
}

function Card({ brandName, eyebrow, title, figure }: ShareCardView) {
  return (
    <div
      style={{
        ...sheet,
        justifyContent: 'space-between',
        padding: '64px 72px 92px',
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
      {drawRuler()}
    </div>
  );
}

/** @param picture file of the card's picture; `null` without one */
export async function cardImage(
  card: ShareCardView,
  picture: Uint8Array | null,
): Promise<ArrayBuffer> {
  // The renderer reads no WebP.
  const jpeg = picture
    ? await sharp(picture)
        .resize(size.width, pictureHeight, { fit: 'cover' })
        .jpeg({ quality: 90 })
        .toBuffer()
    : null;
  const drawn = jpeg ? (
    <PictureCard {...card} src={`data:image/jpeg;base64,${jpeg.toString('base64')}`} />
  ) : (
    <Card {...card} />
  );
  const image = new ImageResponse(drawn, { ...size, fonts: await faces });
  return image.arrayBuffer();
}

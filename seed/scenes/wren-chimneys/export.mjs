// node seed/scenes/wren-chimneys/export.mjs FOLDER, which holds open.png (85 %) and the columns of cottage.py
import path from 'node:path';
import sharp from 'sharp';

const from = process.argv[2] ?? '.';
const to = path.join(import.meta.dirname, '../../../public/demos/wren-chimneys/img');

/** Makes sides and foot fade, so that a column melts into the picture below it. */
async function soften(file) {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const edge = Math.min(x, info.width - 1 - x, info.height - 1 - y) / 26;
      const at = (y * info.width + x) * 4 + 3;
      if (edge < 1) data[at] = Math.round(data[at] * edge * edge * (3 - 2 * edge));
    }
  }
  return sharp(data, { raw: info });
}

for (const [name, file] of [
  ['open', 'cottage'],
  ['sheet', 'sheet'],
]) {
  await sharp(path.join(from, `${name}.png`))
    .webp({ quality: 80, alphaQuality: 85, effort: 6 })
    .toFile(path.join(to, `${file}.webp`));
}
for (const name of ['stove', 'range', 'nest']) {
  const column = await soften(path.join(from, `${name}.png`));
  await column
    .webp({ quality: 74, alphaQuality: 80, effort: 6 })
    .toFile(path.join(to, `${name}.webp`));
}

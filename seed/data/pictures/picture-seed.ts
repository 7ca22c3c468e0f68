export interface PictureSeed {
  /** Name of the file in `seed/media`, without extension. */
  name: string;
  alt: string;
  /** Per cent from the top: what a small window shows of it. */
  focalY?: number;
}

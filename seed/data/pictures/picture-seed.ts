export interface PictureSeed {
  /** Name of the file in `seed/media`, without extension. */
  name: string;
  alt: string;
}

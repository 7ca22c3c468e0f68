export interface PictureSeed {
  /** Name of the file in `seed/media`, without its ending. */
  name: string;
  alt: string;
}

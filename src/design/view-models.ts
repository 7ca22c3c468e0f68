/** A picture with all its stored widths. */
export interface PictureView {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** Place that a small window shows, as in `object-position`; unset: its top. */
  focus?: string;
}

export interface LinkView {
  label: string;
  href: string;
}

/** A picture with all the widths it was stored in. */
export interface PictureView {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

export interface LinkView {
  label: string;
  href: string;
}

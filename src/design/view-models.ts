/** A picture with all its stored widths. */
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

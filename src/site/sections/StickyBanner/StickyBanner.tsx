import { StickyBanner as Banner } from '../../shell/StickyBanner';

export interface StickyBannerProps {
  text: string;
  buttonText: string;
}

/** The reminder at the lower edge; its button leads to the enquiry form of the same page. */
export function StickyBanner({ text, buttonText }: StickyBannerProps) {
  return <Banner text={text} buttonText={buttonText} buttonHref="#lead-capture" />;
}

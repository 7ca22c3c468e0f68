import type { Check } from '../../model/check.ts';
import { a11yAriaValid } from './a11y-aria-valid.ts';
import { a11yAutocomplete } from './a11y-autocomplete.ts';
import { a11yButtonName } from './a11y-button-name.ts';
import { a11yBypass } from './a11y-bypass.ts';
import { a11yEmptyHeading } from './a11y-empty-heading.ts';
import { a11yFormLabel } from './a11y-form-label.ts';
import { a11yFrameTitle } from './a11y-frame-title.ts';
import { a11yHeadingOrder } from './a11y-heading-order.ts';
import { a11yHtmlLang } from './a11y-html-lang.ts';
import { a11yImgAlt } from './a11y-img-alt.ts';
import { a11yInputImageAlt } from './a11y-input-image-alt.ts';
import { a11yLangValid } from './a11y-lang-valid.ts';
import { a11yLinkName } from './a11y-link-name.ts';
import { a11yMainLandmark } from './a11y-main-landmark.ts';
import { a11yMetaRefresh } from './a11y-meta-refresh.ts';
import { a11ySvgObjectAlt } from './a11y-svg-object-alt.ts';
import { a11yTabindex } from './a11y-tabindex.ts';

export const accessibilityChecks: readonly Check[] = [
  a11yImgAlt,
  a11yFormLabel,
  a11yButtonName,
  a11yLinkName,
  a11yHtmlLang,
  a11yLangValid,
  a11yInputImageAlt,
  a11yFrameTitle,
  a11ySvgObjectAlt,
  a11yEmptyHeading,
  a11yHeadingOrder,
  a11yMainLandmark,
  a11yBypass,
  a11yMetaRefresh,
  a11yAriaValid,
  a11yTabindex,
  a11yAutocomplete,
];

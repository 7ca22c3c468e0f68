import {
  type Category,
  type Check,
  categories,
  type RegisteredCheck,
  unknown,
} from '../model/check.ts';
import type { ScanEvidence } from '../model/evidence.ts';
import type { CheckResult } from '../model/report.ts';
import type { JudgedCheck } from '../score/score-report.ts';
import { a11yAriaAllowedAttr } from './accessibility/a11y-aria-allowed-attr.ts';
import { a11yAriaDialogName } from './accessibility/a11y-aria-dialog-name.ts';
import { a11yAriaHiddenFocus } from './accessibility/a11y-aria-hidden-focus.ts';
import { a11yAriaRequiredChildren } from './accessibility/a11y-aria-required-children.ts';
import { a11yAriaValid } from './accessibility/a11y-aria-valid.ts';
import { a11yAutocomplete } from './accessibility/a11y-autocomplete.ts';
import { a11yButtonName } from './accessibility/a11y-button-name.ts';
import { a11yBypass } from './accessibility/a11y-bypass.ts';
import { a11yEmptyHeading } from './accessibility/a11y-empty-heading.ts';
import { a11yFormLabel } from './accessibility/a11y-form-label.ts';
import { a11yFrameTitle } from './accessibility/a11y-frame-title.ts';
import { a11yHeadingOrder } from './accessibility/a11y-heading-order.ts';
import { a11yHtmlLang } from './accessibility/a11y-html-lang.ts';
import { a11yImgAlt } from './accessibility/a11y-img-alt.ts';
import { a11yInputImageAlt } from './accessibility/a11y-input-image-alt.ts';
import { a11yLandmarkUnique } from './accessibility/a11y-landmark-unique.ts';
import { a11yLangValid } from './accessibility/a11y-lang-valid.ts';
import { a11yLinkName } from './accessibility/a11y-link-name.ts';
import { a11yList } from './accessibility/a11y-list.ts';
import { a11yListitem } from './accessibility/a11y-listitem.ts';
import { a11yMainLandmark } from './accessibility/a11y-main-landmark.ts';
import { a11yMetaRefresh } from './accessibility/a11y-meta-refresh.ts';
import { a11yRegion } from './accessibility/a11y-region.ts';
import { a11ySvgObjectAlt } from './accessibility/a11y-svg-object-alt.ts';
import { a11yTabindex } from './accessibility/a11y-tabindex.ts';
import { aiAnswerBots } from './ai-search/ai-answer-bots.ts';
import { aiEntity } from './ai-search/ai-entity.ts';
import { aiLlmsTxt } from './ai-search/ai-llms-txt.ts';
import { aiQuestions } from './ai-search/ai-questions.ts';
import { aiSemanticHtml } from './ai-search/ai-semantic-html.ts';
import { aiSnippetAllowed } from './ai-search/ai-snippet-allowed.ts';
import { aiTextWithoutJs } from './ai-search/ai-text-without-js.ts';
import { aiTrainingBots } from './ai-search/ai-training-bots.ts';
import { judgeWithDoubt } from './judge-with-doubt.ts';
import { judgeByLocality } from './local-business/business-facts.ts';
import { localAddress } from './local-business/local-address.ts';
import { localCompanyDetails } from './local-business/local-company-details.ts';
import { localContactEmail } from './local-business/local-contact-email.ts';
import { localCookieConsent } from './local-business/local-cookie-consent.ts';
import { localHours } from './local-business/local-hours.ts';
import { localNapMatch } from './local-business/local-nap-match.ts';
import { localPhone } from './local-business/local-phone.ts';
import { localPrivacy } from './local-business/local-privacy.ts';
import { localReviews } from './local-business/local-reviews.ts';
import { localSchema } from './local-business/local-schema.ts';
import { localSchemaComplete } from './local-business/local-schema-complete.ts';
import { localSocialLinks } from './local-business/local-social-links.ts';
import { localVat } from './local-business/local-vat.ts';
import { mobDoctype } from './mobile/mob-doctype.ts';
import { mobIcons } from './mobile/mob-icons.ts';
import { mobResponsiveCss } from './mobile/mob-responsive-css.ts';
import { mobResponsiveImages } from './mobile/mob-responsive-images.ts';
import { mobViewport } from './mobile/mob-viewport.ts';
import { mobZoom } from './mobile/mob-zoom.ts';
import { perfCaching } from './performance/perf-caching.ts';
import { perfCompression } from './performance/perf-compression.ts';
import { perfDomSize } from './performance/perf-dom-size.ts';
import { perfHtmlSize } from './performance/perf-html-size.ts';
import { perfHttp2 } from './performance/perf-http2.ts';
import { perfImageDims } from './performance/perf-image-dims.ts';
import { perfImageFormat } from './performance/perf-image-format.ts';
import { perfImageLarge } from './performance/perf-image-large.ts';
import { perfImageLazy } from './performance/perf-image-lazy.ts';
import { perfPageWeight } from './performance/perf-page-weight.ts';
import { perfRedirects } from './performance/perf-redirects.ts';
import { perfRenderBlocking } from './performance/perf-render-blocking.ts';
import { perfRequests } from './performance/perf-requests.ts';
import { perfThirdParty } from './performance/perf-third-party.ts';
import { perfTtfb } from './performance/perf-ttfb.ts';
import { secCertificate } from './security/sec-certificate.ts';
import { secCookies } from './security/sec-cookies.ts';
import { secCors } from './security/sec-cors.ts';
import { secCrossOrigin } from './security/sec-cross-origin.ts';
import { secCsp } from './security/sec-csp.ts';
import { secFrame } from './security/sec-frame.ts';
import { secHsts } from './security/sec-hsts.ts';
import { secHttpRedirect } from './security/sec-http-redirect.ts';
import { secHttps } from './security/sec-https.ts';
import { secMailSpoofing } from './security/sec-mail-spoofing.ts';
import { secMixedContent } from './security/sec-mixed-content.ts';
import { secNosniff } from './security/sec-nosniff.ts';
import { secOldLibrary } from './security/sec-old-library.ts';
import { secReferrer } from './security/sec-referrer.ts';
import { secSecurityTxt } from './security/sec-security-txt.ts';
import { secSri } from './security/sec-sri.ts';
import { secTlsLegacy } from './security/sec-tls-legacy.ts';
import { secVersionLeak } from './security/sec-version-leak.ts';
import { seoBrokenLinks } from './seo/seo-broken-links.ts';
import { seoCanonical } from './seo/seo-canonical.ts';
import { seoCharset } from './seo/seo-charset.ts';
import { seoCopyrightYear } from './seo/seo-copyright-year.ts';
import { seoCrawlableLinks } from './seo/seo-crawlable-links.ts';
import { seoDescription } from './seo/seo-description.ts';
import { seoFavicon } from './seo/seo-favicon.ts';
import { seoH1 } from './seo/seo-h1.ts';
import { seoHreflang } from './seo/seo-hreflang.ts';
import { seoIndexable } from './seo/seo-indexable.ts';
import { seoJsonLd } from './seo/seo-json-ld.ts';
import { seoLinkText } from './seo/seo-link-text.ts';
import { seoMissingFiles } from './seo/seo-missing-files.ts';
import { seoOneHost } from './seo/seo-one-host.ts';
import { seoOpenGraph } from './seo/seo-open-graph.ts';
import { seoPlaceholder } from './seo/seo-placeholder.ts';
import { seoRobotsTxt } from './seo/seo-robots-txt.ts';
import { seoSitemap } from './seo/seo-sitemap.ts';
import { seoSoft404 } from './seo/seo-soft-404.ts';
import { seoStatus } from './seo/seo-status.ts';
import { seoTitle } from './seo/seo-title.ts';
import { seoTitleQuality } from './seo/seo-title-quality.ts';

/** A new check gets a line here. */
const checksByCategory: Readonly<Record<Category, readonly Check[]>> = {
  seo: [
    seoIndexable,
    seoStatus,
    seoPlaceholder,
    seoTitle,
    seoTitleQuality,
    seoDescription,
    seoH1,
    seoCanonical,
    seoHreflang,
    seoRobotsTxt,
    seoSitemap,
    seoCrawlableLinks,
    seoLinkText,
    seoBrokenLinks,
    seoMissingFiles,
    seoSoft404,
    seoOneHost,
    seoJsonLd,
    seoOpenGraph,
    seoFavicon,
    seoCharset,
    seoCopyrightYear,
  ],
  performance: [
    perfTtfb,
    perfCompression,
    perfRenderBlocking,
    perfPageWeight,
    perfRequests,
    perfHtmlSize,
    perfDomSize,
    perfImageLarge,
    perfImageFormat,
    perfImageDims,
    perfImageLazy,
    perfCaching,
    perfHttp2,
    perfRedirects,
    perfThirdParty,
  ],
  accessibility: [
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
    a11yRegion,
    a11yLandmarkUnique,
    a11yBypass,
    a11yList,
    a11yListitem,
    a11yMetaRefresh,
    a11yAriaValid,
    a11yAriaAllowedAttr,
    a11yAriaRequiredChildren,
    a11yAriaHiddenFocus,
    a11yAriaDialogName,
    a11yTabindex,
    a11yAutocomplete,
  ],
  security: [
    secHttps,
    secCertificate,
    secHttpRedirect,
    secHsts,
    secCsp,
    secFrame,
    secNosniff,
    secReferrer,
    secCookies,
    secMixedContent,
    secSri,
    secCors,
    secVersionLeak,
    secOldLibrary,
    secTlsLegacy,
    secMailSpoofing,
    secCrossOrigin,
    secSecurityTxt,
  ],
  mobile: [mobViewport, mobZoom, mobResponsiveCss, mobResponsiveImages, mobIcons, mobDoctype],
  'ai-search': [
    aiAnswerBots,
    aiTrainingBots,
    aiTextWithoutJs,
    aiSnippetAllowed,
    aiEntity,
    aiSemanticHtml,
    aiQuestions,
    aiLlmsTxt,
  ],
  'local-business': [
    localPhone,
    localAddress,
    localSchema,
    localSchemaComplete,
    localHours,
    localNapMatch,
    localReviews,
    localSocialLinks,
    localCompanyDetails,
    localVat,
    localContactEmail,
    localPrivacy,
    localCookieConsent,
  ],
};

/** All checks in the order of the report. */
export const checks: readonly RegisteredCheck[] = categories.flatMap((category) =>
  checksByCategory[category]
    .map((check) => (category === 'local-business' ? judgeByLocality(check) : check))
    .map((check) => ({ ...check, category })),
);

interface JudgeOptions {
  list?: readonly RegisteredCheck[];
  /** Called when a check throws, which is a bug in the check. */
  onFault?: (id: string, error: unknown) => void;
}

/** Runs all checks in the order of the report. A check that throws loses only its own verdict. */
export function judgePage(
  evidence: ScanEvidence,
  { list = checks, onFault }: JudgeOptions = {},
): JudgedCheck[] {
  return list.map((check) => {
    try {
      return { check, verdict: judgeWithDoubt(check, evidence) };
    } catch (error) {
      onFault?.(check.id, error);
      return {
        check,
        verdict: unknown('This could not be checked, because our own check broke off.'),
      };
    }
  });
}

const byId = new Map(checks.map((check) => [check.id, check]));

/** The words of a result's check. Stored reports may name removed checks: only a summary. */
export function explainResult({ id, outcome, summary }: CheckResult) {
  const check = byId.get(id);
  return {
    title: (outcome === 'fail' ? check?.title : check?.passed) ?? summary,
    why: check?.why ?? '',
    fix: check?.fix ?? '',
    source: check ? { name: check.sourceName, url: check.sourceUrl } : null,
  };
}

import type { AssetFact } from '../model/evidence.ts';
import { findImmediateRefresh } from './head-elements.ts';
import {
  chooseLinks,
  chooseSidePages,
  type InternalLink,
  listInternalLinks,
  type SideKind,
} from './internal-links.ts';
import type { ParsedPage } from './parse-page.ts';
import { listLoadedFiles } from './resources.ts';

export interface SurveyedAsset {
  url: string;
  kind: AssetFact['kind'];
}

/** Facts about a page for the network phase. Plain data, bounded. */
export interface PageSurvey {
  refreshTo: string | null;
  /** Files to request, in document order. */
  assets: readonly SurveyedAsset[];
  assetCount: number;
  /** First style sheets, to be read. */
  stylesheets: readonly string[];
  links: readonly string[];
  sidePages: readonly { url: string; kind: SideKind }[];
}

const MAX_ASSETS = 30;
const MAX_STYLESHEETS = 3;

/** Reserved places per kind, so that one long list does not hide the other kinds. */
const shares: Readonly<Record<AssetFact['kind'], number>> = {
  style: 6,
  script: 8,
  image: 12,
  font: 2,
  other: 2,
};

function sampleOf(assets: readonly SurveyedAsset[]): SurveyedAsset[] {
  const taken = new Map<string, number>();
  const isFirst = ({ kind }: SurveyedAsset) => {
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= shares[kind];
  };
  const first = new Set(assets.filter(isFirst));
  const rest = assets.filter((asset) => !first.has(asset)).slice(0, MAX_ASSETS - first.size);
  const chosen = new Set([...first, ...rest]);
  return assets.filter((asset) => chosen.has(asset)).slice(0, MAX_ASSETS);
}

/**
 * Lists what to request: files, style sheets, links and side pages. Deterministic.
 * @param url the page's own absolute address
 */
export function surveyPage(page: ParsedPage, url: string): PageSurvey {
  const assets = listLoadedFiles(page);
  const links: readonly InternalLink[] = listInternalLinks(page, url);
  return {
    refreshTo: findImmediateRefresh(page, url),
    assets: sampleOf(assets),
    assetCount: assets.length,
    stylesheets: assets
      .filter(({ kind }) => kind === 'style')
      .slice(0, MAX_STYLESHEETS)
      .map((asset) => asset.url),
    links: chooseLinks(links),
    sidePages: chooseSidePages(links),
  };
}
